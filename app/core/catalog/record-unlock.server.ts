import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { records, unlockedPrompts } from "./tables.server.ts";

export interface NewUnlock {
  userId: string;
  promptId: string;
  /** What was charged, in credits. */
  paid: string;
}

/**
 * Lets a person read a prompt, once and for good. Call it in the transaction that charges for it:
 * `isNew` is false for whoever comes second, who must not be charged.
 */
export async function recordUnlock(ctx: Ctx, unlock: NewUnlock): Promise<{ isNew: boolean }> {
  const [written] = await ctx.db
    .insert(unlockedPrompts)
    .values({ id: randomUUID(), ...unlock })
    .onConflictDoNothing({ target: [unlockedPrompts.userId, unlockedPrompts.promptId] })
    .returning({ id: unlockedPrompts.id });
  if (!written) return { isNew: false };
  await ctx.db
    .update(records)
    .set({ unlocks: sql`${records.unlocks} + 1` })
    .where(eq(records.id, unlock.promptId));
  return { isNew: true };
}
