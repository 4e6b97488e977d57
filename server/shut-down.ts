import { closeDatabase } from "#app/platform/db/db.server.ts";
import { stopListening } from "#app/platform/events/subscribe.server.ts";
import { closeQueue } from "#app/platform/jobs/queue.server.ts";
import { closeCounters } from "#app/platform/limits/counter.server.ts";
import { log } from "#app/platform/log/log.server.ts";

/** Finishes what is under way, closes the database, and ends; also when the supervising process has gone. */
export function shutDownGracefully(finish: () => Promise<void>): void {
  let isStopping = false;
  const stop = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log().info({ reason }, "shutting down");
    await finish().catch((error: unknown) => log().error({ err: error }, "shutting down failed"));
    await Promise.allSettled([closeQueue(10_000), stopListening(), closeCounters()]);
    await closeDatabase().catch(() => undefined);
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
  process.on("disconnect", () => void stop("supervisor gone"));
}
