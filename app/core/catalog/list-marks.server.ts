import { and, desc, eq, sql } from "drizzle-orm";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { buildOnce } from "#app/platform/db/build-once.server.ts";
import { readCursor, writeCursor } from "./list-order.server.ts";
import type { MarkKind } from "./mark-prompt.server.ts";
import type { CardPage, PageInput } from "./newest-page.server.ts";
import { showCardsById } from "./show-cards-by-id.server.ts";
import { promptMarks } from "./tables.server.ts";

export type Marks = Record<MarkKind, string[]>;

/** Enough for every heart on a page; who marked more sees the newest. */
const mostMarks = 2000;

/** Everything the member marked, newest first; nothing for visitors, whose marks stay in their browser. */
export async function listMarks(ctx: Ctx): Promise<Marks> {
  const marks: Marks = { favourite: [], like: [] };
  if (!isMember(ctx.viewer)) return marks;
  const rows = await ctx.db
    .select({ kind: promptMarks.kind, promptId: promptMarks.promptId })
    .from(promptMarks)
    .where(eq(promptMarks.userId, ctx.viewer.userId))
    .orderBy(desc(promptMarks.createdAt))
    .limit(mostMarks);
  for (const { kind, promptId } of rows) marks[kind].push(promptId);
  return marks;
}

export async function isLikedBy(ctx: Ctx, promptId: string): Promise<boolean> {
  if (!isMember(ctx.viewer)) return false;
  const found = await likeOf(ctx.db).execute({ userId: ctx.viewer.userId, promptId });
  return found.length > 0;
}

const likeOf = buildOnce((db) =>
  db
    .select({ promptId: promptMarks.promptId })
    .from(promptMarks)
    .where(
      and(
        eq(promptMarks.userId, sql.placeholder("userId")),
        eq(promptMarks.kind, "like"),
        eq(promptMarks.promptId, sql.placeholder("promptId")),
      ),
    )
    .prepare("like_of"),
);

/** The member's favourites as cards, newest mark first. */
export async function listFavourites(ctx: Ctx, { cursor, limit = 24 }: PageInput = {}): Promise<CardPage> {
  const { userId } = requireMember(ctx);
  const own = and(eq(promptMarks.userId, userId), eq(promptMarks.kind, "favourite"));
  const after = readCursor("newest", cursor);
  const isAfter =
    after &&
    sql`(${promptMarks.createdAt}, ${promptMarks.promptId}) < (${after.key}::timestamptz, ${after.id})`;
  const marks = await ctx.db
    .select({ promptId: promptMarks.promptId, createdAt: promptMarks.createdAt })
    .from(promptMarks)
    .where(and(own, isAfter))
    .orderBy(desc(promptMarks.createdAt), desc(promptMarks.promptId))
    .limit(limit + 1);
  const shown = marks.slice(0, limit);
  const last = shown.at(-1);
  return {
    cards: await showCardsById(
      ctx,
      shown.map((mark) => mark.promptId),
    ),
    nextCursor:
      marks.length > limit && last
        ? writeCursor("newest", last.createdAt.toISOString(), last.promptId)
        : null,
    total: await ctx.db.$count(promptMarks, own),
  };
}
