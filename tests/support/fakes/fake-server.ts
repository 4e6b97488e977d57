import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { hangUp, listen } from "#tests/support/listen.ts";

/** A service outside of ours, played on this machine. */
export abstract class FakeServer {
  protected port = 0;
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  async start(): Promise<string> {
    this.port = await listen(this.server);
    return `http://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    await hangUp(this.server);
  }

  protected abstract answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}
