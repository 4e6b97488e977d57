import { createServer, type Socket } from "node:net";
import { listen } from "#tests/support/listen.ts";

export interface FakeSmtp {
  url: string;
  /** Whole messages as they came over the wire. */
  received: string[];
  /** Set to refuse what comes next, as a full mailbox would. */
  refuse: boolean;
  close(): Promise<void>;
}

/** A mail server that speaks just enough SMTP to take a message. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const state = { received: [] as string[], refuse: false };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined));
    let rest = "";
    let message: string | undefined;
    socket.write("220 fake ESMTP\r\n");
    socket.on("data", (chunk) => {
      rest += chunk.toString();
      for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (message === undefined) {
          socket.write(reply(line.toUpperCase(), state.refuse));
          if (line.toUpperCase() === "DATA") message = "";
        } else if (line === ".") {
          state.received.push(message);
          message = undefined;
          socket.write("250 taken\r\n");
        } else {
          message += `${line}\r\n`;
        }
      }
    });
  });
  const port = await listen(server);
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  });
}

function reply(command: string, refuse: boolean): string {
  if (command.startsWith("EHLO")) return "250-fake\r\n250 8BITMIME\r\n";
  if (command.startsWith("RCPT") && refuse) return "452 mailbox full\r\n";
  if (command === "DATA") return "354 go on\r\n";
  if (command === "QUIT") return "221 bye\r\n";
  return "250 fine\r\n";
}
