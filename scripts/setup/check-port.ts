import { createServer } from "node:net";

/** Fails with one sentence when another program already listens there. */
export function checkPort(port: number, host: string): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on("error", (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === "EADDRINUSE"
          ? "is already in use; set PORT to another one"
          : `cannot be used: ${error.message}`;
      fail(new Error(`Port ${port} on ${host} ${reason}.`));
    });
    probe.listen(port, host, () => probe.close(() => done()));
  });
}
