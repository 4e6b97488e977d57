import { sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import type { Db } from "#app/platform/db/db.server.ts";
import type { TypedJob } from "./define-job.server.ts";
import { ensureQueue, queue } from "./queue.server.ts";

export interface EnqueueOptions {
  /** See `policy` of the job: a second one with the same key is not added. */
  key?: string;
  startAfter?: Date;
  /** Higher runs earlier; 0 unless told. */
  priority?: number;
}

/**
 * Adds a job as part of the transaction it is given: it runs when that commits, and never if it does
 * not. Answers its id, or null when its key is already taken.
 */
export async function enqueue<Input extends object>(
  { db }: { db: Db },
  job: TypedJob<Input>,
  input: Input,
  { key, startAfter, priority }: EnqueueOptions = {},
): Promise<string | null> {
  const opened = await queue();
  await ensureQueue(opened, job);
  return opened.boss.send(job.definition.name, job.parse(input), {
    db: fromDrizzle(db, sql),
    ...(key === undefined ? {} : { singletonKey: key }),
    ...(startAfter === undefined ? {} : { startAfter }),
    ...(priority === undefined ? {} : { priority }),
  });
}

/** Takes a job back that has not run yet. */
export async function cancelJob<Input extends object>(
  { db }: { db: Db },
  job: TypedJob<Input>,
  id: string,
): Promise<void> {
  const opened = await queue();
  await opened.boss.cancel(job.definition.name, id, { db: fromDrizzle(db, sql) });
}
