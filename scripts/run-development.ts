import { createServer as createHttpServer } from "node:http";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createServer, isRunnableDevEnvironment } from "vite";
import type { createApp } from "#server/app.ts";
import type { pageHandler } from "#server/page-handler.ts";
import { checkPort } from "./setup/check-port.ts";
import { prepareDatabase, requireWritable } from "./setup/prepare-database.ts";
import { supervise } from "./setup/supervise.ts";

interface AppModule {
  createApp: typeof createApp;
}

interface PageModule {
  pageHandler: typeof pageHandler;
}

if (existsSync(".env")) process.loadEnvFile(".env");
const dataFolder = resolve(process.env.DATA_DIR ?? "./data");
const host = process.env.HOST ?? "127.0.0.1";
const port = Number(process.env.PORT ?? 3000);
const say = (line: string) => console.log(line);

requireWritable(dataFolder);
await checkPort(port, host);
const database = await prepareDatabase(dataFolder, say);
Object.assign(process.env, {
  DATABASE_URL: database.url,
  DATA_DIR: dataFolder,
  PORT: String(port),
  HOST: host,
});
const { fillFirstRun } = await import("#db/seed/fill-first-run.ts");
await fillFirstRun(say);

const http = createHttpServer();
const vite = await createServer({
  server: { middlewareMode: true, hmr: { server: http } },
  appType: "custom",
});
const ssr = vite.environments.ssr;
if (!ssr || !isRunnableDevEnvironment(ssr))
  throw new Error("Vite offers no environment that can run the server.");

http.on("request", (incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => {
    void (async () => {
      // Imported per request: after an edit the runner hands out the new module.
      const server = (await ssr.runner.import("/server/app.ts")) as AppModule;
      const pages = (await ssr.runner.import("/server/page-handler.ts")) as PageModule;
      const build = (await ssr.runner.import("virtual:react-router/server-build")) as ServerBuild;
      const app = server.createApp(pages.pageHandler(build, "development"));
      await getRequestListener(app.fetch)(incoming, outgoing);
    })().catch((error: Error) => {
      vite.ssrFixStacktrace(error);
      console.error(error);
      outgoing.writeHead(500).end("The page failed; see the terminal.");
    });
  });
});
http.listen(port, host, () => say(`Development server at http://${host}:${port}`));
const worker = supervise("worker", "server/worker.ts", process.env, () => undefined);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    void Promise.all([worker.stop(), vite.close()])
      .then(() => database.stop())
      .then(() => process.exit(0));
  });
}
