import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { generationBatches, generations } from "#app/core/ai/tables.server.ts";
import { deletePicture } from "#app/core/files/picture-file.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { queue } from "#app/platform/jobs/queue.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { closeBatchWhenFinished } from "./close-batch.server.ts";
import { endGeneration } from "./end-generation.server.ts";
import { isOfPausedBatch } from "./paused-batches.server.ts";

const jobName = "run-generation";
const aliveStates = new Set(["created", "retry", "active"]);

/** Ends generations whose job is gone, and forgets old results that nobody saved. */
export async function sweepGenerations(db: Db): Promise<{ released: number; removedFiles: number }> {
  const released = (await endLost(db)) + (await closeLostBatches(db));
  return { released, removedFiles: await forgetOldResults(db) };
}

async function endLost(db: Db): Promise<number> {
  const suspects = await db
    .select({ id: generations.id, jobId: generations.jobId })
    .from(generations)
    .where(
      and(
        inArray(generations.status, ["queued", "running"]),
        lt(generations.updatedAt, sql`now() - interval '2 minutes'`),
        // Those have no job until their batch goes on.
        sql`not (${generations.status} = 'queued' and ${isOfPausedBatch})`,
      ),
    )
    .limit(500);
  const { boss } = await queue();
  let ended = 0;
  for (const { id, jobId } of suspects) {
    const job = jobId ? await boss.getJobById(jobName, jobId) : null;
    if (job && aliveStates.has(job.state)) continue;
    if (await endGeneration(db, id, { status: "failed", error: "Please try again." })) ended += 1;
  }
  return ended;
}

/** A batch closes with its last image; this is for one whose last image ended in another way. */
async function closeLostBatches(db: Db): Promise<number> {
  const open = await db
    .select({ id: generationBatches.id })
    .from(generationBatches)
    .where(
      and(
        isNull(generationBatches.finishedAt),
        lt(generationBatches.createdAt, sql`now() - interval '2 minutes'`),
        sql`not exists (select from ${generations} where ${generations.batchId} = ${generationBatches.id} and ${generations.status} in ('queued', 'running'))`,
      ),
    );
  for (const { id } of open) {
    await db.transaction(async (tx) => {
      await tx.select().from(generationBatches).where(eq(generationBatches.id, id)).for("update");
      await closeBatchWhenFinished(tx, id);
    });
  }
  return open.length;
}

/** A visitor's picture is kept for a day, a member's unsaved one for thirty; the gallery has its own copies. */
async function forgetOldResults(db: Db): Promise<number> {
  const old = await db
    .select({ id: generations.id, resultPath: generations.resultPath, inputPath: generations.inputPath })
    .from(generations)
    .where(
      and(
        isNotNull(generations.finishedAt),
        or(isNotNull(generations.resultPath), isNotNull(generations.inputPath)),
        or(
          and(isNotNull(generations.visitorKey), lt(generations.finishedAt, sql`now() - interval '1 day'`)),
          lt(generations.finishedAt, sql`now() - interval '30 days'`),
        ),
      ),
    )
    .limit(500);
  for (const { id, resultPath, inputPath } of old) {
    if (resultPath) await deletePicture(resultPath);
    if (inputPath) await files().delete(inputPath);
    await db.update(generations).set({ resultPath: null, inputPath: null }).where(eq(generations.id, id));
  }
  return old.length;
}
