import { and, desc, eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { publicName } from "#app/core/accounts/public-name.ts";
import { users } from "#app/core/accounts/tables.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import type { PromptDetail } from "#app/core/catalog/record-shapes.ts";
import { hasUnlocked } from "#app/core/catalog/may-read-prompt.server.ts";
import { buildOnce } from "#app/platform/db/build-once.server.ts";
import { promptReviews } from "./tables.server.ts";

export interface ShownReview {
  id: string;
  author: string;
  rating: number;
  body: string;
  reply: string | null;
  createdAt: string;
  isOwn: boolean;
}

export interface Reviews {
  reviews: ShownReview[];
  total: number;
  own: ShownReview | null;
  mayReview: boolean;
  mayAnswer: boolean;
}

const mostShown = 50;

/** The newest reviews of a prompt, and what this viewer may do there. */
export async function listReviews(ctx: Ctx, prompt: Pick<PromptDetail, "id" | "isOwn">): Promise<Reviews> {
  const viewerId = isMember(ctx.viewer) ? ctx.viewer.userId : undefined;
  const rows = await newestReviews(ctx.db).execute({ promptId: prompt.id });
  const reviews = rows.map((row) => shown(row, viewerId));
  const hasMore = reviews.length === mostShown;
  const mayReview =
    viewerId !== undefined && !prompt.isOwn && (await hasUnlocked(ctx.db, viewerId, prompt.id));
  const own = reviews.find(({ isOwn }) => isOwn);
  return {
    reviews,
    total: hasMore
      ? await ctx.db.$count(promptReviews, eq(promptReviews.promptId, prompt.id))
      : reviews.length,
    own: own ?? (mayReview && hasMore ? await olderReview(ctx, prompt.id, viewerId) : null),
    mayReview,
    mayAnswer: prompt.isOwn,
  };
}

const columns = { review: promptReviews, name: users.name, email: users.email };

interface Row {
  review: typeof promptReviews.$inferSelect;
  name: string;
  email: string;
}

function shown({ review, ...author }: Row, viewerId: string | undefined): ShownReview {
  return {
    id: review.id,
    author: publicName(author) ?? "A member",
    rating: review.rating,
    body: review.body,
    reply: review.reply,
    createdAt: review.createdAt.toISOString(),
    isOwn: review.userId === viewerId,
  };
}

const newestReviews = buildOnce((db) =>
  db
    .select(columns)
    .from(promptReviews)
    .innerJoin(users, eq(users.id, promptReviews.userId))
    .where(eq(promptReviews.promptId, sql.placeholder("promptId")))
    .orderBy(desc(promptReviews.createdAt), desc(promptReviews.id))
    .limit(mostShown)
    .prepare("newest_reviews"),
);

/** One's own, where many newer ones stand before it: it can still be edited. */
async function olderReview(ctx: Ctx, promptId: string, userId: string): Promise<ShownReview | null> {
  const [row] = await ctx.db
    .select(columns)
    .from(promptReviews)
    .innerJoin(users, eq(users.id, promptReviews.userId))
    .where(and(eq(promptReviews.promptId, promptId), eq(promptReviews.userId, userId)));
  return row ? shown(row, userId) : null;
}
