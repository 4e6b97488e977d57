import { sql } from "drizzle-orm";
import { siteBrand } from "#app/brand.server.ts";
import { type Ctx, inTransaction } from "#app/core/accounts/ctx.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { limit } from "#app/platform/limits/limit.server.ts";
import { sendMail } from "#app/platform/mail/send-mail.server.ts";
import { confirmationMail } from "./newsletter-mail.ts";
import { newsletterToken } from "./newsletter-token.server.ts";
import type { NewsletterStep, SubscribeInput } from "./schema.ts";
import { newsletterSubscribers } from "./tables.server.ts";

const perClient = { points: 10, durationSeconds: 3600 };
const perAddress = { points: 3, durationSeconds: 3600 };

/**
 * Stores the address and mails the link that confirms it. The answer is the same whether or not the
 * address is on the list already, so that nobody can ask who reads us.
 */
export async function subscribeToNewsletter(ctx: Ctx, { email }: SubscribeInput): Promise<void> {
  await limit("newsletter-client", ctx.ip, perClient);
  await limit("newsletter-address", email, perAddress);
  await inTransaction(ctx, async ({ db }) => {
    const [subscriber] = await db
      .insert(newsletterSubscribers)
      .values({ email })
      .onConflictDoUpdate({
        target: newsletterSubscribers.email,
        set: {
          status: sql`case when ${newsletterSubscribers.status} = 'confirmed' then 'confirmed' else 'pending' end`,
          requestedAt: sql`now()`,
        },
      })
      .returning({ id: newsletterSubscribers.id, status: newsletterSubscribers.status });
    if (!subscriber || subscriber.status === "confirmed") return;
    const mail = confirmationMail({
      siteName: siteBrand().name,
      confirmAddress: newsletterAddress("confirm", subscriber.id),
      unsubscribeAddress: newsletterAddress("unsubscribe", subscriber.id),
    });
    await sendMail({ to: email, ...mail }, db);
  });
}

function newsletterAddress(step: NewsletterStep, subscriberId: string): string {
  const address = new URL(`/newsletter/${step}`, env().APP_ORIGIN);
  address.searchParams.set("token", newsletterToken(step, subscriberId));
  return address.href;
}
