import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { listen } from "#tests/support/listen.ts";

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
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  protected abstract answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}
