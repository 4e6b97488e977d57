import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import type { LiveEvent } from "./live-event.ts";

/** One PostgreSQL channel carries all; who gets what is decided in each process. */
export const notifyChannel = "smart_prompt_live";
/** PostgreSQL's limit for one notification. */
const largestBytes = 7999;

/** Tells every process. Inside a transaction it is told on commit, and not at all on rollback. */
export async function publish(db: Db, channel: string, event: LiveEvent): Promise<void> {
  const message = JSON.stringify({ channel, event });
  if (Buffer.byteLength(message) > largestBytes) {
    throw new Error(`The event ${event.type} is too large to publish: send ids, not records.`);
  }
  await db.execute(sql`select pg_notify(${notifyChannel}, ${message})`);
}
