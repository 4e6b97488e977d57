import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { type Ctx, inTransaction } from "#app/core/accounts/ctx.server.ts";
import { runGeneration } from "#app/core/ai/jobs.server.ts";
import { generationBatches, generations } from "#app/core/ai/tables.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { cancelJob, enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { type BatchView, findOwnBatch, getBatch } from "./get-batch.server.ts";

/** What is being drawn is finished; nothing new is begun until the batch goes on. Credits stay held. */
export async function pauseBatch(ctx: Ctx, { id }: { id: string }): Promise<BatchView> {
  const batch = await findOwnBatch(ctx, id);
  await inTransaction(ctx, async (tx) => {
    const [paused] = await tx.db
      .update(generationBatches)
      .set({ pausedAt: sql`now()` })
      .where(
        and(
          eq(generationBatches.id, batch.id),
          isNull(generationBatches.finishedAt),
          isNull(generationBatches.pausedAt),
        ),
      )
      .returning({ id: generationBatches.id });
    if (!paused) return;
    const waiting = await waitingOf(tx, batch.id);
    for (const { jobId } of waiting) if (jobId) await cancelJob(tx, runGeneration, jobId);
  });
  return await getOpenBatch(ctx, id);
}

/** Puts what waits back into the queue. */
export async function resumeBatch(ctx: Ctx, { id }: { id: string }): Promise<BatchView> {
  const batch = await findOwnBatch(ctx, id);
  await inTransaction(ctx, async (tx) => {
    const [resumed] = await tx.db
      .update(generationBatches)
      .set({ pausedAt: null })
      .where(
        and(
          eq(generationBatches.id, batch.id),
          isNull(generationBatches.finishedAt),
          isNotNull(generationBatches.pausedAt),
        ),
      )
      .returning({ id: generationBatches.id });
    if (!resumed) return;
    for (const waiting of await waitingOf(tx, batch.id)) {
      const jobId = await enqueue(tx, runGeneration, { generationId: waiting.id });
      await tx.db
        .update(generations)
        .set({ jobId, updatedAt: sql`now()` })
        .where(eq(generations.id, waiting.id));
    }
  });
  return await getOpenBatch(ctx, id);
}

async function waitingOf({ db }: Ctx, batchId: string) {
  return await db
    .select({ id: generations.id, jobId: generations.jobId })
    .from(generations)
    .where(and(eq(generations.batchId, batchId), eq(generations.status, "queued")))
    .orderBy(sql`(${generations.input} ->> 'index')::int`);
}

async function getOpenBatch(ctx: Ctx, id: string): Promise<BatchView> {
  const batch = await getBatch(ctx, { id });
  if (batch.status !== "running") throw new AppError("conflict", "This batch is over already.");
  return batch;
}
