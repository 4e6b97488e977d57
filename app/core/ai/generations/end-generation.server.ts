import { and, eq, inArray, sql } from "drizzle-orm";
import { type Generation } from "./view-generation.server.ts";
import { generationBatches, generations } from "#app/core/ai/tables.server.ts";
import { formatCredits } from "#app/core/credits/amount.ts";
import { type Hold, releaseHold, settleHold } from "#app/core/credits/hold-credits.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { publish } from "#app/platform/events/publish.server.ts";
import { closeBatchWhenFinished } from "./close-batch.server.ts";
import { functionNouns } from "./function-nouns.ts";

export type Ending =
  | { status: "done"; result: Record<string, unknown>; resultPath: string | null; madeBy: string }
  | { status: "failed"; error: string }
  | { status: "cancelled" };

/**
 * The one way a generation ends: status, ledger and batch together. Whoever comes first decides; a later
 * ending (a cancel against a result, a retry against its first try) changes nothing and answers undefined.
 */
export async function endGeneration(
  db: Db,
  id: string,
  ending: Ending,
  alongside?: (tx: Db, row: Generation) => Promise<void>,
): Promise<Generation | undefined> {
  return await db.transaction(async (tx) => {
    const batchId = await lockBatchOf(tx, id);
    const [row] = await tx
      .update(generations)
      .set({
        ...ending,
        ...(ending.status === "done" ? { progress: 100 } : {}),
        finishedAt: sql`now()`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(generations.id, id), inArray(generations.status, ["queued", "running"])))
      .returning();
    if (!row) return undefined;
    await alongside?.(tx, row);
    await account(tx, row);
    await announce(tx, row);
    if (batchId) await closeBatchWhenFinished(tx, batchId);
    return row;
  });
}

/** The batch first, then its generations: the same order as a cancel of the batch, so that neither waits for ever. */
async function lockBatchOf(tx: Db, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ batchId: generations.batchId })
    .from(generations)
    .where(eq(generations.id, id));
  if (!row?.batchId) return null;
  await tx
    .select({ id: generationBatches.id })
    .from(generationBatches)
    .where(eq(generationBatches.id, row.batchId))
    .for("update");
  return row.batchId;
}

export function holdOf(row: Pick<Generation, "id" | "cost">, userId: string): Hold {
  return { userId, credits: row.cost, reference: `generation:${row.id}` };
}

async function account(tx: Db, row: Generation): Promise<void> {
  if (row.userId === null) return;
  const hold = holdOf(row, row.userId);
  const noun = functionNouns[row.function];
  const credits = formatCredits(row.cost);
  if (row.status === "done") await settleHold(tx, hold, `${noun} delivered: ${credits} held were spent`);
  else
    await releaseHold(
      tx,
      hold,
      `${noun} ${row.status === "cancelled" ? "cancelled" : "failed"}: ${credits} returned`,
    );
}

export async function announce(db: Db, row: Generation): Promise<void> {
  if (row.userId === null) return;
  const { id, status, progress } = row;
  await publish(db, `user:${row.userId}`, { type: "generation", id, status, progress });
}
