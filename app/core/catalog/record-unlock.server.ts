import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
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
  const { rowCount } = await ctx.db.execute(sql`
    with written as (
      insert into ${unlockedPrompts} (id, user_id, prompt_id, paid)
      values (${randomUUID()}, ${unlock.userId}, ${unlock.promptId}, ${unlock.paid})
      on conflict (user_id, prompt_id) do nothing returning prompt_id
    )
    update ${records} set unlocks = unlocks + 1 from written where ${records.id} = written.prompt_id`);
  return { isNew: rowCount === 1 };
}
