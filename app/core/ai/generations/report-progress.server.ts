import { and, eq, sql } from "drizzle-orm";
import { generations } from "#app/core/ai/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { announce } from "./end-generation.server.ts";
import type { Generation } from "./view-generation.server.ts";

const beatMs = 500;

export interface Reporting {
  /** Part done, 0..1. */
  onProgress: (done: number) => void;
  /** Aborted when the generation was cancelled meanwhile. */
  cancelled: AbortSignal;
  stop: () => Promise<void>;
}

/** Writes progress down at most twice a second, and finds out in the same step whether anybody still wants it. */
export function startReporting(db: Db, row: Generation): Reporting {
  const cancel = new AbortController();
  let wanted = row.progress;
  let written = row.progress;
  let last: Promise<void> = Promise.resolve();

  const beat = async () => {
    const progress = wanted;
    const [still] = await db
      .update(generations)
      .set({ progress, updatedAt: sql`now()` })
      .where(and(eq(generations.id, row.id), eq(generations.status, "running")))
      .returning();
    if (!still) cancel.abort(new Error("cancelled"));
    else if (progress !== written) await announce(db, still);
    written = progress;
  };
  const timer = setInterval(() => {
    // A missed beat is made up by the next one.
    last = last.then(beat).catch(() => undefined);
  }, beatMs);

  return {
    onProgress: (done) => (wanted = Math.max(wanted, Math.min(99, Math.round(done * 100)))),
    cancelled: cancel.signal,
    stop: async () => {
      clearInterval(timer);
      await last;
    },
  };
}
