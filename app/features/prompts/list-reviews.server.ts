import { desc, eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
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
  own: ShownReview | null;
  mayReview: boolean;
  mayAnswer: boolean;
}

const mostShown = 50;

/** The newest reviews of a prompt, and what this viewer may do there. */
export async function listReviews(ctx: Ctx, prompt: Pick<PromptDetail, "id" | "isOwn">): Promise<Reviews> {
  const viewerId = isMember(ctx.viewer) ? ctx.viewer.userId : undefined;
  const rows = await newestReviews(ctx.db).execute({ promptId: prompt.id });
  const reviews = rows.map(({ review, author }) => ({
    id: review.id,
    author: author.trim() || "A member",
    rating: review.rating,
    body: review.body,
    reply: review.reply,
    createdAt: review.createdAt.toISOString(),
    isOwn: review.userId === viewerId,
  }));
  const mayReview =
    viewerId !== undefined && !prompt.isOwn && (await hasUnlocked(ctx.db, viewerId, prompt.id));
  return {
    reviews,
    own: reviews.find(({ isOwn }) => isOwn) ?? null,
    mayReview,
    mayAnswer: prompt.isOwn,
  };
}

const newestReviews = buildOnce((db) =>
  db
    .select({ review: promptReviews, author: users.name })
    .from(promptReviews)
    .innerJoin(users, eq(users.id, promptReviews.userId))
    .where(eq(promptReviews.promptId, sql.placeholder("promptId")))
    .orderBy(desc(promptReviews.createdAt), desc(promptReviews.id))
    .limit(mostShown)
    .prepare("newest_reviews"),
);
