import { demoRecordId } from "#app/core/catalog/demo-record-id.server.ts";
import { createAccount } from "#app/core/accounts/create-account.server.ts";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { importReview } from "#app/features/prompts/import-review.server.ts";
import { reviewers, reviews } from "./reviews.ts";

const day = 24 * 60 * 60 * 1000;

/** Demo reviews by demo people, who have no password and cannot sign in (D33). */
export async function fillReviews(ctx: Ctx): Promise<void> {
  const ids = new Map<string, string>();
  for (const name of reviewers) {
    const email = `${name.toLowerCase().replace(/[^a-z]+/g, ".")}@demo.example`;
    ids.set(name, await createAccount(ctx.db, { email, name, role: "user" }));
  }
  for (const [index, { recordKey, reviewer, rating, text }] of reviews.entries()) {
    const userId = ids.get(reviewer);
    if (!userId) continue;
    const createdAt = new Date(Date.now() - ((index * 37) % 180) * day);
    await importReview(ctx, { promptId: demoRecordId(recordKey), userId, rating, body: text, createdAt });
  }
}
