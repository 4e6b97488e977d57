import { serve } from "@hono/node-server";
import * as build from "virtual:react-router/server-build";
import { env } from "#app/platform/env/env.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { prepareJobs } from "#app/platform/jobs/worker.server.ts";
import { startPageCache } from "#app/platform/http/page-cache.server.ts";
import { createApp } from "./app.ts";
import { jobs } from "./job-list.ts";
import { pageHandler } from "./page-handler.ts";
import { shutDownGracefully } from "./shut-down.ts";

const { HOST, PORT } = env();
await startPageCache();
await prepareJobs(jobs);
const app = createApp(pageHandler(build, "production"));
const server = serve({ fetch: app.fetch, hostname: HOST, port: PORT }, ({ port }) => {
  log().info({ host: HOST, port }, "web is listening");
  process.send?.("ready");
});
shutDownGracefully(
  () =>
    new Promise((done) => {
      server.close(() => done());
      // Live-event streams stay open for ever; the browser reconnects to another server.
      if ("closeAllConnections" in server) setTimeout(() => server.closeAllConnections(), 2000).unref();
    }),
);
