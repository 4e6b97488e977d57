import { constants, setPriority } from "node:os";
import { log } from "#app/platform/log/log.server.ts";
import { startWorker } from "#app/platform/jobs/worker.server.ts";
import { startSettingsCache } from "#app/platform/settings/live-settings.server.ts";
import { jobs } from "./job-list.ts";
import { shutDownGracefully } from "./shut-down.ts";

// Pages come first: where both share a machine, drawing must not make them wait.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await startSettingsCache();
await startWorker(jobs);
log().info("worker is ready");
process.send?.("ready");
shutDownGracefully(async () => undefined);
