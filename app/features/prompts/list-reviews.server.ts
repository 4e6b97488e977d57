import { and, desc, eq } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { users } from "#app/core/accounts/tables.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import type { PromptDetail } from "#app/core/catalog/record-shapes.ts";
import { unlockedPrompts } from "#app/core/catalog/tables.server.ts";
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
  const rows = await ctx.db
    .select({ review: promptReviews, author: users.name })
    .from(promptReviews)
    .innerJoin(users, eq(users.id, promptReviews.userId))
    .where(eq(promptReviews.promptId, prompt.id))
    .orderBy(desc(promptReviews.createdAt), desc(promptReviews.id))
    .limit(mostShown);
  const reviews = rows.map(({ review, author }) => ({
    id: review.id,
    author: author.trim() || "A member",
    rating: review.rating,
    body: review.body,
    reply: review.reply,
    createdAt: review.createdAt.toISOString(),
    isOwn: review.userId === viewerId,
  }));
  const unlocked =
    viewerId === undefined || prompt.isOwn
      ? 0
      : await ctx.db.$count(
          unlockedPrompts,
          and(eq(unlockedPrompts.userId, viewerId), eq(unlockedPrompts.promptId, prompt.id)),
        );
  return {
    reviews,
    own: reviews.find(({ isOwn }) => isOwn) ?? null,
    mayReview: unlocked > 0,
    mayAnswer: prompt.isOwn,
  };
}
