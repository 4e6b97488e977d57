import type { Db } from "#app/platform/db/db.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { publish } from "#app/platform/events/publish.server.ts";
import { type Amount, amount, hundredths, negated } from "./amount.ts";
import { type CreditEntry, type NewEntry, postEntry } from "./post-entry.server.ts";

/** Credits set aside for work under way. The reference names the work, and each step happens once for it. */
export interface Hold {
  userId: string;
  credits: Amount | number;
  /** e.g. `generation:7f3a…`. */
  reference: string;
}

/** Takes the credits when the work starts. `shortage` is what the user reads when there are too few. */
export async function holdCredits(db: Db, hold: Hold, note: string, shortage: string): Promise<void> {
  if (hundredths(hold.credits) === 0) return;
  try {
    await post(db, hold, { delta: negated(hold.credits), reason: "hold", note });
  } catch (error) {
    if (error instanceof AppError && error.code === "insufficient_credits")
      throw new AppError("insufficient_credits", shortage, { cause: error });
    throw error;
  }
}

/** Delivered: what was held is spent. The line of 0 says so in the history. */
export async function settleHold(db: Db, hold: Hold, note: string): Promise<void> {
  if (hundredths(hold.credits) === 0) return;
  await post(db, hold, { delta: "0.00", reason: "generation", note });
}

/** Not delivered: what was held comes back, or a part of it. */
export async function releaseHold(db: Db, hold: Hold, note: string): Promise<void> {
  if (hundredths(hold.credits) === 0) return;
  await post(db, hold, { delta: amount(hold.credits), reason: "release", note });
}

async function post(
  db: Db,
  { userId, reference }: Hold,
  entry: Pick<NewEntry, "delta" | "reason" | "note">,
): Promise<CreditEntry> {
  const written = await postEntry(db, {
    ...entry,
    userId,
    reference,
    idempotencyKey: `${entry.reason}:${reference}`,
  });
  await publish(db, `user:${userId}`, { type: "balance", credits: Number(written.balanceAfter) });
  return written;
}
