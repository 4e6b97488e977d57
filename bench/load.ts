import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";

/**
 * How many requests of one address a second of one core of the server answers. The server's own processor
 * time is counted, so that it does not matter what else the callers and the database do beside it.
 */
export async function requestsPerCore(
  url: string,
  pid: number,
  headers: Record<string, string> = {},
  seconds = 6,
): Promise<number> {
  await callFor(2, url, headers);
  const before = processorMs(pid);
  const answers = await callFor(seconds, url, headers);
  return (answers / (processorMs(pid) - before)) * 1000;
}

const callers = 16;

/** Each caller asks again as soon as it was answered. Bare sockets: a client that reads more is busier than the server. */
async function callFor(seconds: number, url: string, headers: Record<string, string>): Promise<number> {
  const { host, hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join("")}\r\n`;
  const until = performance.now() + seconds * 1000;
  const counts = Array.from({ length: callers }, async () => {
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    return await callUntil(until, socket, request);
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

function callUntil(until: number, socket: Socket, request: string): Promise<number> {
  return new Promise((done, fail) => {
    let answers = 0;
    /** Bytes of the answer under way that are still to come. */
    let missing = 0;
    const finish = (outcome: () => void) => {
      socket.removeAllListeners("close");
      socket.destroy();
      outcome();
    };
    socket.on("error", (error) => finish(() => fail(error)));
    socket.on("close", () => fail(new Error("The server hung up.")));
    socket.on("data", (chunk: Buffer) => {
      try {
        missing = (missing === 0 ? lengthOfAnswer(chunk) : missing) - chunk.length;
      } catch (error) {
        finish(() => fail(error));
        return;
      }
      if (missing > 0) return;
      answers += 1;
      if (performance.now() >= until) finish(() => done(answers));
      else socket.write(request);
    });
    socket.write(request);
  });
}

function lengthOfAnswer(start: Buffer): number {
  const end = start.indexOf("\r\n\r\n");
  const head = start.toString("latin1", 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith("HTTP/1.1 200") || length === undefined)
    throw new Error(`An answer that cannot be measured: ${head.slice(0, 200)}`);
  return end + 4 + Number(length);
}

/** User and system time of a process; the kernel counts in hundredths of a second. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
