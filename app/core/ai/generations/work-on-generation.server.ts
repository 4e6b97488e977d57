import { and, eq, inArray, sql } from "drizzle-orm";
import type { Made } from "#app/core/ai/gateway/making.ts";
import { generations } from "#app/core/ai/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { JobRun } from "#app/platform/jobs/define-job.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { announce, endGeneration } from "./end-generation.server.ts";
import { makeResult, timeLimitMs } from "./make-result.server.ts";
import { keepInGallery, keepResult } from "./keep-in-gallery.server.ts";
import { isOfPausedBatch } from "./paused-batches.server.ts";
import { startReporting } from "./report-progress.server.ts";
import type { Generation } from "./view-generation.server.ts";

const unknownFailure = "Please try again.";

/** Does the work of one generation in the worker: result stored and credits settled, or all given back. */
export async function workOnGeneration(db: Db, id: string, job: JobRun): Promise<void> {
  const row = await takeUp(db, id);
  if (!row) return;
  const timeout = AbortSignal.timeout(timeLimitMs[row.function]);
  const reporting = startReporting(db, row);
  const signal = AbortSignal.any([job.signal, timeout, reporting.cancelled]);
  try {
    const made = await makeResult(db, row, { signal, onProgress: reporting.onProgress, log: job.log });
    await deliver(db, row, made);
  } catch (error) {
    // The worker is stopping or the whole job took too long: another worker tries again.
    if (job.signal.aborted) throw error;
    if (reporting.cancelled.aborted) return;
    job.log.warn({ err: error, generationId: id }, "generation failed");
    await failGeneration(
      db,
      id,
      timeout.aborted ? "This took too long. Please try again." : sentenceOf(error),
    );
  } finally {
    await reporting.stop();
  }
  if (row.inputPath) await files().delete(row.inputPath);
}

async function deliver(db: Db, row: Generation, { image, result, madeBy }: Made): Promise<void> {
  const kept = image && (await (row.batchId ? keepInGallery : keepResult)(row, image));
  const ending = { status: "done" as const, result, resultPath: kept?.resultPath ?? null, madeBy };
  const ended = await endGeneration(db, row.id, ending, kept?.record);
  if (!ended) await kept?.discard();
}

/** Also for the job that was given up: whatever happened, the credits come back. */
export async function failGeneration(db: Db, id: string, sentence = unknownFailure): Promise<void> {
  const ended = await endGeneration(db, id, { status: "failed", error: sentence });
  if (ended?.inputPath) await files().delete(ended.inputPath);
}

/** What waits in a paused batch is put into the queue again when the batch goes on. */
const isNotWaiting = sql`not (${generations.status} = 'queued' and ${isOfPausedBatch})`;

async function takeUp(db: Db, id: string): Promise<Generation | undefined> {
  const [row] = await db
    .update(generations)
    .set({ status: "running", updatedAt: sql`now()` })
    .where(and(eq(generations.id, id), inArray(generations.status, ["queued", "running"]), isNotWaiting))
    .returning();
  if (row) await announce(db, row);
  return row;
}

function sentenceOf(error: unknown): string {
  return error instanceof AppError ? error.message : unknownFailure;
}
