import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { type Ctx, requireAdmin, requireMember } from "#app/core/accounts/ctx.server.ts";
import { afterCursor, cursorAfter, readCursor } from "./list-order.server.ts";
import type { PromptCard } from "./record-shapes.ts";
import { showCards } from "./show-record.server.ts";
import { submissionTable } from "./source-tables.ts";
import { selectStored } from "./stored-record.server.ts";
import { records, unlockedPrompts } from "./tables.server.ts";

export interface PageInput {
  cursor?: string;
  limit?: number;
}

export interface CardPage {
  cards: PromptCard[];
  nextCursor: string | null;
  total: number;
}

/** The member's own submissions, whatever their status, newest first. */
export async function listOwnRecords(ctx: Ctx, page: PageInput = {}): Promise<CardPage> {
  return await listNewest(ctx, eq(records.ownerId, requireMember(ctx).userId), page);
}

/** What waits for a decision, oldest submission last. For admins. */
export async function listSubmissions(ctx: Ctx, status: string, page: PageInput = {}): Promise<CardPage> {
  requireAdmin(ctx);
  const waiting = sql`${records.status} = ${status} and ${records.tableName} = ${submissionTable}`;
  return await listNewest(ctx, waiting, page);
}

/** What the member unlocked, newest record first. */
export async function listUnlockedRecords(ctx: Ctx, page: PageInput = {}): Promise<CardPage> {
  const { userId } = requireMember(ctx);
  const unlocked = sql`${records.id} in (
    select ${unlockedPrompts.promptId} from ${unlockedPrompts} where ${unlockedPrompts.userId} = ${userId})`;
  return await listNewest(ctx, unlocked, page);
}

async function listNewest(ctx: Ctx, condition: SQL, { cursor, limit = 24 }: PageInput): Promise<CardPage> {
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
