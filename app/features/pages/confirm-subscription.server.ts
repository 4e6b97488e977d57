import { and, eq, ne, sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { newsletterToken, readNewsletterToken } from "./newsletter-token.server.ts";
import { newsletterSubscribers } from "./tables.server.ts";

/** Confirms an address; pressing the link twice changes nothing. Answers the token that ends it again. */
export async function confirmSubscription(
  ctx: Ctx,
  { token }: { token: string },
): Promise<{ unsubscribeToken: string }> {
  const id = readNewsletterToken("confirm", token);
  const confirmed = await ctx.db
    .update(newsletterSubscribers)
    .set({ status: "confirmed", confirmedAt: sql`coalesce(${newsletterSubscribers.confirmedAt}, now())` })
    // An old link must not bring back somebody who has left since.
    .where(and(eq(newsletterSubscribers.id, id), ne(newsletterSubscribers.status, "unsubscribed")))
    .returning({ id: newsletterSubscribers.id });
  if (confirmed.length === 0)
    throw new AppError("not_found", "This subscription has ended. You can subscribe again on the blog.");
  return { unsubscribeToken: newsletterToken("unsubscribe", id) };
}
