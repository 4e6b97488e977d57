import { type Ctx, inTransaction, requireMember } from "#app/core/accounts/ctx.server.ts";
import { findRecord } from "#app/core/catalog/get-record.server.ts";
import { mayReadPrompt } from "#app/core/catalog/may-read-prompt.server.ts";
import { recordUnlock } from "#app/core/catalog/record-unlock.server.ts";
import { isCurated } from "#app/core/catalog/source-tables.ts";
import { type Amount, formatCredits, hundredths, negated } from "#app/core/credits/amount.ts";
import { postEntry } from "#app/core/credits/post-entry.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { publish } from "#app/platform/events/publish.server.ts";
import { priceFor } from "./prompt-price.server.ts";

export interface Unlocked {
  paid: Amount;
  /** False when the prompt was readable before: nothing was charged. */
  isNew: boolean;
}

/** Deducts the price and records the unlock together, or neither; whoever presses twice pays once (D12). */
export async function unlockPrompt(ctx: Ctx, promptId: string, agreedPrice?: Amount): Promise<Unlocked> {
  const { userId } = requireMember(ctx, "Please sign in to unlock this prompt.");
  const record = await findRecord(ctx, promptId);
  if (record.productType !== null)
    throw new AppError("conflict", "This item is sold by its creator in the User Store.");
  if (await mayReadPrompt(ctx, record)) return { paid: "0.00", isNew: false };
  const { price } = await priceFor(ctx, { price: record.price, isCurated: isCurated(record.tableName) });
  if (agreedPrice !== undefined && hundredths(price) > hundredths(agreedPrice))
    throw new AppError("conflict", `The price of this prompt is now ${formatCredits(price)}.`);

  const unlocked = await inTransaction(ctx, async (tx) => {
    // The unlock row comes first: a second caller waits for it here, finds it, and is not charged.
    const { isNew } = await recordUnlock(tx, { userId, promptId, paid: price }).catch((cause: unknown) => {
      throw new AppError("unavailable", "Failed to record unlock. Refunding credits.", { cause });
    });
    if (isNew && hundredths(price) > 0) {
      await postEntry(tx.db, {
        userId,
        delta: negated(price),
        reason: "unlock",
        reference: `prompt:${promptId}`,
        note: `Unlocked “${record.title ?? "Untitled"}”`,
        idempotencyKey: `unlock:${userId}:${promptId}`,
      });
    }
    return { paid: isNew ? price : "0.00", isNew };
  }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "insufficient_credits")
      throw new AppError("insufficient_credits", "Insufficient credits to unlock this prompt.");
    if (error instanceof AppError) throw error;
    ctx.log.error({ err: error, promptId }, "unlock failed");
    throw new AppError("unavailable", "An error occurred during unlock. Please try again.", { cause: error });
  });
  // After the commit: a notification inside it would make all unlocks of the site queue up behind each other.
  if (unlocked.isNew) await publish(ctx.db, `user:${userId}`, { type: "credits" });
  return unlocked;
}
