import { eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { type Amount, hundredths } from "./amount.ts";
import { creditEntries, type entryReasons, profiles } from "./tables.server.ts";

export type CreditEntry = typeof creditEntries.$inferSelect;

export interface NewEntry {
  userId: string;
  /** Negative to spend. */
  delta: Amount;
  reason: (typeof entryReasons)[number];
  /** What it paid for, e.g. `prompt:recAbc`. */
  reference: string;
  /** One sentence for the history page. */
  note: string;
  /** The same key never moves credits twice. */
  idempotencyKey: string;
}

/**
 * The only place where a balance changes. Call it inside the transaction that records what is paid for:
 * both happen or neither does. Repeating a key returns the first entry and moves nothing.
 */
export async function postEntry(db: Db, entry: NewEntry): Promise<CreditEntry> {
  const [moved] = await db
    .update(profiles)
    .set({ credits: sql`${profiles.credits} + ${entry.delta}::numeric`, updatedAt: sql`now()` })
    .where(sql`${profiles.id} = ${entry.userId} and ${profiles.credits} + ${entry.delta}::numeric >= 0`)
    .returning({ credits: profiles.credits });
  if (!moved) return await firstEntryOrRefusal(db, entry);

  const [written] = await db
    .insert(creditEntries)
    .values({ ...entry, balanceAfter: moved.credits })
    .onConflictDoNothing({ target: creditEntries.idempotencyKey })
    .returning();
  if (written) return written;

  // The key was used before: take the movement of this call back within the same transaction.
  await db
    .update(profiles)
    .set({ credits: sql`${profiles.credits} - ${entry.delta}::numeric` })
    .where(eq(profiles.id, entry.userId));
  return await firstEntryOrRefusal(db, entry);
}

async function firstEntryOrRefusal(db: Db, entry: NewEntry): Promise<CreditEntry> {
  const [first] = await db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.idempotencyKey, entry.idempotencyKey));
  if (!first) throw new AppError("insufficient_credits", "Insufficient credits.");
  const isSame = first.userId === entry.userId && hundredths(first.delta) === hundredths(entry.delta);
  if (!isSame) throw new AppError("conflict", "This request was already used for something else.");
  return first;
}
