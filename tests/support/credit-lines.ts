import { eq } from "drizzle-orm";
import { creditEntries } from "#app/core/credits/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** Reason and amount of every line of a member's history, oldest first. */
export async function creditLines(db: Db, userId: string): Promise<[string, number][]> {
  const rows = await db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(creditEntries.id);
  return rows.map(({ reason, delta }) => [reason, Number(delta)]);
}
