import { eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { dropPages } from "#app/platform/http/page-cache.server.ts";
import { records } from "./tables.server.ts";

export interface RatingChange {
  recordId: string;
  /** What this person gave before, 1 to 5, or null for a first rating. */
  previous: number | null;
  /** What they give now, or null when the rating is taken back. */
  next: number | null;
}

/** Carries one person's rating into the average. Call it in the transaction that writes the review. */
export async function setRating(ctx: Ctx, { recordId, previous, next }: RatingChange): Promise<void> {
  const sum = (next ?? 0) - (previous ?? 0);
  const count = Number(next !== null) - Number(previous !== null);
  await ctx.db
    .update(records)
    .set({
      ratingSum: sql`${records.ratingSum} + ${sum}`,
      ratingCount: sql`${records.ratingCount} + ${count}`,
    })
    .where(eq(records.id, recordId));
  await dropPages(ctx.db);
}
