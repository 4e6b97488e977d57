import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { type Amount, amount, hundredths, negated } from "./amount.ts";
import { type NewEntry, postEntry } from "./post-entry.server.ts";
import { profiles } from "./tables.server.ts";

/**
 * Takes as much of `wanted` as the balance holds and answers how much that was. Call it inside a
 * transaction: the balance stays locked until it ends, so nobody spends in between.
 */
export async function takeUpTo(
  db: Db,
  { wanted, ...entry }: Omit<NewEntry, "delta"> & { wanted: Amount },
): Promise<Amount> {
  const [profile] = await db
    .select({ credits: profiles.credits })
    .from(profiles)
    .where(eq(profiles.id, entry.userId))
    .for("update");
  const taken = Math.min(hundredths(wanted), hundredths(profile?.credits ?? "0"));
  if (taken <= 0) return "0.00";
  await postEntry(db, { ...entry, delta: negated(taken / 100) });
  return amount(taken / 100);
}
