import { and, eq, inArray, sql } from "drizzle-orm";
import { type Ctx, inTransaction } from "#app/core/accounts/ctx.server.ts";
import { generationBatches, generations } from "#app/core/ai/tables.server.ts";
import { closeBatchWhenFinished } from "./close-batch.server.ts";
import { type BatchView, findOwnBatch, getBatch } from "./get-batch.server.ts";

/** What is made stays; everything else ends now and its credits come back. */
export async function cancelBatch(ctx: Ctx, { id }: { id: string }): Promise<BatchView> {
  const batch = await findOwnBatch(ctx, id);
  await inTransaction(ctx, async ({ db }) => {
    await db
      .select({ id: generationBatches.id })
      .from(generationBatches)
      .where(eq(generationBatches.id, batch.id))
      .for("update");
    await db
      .update(generations)
      .set({ status: "cancelled", finishedAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(eq(generations.batchId, batch.id), inArray(generations.status, ["queued", "running"])));
    await closeBatchWhenFinished(db, batch.id);
  });
  return await getBatch(ctx, { id });
}
