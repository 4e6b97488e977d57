import { eq, inArray, sql } from "drizzle-orm";
import { generationBatches, generations } from "#app/core/ai/tables.server.ts";
import { formatCredits } from "#app/core/credits/amount.ts";
import { releaseHold, settleHold } from "#app/core/credits/hold-credits.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { publish } from "#app/platform/events/publish.server.ts";

type Batch = typeof generationBatches.$inferSelect;

export interface BatchCounts {
  done: number;
  failed: number;
  cancelled: number;
  unfinished: number;
}

const nothing: BatchCounts = { done: 0, failed: 0, cancelled: 0, unfinished: 0 };

/** How the images of each batch stand, in the order of the ids. */
export async function countBatches(db: Db, batchIds: readonly string[]): Promise<BatchCounts[]> {
  const count = (condition: string) =>
    sql<number>`count(*) filter (where ${sql.raw(condition)})`.mapWith(Number);
  const rows = await db
    .select({
      batchId: generations.batchId,
      done: count("status = 'done'"),
      failed: count("status = 'failed'"),
      cancelled: count("status = 'cancelled'"),
      unfinished: count("status in ('queued', 'running')"),
    })
    .from(generations)
    .where(inArray(generations.batchId, [...batchIds]))
    .groupBy(generations.batchId);
  return batchIds.map((id) => {
    const { batchId: _id, ...counts } = rows.find(({ batchId }) => batchId === id) ?? {
      batchId: id,
      ...nothing,
    };
    return counts;
  });
}

export async function countBatch(db: Db, batchId: string): Promise<BatchCounts> {
  const [counts = nothing] = await countBatches(db, [batchId]);
  return counts;
}

/** The caller holds the batch's row. One line settles what was made, one returns the rest. */
export async function closeBatchWhenFinished(tx: Db, batchId: string): Promise<void> {
  const counts = await countBatch(tx, batchId);
  const [batch] = await tx.select().from(generationBatches).where(eq(generationBatches.id, batchId));
  if (!batch) return;
  if (counts.unfinished === 0 && batch.finishedAt === null) await close(tx, batch, counts);
  const { done, failed } = counts;
  const status = counts.unfinished > 0 ? "running" : counts.cancelled > 0 ? "cancelled" : "done";
  await publish(tx, `user:${batch.userId}`, {
    type: "batch",
    id: batchId,
    done,
    failed,
    total: batch.total,
    status,
  });
}

async function close(tx: Db, batch: Batch, { done, cancelled }: BatchCounts): Promise<void> {
  const reference = `batch:${batch.id}`;
  const hold = (images: number) => ({
    userId: batch.userId,
    credits: images * batch.creditsPerImage,
    reference,
  });
  const spent = hold(done);
  const unused = hold(batch.total - done);
  const madeSentence = `${done} of ${batch.total} images made`;
  await settleHold(tx, spent, `Batch: ${madeSentence}, ${formatCredits(spent.credits)} spent`);
  await releaseHold(tx, unused, `Batch: ${madeSentence}, ${formatCredits(unused.credits)} returned`);
  await tx
    .update(generationBatches)
    .set({ status: cancelled > 0 ? "cancelled" : "done", finishedAt: sql`now()` })
    .where(eq(generationBatches.id, batch.id));
}
