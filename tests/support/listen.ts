import type { Server as HttpServer } from "node:http";
import type { Server } from "node:net";

/** Starts a server on a free port of this machine. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

/** Ends it at once, whoever still holds a connection. */
export async function hangUp(server: HttpServer): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}
