import { eq } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { readNewsletterToken } from "./newsletter-token.server.ts";
import { newsletterSubscribers } from "./tables.server.ts";

/** Takes an address off the list, confirmed or not; doing it twice is fine. */
export async function unsubscribeFromNewsletter(ctx: Ctx, { token }: { token: string }): Promise<void> {
  const id = readNewsletterToken("unsubscribe", token);
  await ctx.db
    .update(newsletterSubscribers)
    .set({ status: "unsubscribed", unsubscribedAt: new Date() })
    .where(eq(newsletterSubscribers.id, id));
}
