import { eq, max } from "drizzle-orm";
import type { Stripe } from "stripe";
import { setSubscription } from "#app/core/accounts/set-subscription.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { PlanId } from "./plans.ts";
import { payments } from "./tables.server.ts";

interface Told {
  userId: string;
  provider: "stripe" | "test";
  subscription: Stripe.Subscription;
  plan: PlanId;
  observedAt: Date;
}

/** Takes over how a subscription stands at the provider. */
export async function mirrorSubscription(db: Db, told: Told): Promise<void> {
  const { subscription, plan, userId, provider, observedAt } = told;
  const item = subscription.items.data[0];
  const status = statusOf(subscription.status);
  if (!item || !status) return;
  const period = { start: item.current_period_start * 1000, end: item.current_period_end * 1000 };
  // The provider moves on to the next period also when it could not be paid; membership does not.
  if (status === "past_due") period.end = (await paidUntil(db, subscription.id))?.getTime() ?? period.start;
  await setSubscription(db, {
    userId,
    provider,
    tier: plan,
    status,
    customerId: typeof subscription.customer === "string" ? subscription.customer : subscription.customer.id,
    subscriptionId: subscription.id,
    currentPeriodStart: new Date(period.start),
    currentPeriodEnd: new Date(period.end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    observedAt,
  });
}

/** `incomplete` is a first payment still under way: nothing to show yet. */
function statusOf(status: Stripe.Subscription.Status): "active" | "past_due" | "canceled" | undefined {
  switch (status) {
    case "active":
    case "trialing":
      return "active";
    case "past_due":
    case "unpaid":
    case "paused":
      return "past_due";
    case "canceled":
    case "incomplete_expired":
      return "canceled";
    default:
      return undefined;
  }
}

async function paidUntil(db: Db, subscriptionId: string): Promise<Date | null> {
  const [row] = await db
    .select({ end: max(payments.periodEnd) })
    .from(payments)
    .where(eq(payments.subscriptionId, subscriptionId));
  return row?.end ?? null;
}
