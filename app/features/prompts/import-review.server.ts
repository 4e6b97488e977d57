import { randomUUID } from "node:crypto";
import { type Ctx, inTransaction } from "#app/core/accounts/ctx.server.ts";
import { recordUnlock } from "#app/core/catalog/record-unlock.server.ts";
import { setRating } from "#app/core/catalog/set-rating.server.ts";
import { promptReviews } from "./tables.server.ts";

export interface ImportedReview {
  promptId: string;
  userId: string;
  rating: number;
  body: string;
  createdAt: Date;
}

/** A review together with the unlock that allowed it: for demo data. Safe to repeat. */
export async function importReview(ctx: Ctx, { promptId, userId, ...review }: ImportedReview): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [written] = await tx.db
      .insert(promptReviews)
      .values({ id: randomUUID(), promptId, userId, ...review })
      .onConflictDoNothing()
      .returning({ id: promptReviews.id });
    if (!written) return;
    await recordUnlock(tx, { userId, promptId, paid: "0.00" });
    await setRating(tx, { recordId: promptId, previous: null, next: review.rating });
  });
}
