import { inArray, sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import type { PromptCard } from "#app/core/catalog/record-shapes.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import { isSentBack } from "./sent-back.ts";

export interface Standing {
  unlocks: number;
  /** Why it was not accepted. */
  rejectionReason: string | null;
}

/** What a creator is told about their own prompts, by id. Cards do not carry it: lists are for everyone. */
export async function ownStanding(ctx: Ctx, cards: readonly PromptCard[]): Promise<Record<string, Standing>> {
  const own = new Map(cards.filter(({ isOwn }) => isOwn).map((card) => [card.id, card.status]));
  if (own.size === 0) return {};
  const rows = await ctx.db
    .select({
      id: records.id,
      unlocks: records.popularity,
      reason: sql<string | null>`${records.fields} ->> 'Rejection Reason'`,
    })
    .from(records)
    .where(inArray(records.id, [...own.keys()]));
  return Object.fromEntries(
    rows.map(({ id, unlocks, reason }) => [
      id,
      { unlocks, rejectionReason: isSentBack(own.get(id) ?? "") ? reason : null },
    ]),
  );
}
