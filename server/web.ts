import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import * as build from "virtual:react-router/server-build";
import { env } from "#app/platform/env/env.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { prepareJobs } from "#app/platform/jobs/worker.server.ts";
import { startPageCache } from "#app/platform/http/page-cache.server.ts";
import { startSettingsCache } from "#app/platform/settings/live-settings.server.ts";
import { createApp } from "./app.ts";
import { jobs } from "./job-list.ts";
import { pageHandler } from "./page-handler.ts";
import { answerKeptPage } from "./kept-door.ts";
import { tellStarter } from "./tell-starter.ts";
import { shutDownGracefully } from "./shut-down.ts";

const { HOST, PORT } = env();
await Promise.all([startPageCache(), startSettingsCache()]);
await prepareJobs(jobs);
const app = createApp(pageHandler(build, "production"));
const answer = getRequestListener(app.fetch);
const server = createServer((incoming, outgoing) => {
  if (!answerKeptPage(incoming, outgoing)) void answer(incoming, outgoing);
});
server.listen(PORT, HOST, () => {
  log().info({ host: HOST, port: PORT }, "web is listening");
  tellStarter("ready");
});
shutDownGracefully(
  () =>
    new Promise((done) => {
      server.close(() => done());
      // Live-event streams stay open for ever; the browser reconnects to another server.
      setTimeout(() => server.closeAllConnections(), 2000).unref();
    }),
);
