import { createServer, type Socket } from "node:net";
import { listen } from "#tests/support/listen.ts";

export interface FakeRedis {
  url: string;
  counts: Map<string, number>;
  close(): Promise<void>;
}

/** Speaks enough of Redis' wire format to run the one script that counts. */
export async function startFakeRedis(): Promise<FakeRedis> {
  const counts = new Map<string, number>();
  const sockets = new Set<Socket>();
  let isScriptKnown = false;

  function answer([command = "", ...args]: string[]): string {
    switch (command.toLowerCase()) {
      case "info":
        return bulk("redis_version:7.0.0\r\nloading:0\r\n");
      case "evalsha":
      case "eval": {
        if (command.toLowerCase() === "eval") isScriptKnown = true;
        else if (!isScriptKnown) return "-NOSCRIPT No matching script\r\n";
        const [, , key = "", points = "0", seconds = "0"] = args;
        counts.set(key, (counts.get(key) ?? 0) + Number(points));
        return `*2\r\n:${counts.get(key)}\r\n:${Number(seconds) * 1000}\r\n`;
      }
      case "del":
        return `:${counts.delete(args[0] ?? "") ? 1 : 0}\r\n`;
      default:
        return "+OK\r\n";
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined));
    let rest = "";
    socket.on("data", (chunk) => {
      rest += chunk.toString();
      for (let next = readCommand(rest); next; next = readCommand(rest)) {
        rest = rest.slice(next.length);
        socket.write(answer(next.words));
      }
    });
  });
  const port = await listen(server);
  return {
    url: `redis://127.0.0.1:${port}`,
    counts,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** `*2\r\n$4\r\nINFO\r\n…`, or nothing while it is incomplete. Arguments here are plain ASCII. */
function readCommand(text: string): { words: string[]; length: number } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return undefined;
  let at = head[0].length;
  const words: string[] = [];
  for (let index = 0; index < Number(head[1]); index += 1) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (!size) return undefined;
    const start = at + size[0].length;
    at = start + Number(size[1]) + 2;
    if (text.length < at) return undefined;
    words.push(text.slice(start, at - 2));
  }
  return { words, length: at };
}

const bulk = (text: string) => `$${text.length}\r\n${text}\r\n`;
