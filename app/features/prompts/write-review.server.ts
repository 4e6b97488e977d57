import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import * as z from "zod";
import { type Ctx, inTransaction, requireMember } from "#app/core/accounts/ctx.server.ts";
import { publicName } from "#app/core/accounts/public-name.ts";
import { findRecord } from "#app/core/catalog/get-record.server.ts";
import { hasUnlocked, isOwner } from "#app/core/catalog/may-read-prompt.server.ts";
import { setRating } from "#app/core/catalog/set-rating.server.ts";
import { notify } from "#app/core/notifications/notify.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { promptReviews } from "./tables.server.ts";

const words = (most: number) =>
  z
    .string()
    .max(most, `Please use at most ${most} characters.`)
    .transform((text) => text.replaceAll("\0", "").trim());

export const reviewInput = z.object({
  rating: z.coerce
    .number("Please choose one to five stars.")
    .int("Please choose one to five stars.")
    .min(1, "Please choose one to five stars.")
    .max(5, "Please choose one to five stars."),
  body: words(2000).default(""),
});

export const replyInput = z.object({ reviewId: z.string().max(100), reply: words(2000) });

/** Only who unlocked may rate; a second review of the same person replaces the first. The average follows at once. */
export async function writeReview(
  ctx: Ctx,
  promptId: string,
  review: z.output<typeof reviewInput>,
): Promise<void> {
  const member = requireMember(ctx, "Please sign in to write a review.");
  const { userId } = member;
  const record = await findRecord(ctx, promptId);
  if (!(await hasUnlocked(ctx.db, userId, promptId)) || isOwner(record, ctx.viewer))
    throw new AppError("forbidden", "Only people who unlocked this prompt can review it.");
  await inTransaction(ctx, async (ctx) => {
    // One person's reviews queue up here, so that the average counts each change once.
    await ctx.db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`review:${promptId}:${userId}`}, 0))`,
    );
    const [before] = await ctx.db
      .select({ rating: promptReviews.rating })
      .from(promptReviews)
      .where(and(eq(promptReviews.promptId, promptId), eq(promptReviews.userId, userId)));
    await ctx.db
      .insert(promptReviews)
      .values({ id: randomUUID(), promptId, userId, ...review })
      .onConflictDoUpdate({
        target: [promptReviews.promptId, promptReviews.userId],
        set: { ...review, updatedAt: sql`now()` },
      });
    await setRating(ctx, { recordId: promptId, previous: before?.rating ?? null, next: review.rating });
    if (record.ownerId && !before)
      await notify(ctx.db, {
        userId: record.ownerId,
        kind: "review",
        title: `${publicName(member) ?? "A member"} reviewed “${record.title ?? "your prompt"}”`,
        body: `${review.rating} of 5`,
        link: `/prompt/${promptId}#reviews`,
      });
  });
}

/** The creator's answer under a review; an empty one takes it back. */
export async function answerReview(
  ctx: Ctx,
  promptId: string,
  { reviewId, reply }: z.output<typeof replyInput>,
): Promise<void> {
  requireMember(ctx);
  const record = await findRecord(ctx, promptId);
  if (!isOwner(record, ctx.viewer))
    throw new AppError("forbidden", "Only the creator of this prompt can answer.");
  const [answered] = await ctx.db
    .update(promptReviews)
    .set(reply === "" ? { reply: null, repliedAt: null } : { reply, repliedAt: sql`now()` })
    .where(and(eq(promptReviews.id, reviewId), eq(promptReviews.promptId, promptId)))
    .returning({ userId: promptReviews.userId });
  if (!answered) throw new AppError("not_found", "This review is no longer there.");
  if (reply !== "")
    await notify(ctx.db, {
      userId: answered.userId,
      kind: "review",
      title: `The creator of “${record.title ?? "a prompt"}” answered your review`,
      link: `/prompt/${promptId}#reviews`,
    });
}
