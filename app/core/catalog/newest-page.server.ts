import { and, desc, type SQL } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { afterCursor, cursorAfter, readCursor } from "./list-order.server.ts";
import type { PromptCard } from "./record-shapes.ts";
import { showCards } from "./show-record.server.ts";
import { selectStored } from "./stored-record.server.ts";
import { records } from "./tables.server.ts";

export interface PageInput {
  cursor?: string;
  limit?: number;
}

export interface CardPage {
  cards: PromptCard[];
  nextCursor: string | null;
  total: number;
}

/** Records of any status that meet the condition, newest first. The caller decides who may ask. */
export async function newestPage(
  ctx: Ctx,
  condition: SQL | undefined,
  { cursor, limit = 24 }: PageInput,
): Promise<CardPage> {
  const after = afterCursor("newest", readCursor("newest", cursor));
  const stored = await selectStored(ctx, and(condition, after))
    .orderBy(desc(records.createdAt), desc(records.id))
    .limit(limit + 1);
  const shown = stored.slice(0, limit);
  const last = shown.at(-1);
  return {
    cards: await showCards(ctx, shown),
    nextCursor: stored.length > limit && last ? cursorAfter("newest", last) : null,
    total: await ctx.db.$count(records, condition),
  };
}
