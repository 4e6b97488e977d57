import { type Ctx, inTransaction, requireMember } from "#app/core/accounts/ctx.server.ts";
import { currentSubscription } from "#app/core/accounts/current-subscription.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { limit } from "#app/platform/limits/limit.server.ts";
import { findCustomer } from "./ensure-customer.server.ts";
import { mirrorSubscription } from "./mirror-subscription.server.ts";
import { paymentProvider } from "./pick-provider.server.ts";
import type { SubscriptionAnswer } from "./schema.ts";

/** The membership as we know it. */
export async function checkSubscription(ctx: Ctx): Promise<SubscriptionAnswer> {
  const { userId } = requireMember(ctx);
  const current = await currentSubscription(ctx.db, userId);
  return {
    subscribed: current !== undefined,
    subscription_tier: current?.tier ?? null,
    subscription_end: current?.endsAt.toISOString() ?? null,
  };
}

/** The membership after asking the provider, for a member who thinks that we missed something. */
export async function refreshSubscription(ctx: Ctx): Promise<SubscriptionAnswer> {
  const { userId } = requireMember(ctx);
  await limit("refresh-subscription", userId, { points: 10, durationSeconds: 60 });
  const customerId = await findCustomer(ctx, userId);
  if (customerId) await askProvider(ctx, userId, customerId);
  return await checkSubscription(ctx);
}

async function askProvider(ctx: Ctx, userId: string, customerId: string): Promise<void> {
  const provider = paymentProvider();
  const observedAt = new Date();
  const subscriptions = await provider.listSubscriptions(customerId).catch((cause: unknown) => {
    ctx.log.error({ err: cause }, "the provider could not be asked for subscriptions");
    throw new AppError("upstream", "Failed to refresh subscription status", { cause });
  });
  for (const subscription of subscriptions.sort((a, b) => a.created - b.created)) {
    const price = subscription.items.data[0]?.price;
    const plan = price ? await provider.planOfPrice(price) : undefined;
    if (!plan) continue;
    await inTransaction(ctx, (tx) =>
      mirrorSubscription(tx.db, { userId, provider: provider.name, subscription, plan, observedAt }),
    );
  }
}
