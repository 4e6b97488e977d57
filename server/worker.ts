import { log } from "#app/platform/log/log.server.ts";
import { startWorker } from "#app/platform/jobs/worker.server.ts";
import { startSettingsCache } from "#app/platform/settings/live-settings.server.ts";
import { jobs } from "./job-list.ts";
import { shutDownGracefully } from "./shut-down.ts";
import { tellStarter } from "./tell-starter.ts";
import { yieldToPages } from "./yield-to-pages.ts";

yieldToPages();
await startSettingsCache();
await startWorker(jobs);
log().info("worker is ready");
tellStarter("ready");
shutDownGracefully(async () => undefined);
