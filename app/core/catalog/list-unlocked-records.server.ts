import { and, desc, eq, sql } from "drizzle-orm";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { readCursor, writeCursor } from "./list-order.server.ts";
import type { CardPage, PageInput } from "./newest-page.server.ts";
import { showCardsById } from "./show-cards-by-id.server.ts";
import { unlockedPrompts } from "./tables.server.ts";

/** What the member unlocked, the latest first. */
export async function listUnlockedRecords(
  ctx: Ctx,
  { cursor, limit = 24 }: PageInput = {},
): Promise<CardPage> {
  const isTheirs = eq(unlockedPrompts.userId, requireMember(ctx).userId);
  const after = readCursor("newest", cursor);
  const isAfter =
    after &&
    sql`(${unlockedPrompts.createdAt}, ${unlockedPrompts.id}) < (${after.key}::timestamptz, ${after.id})`;
  const unlocks = await ctx.db
    .select()
    .from(unlockedPrompts)
    .where(and(isTheirs, isAfter))
    .orderBy(desc(unlockedPrompts.createdAt), desc(unlockedPrompts.id))
    .limit(limit + 1);
  const shown = unlocks.slice(0, limit);
  const last = shown.at(-1);
  return {
    cards: await showCardsById(
      ctx,
      shown.map(({ promptId }) => promptId),
    ),
    nextCursor:
      unlocks.length > limit && last ? writeCursor("newest", last.createdAt.toISOString(), last.id) : null,
    total: await ctx.db.$count(unlockedPrompts, isTheirs),
  };
}
