import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { newestPage, type PageInput } from "#app/core/catalog/newest-page.server.ts";
import type { PromptCard } from "#app/core/catalog/record-shapes.ts";
import { records } from "#app/core/catalog/tables.server.ts";

export interface OwnItemCard extends PromptCard {
  rejectionReason: string | null;
  /** How often it was claimed or bought. */
  taken: number;
}

/** The seller's own items, whatever their status, newest first. */
export async function listOwnItems(ctx: Ctx, input: PageInput = {}) {
  const isTheirs = and(eq(records.ownerId, requireMember(ctx).userId), isNotNull(records.productType));
  const page = await newestPage(ctx, isTheirs, input);
  const facts = await factsOf(ctx, page.cards);
  const items = page.cards.map((card): OwnItemCard => {
    const { reason = null, taken = 0 } = facts.get(card.id) ?? {};
    return { ...card, rejectionReason: reason, taken };
  });
  return { items, nextCursor: page.nextCursor, total: page.total };
}

async function factsOf(ctx: Ctx, cards: readonly PromptCard[]) {
  const ids = cards.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await ctx.db
          .select({
            id: records.id,
            taken: records.unlocks,
            reason: sql<string | null>`${records.fields} ->> 'Rejection Reason'`,
          })
          .from(records)
          .where(inArray(records.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
