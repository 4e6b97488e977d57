import { and, desc, eq, ne } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { type PlanId, planOf } from "#app/features/billing/plans.ts";
import { testSubscriptions } from "#app/features/billing/tables.server.ts";
import { nextMonth } from "./next-month.ts";
import { requireTestMode, sendTestEvent } from "./send-test-event.server.ts";
import { invoiceObject, subscriptionObject } from "./test-objects.ts";

export type OwnTestSubscription = typeof testSubscriptions.$inferSelect;

export async function findTestSubscription(ctx: Ctx): Promise<OwnTestSubscription | undefined> {
  const { userId } = requireTestMode(ctx);
  const [row] = await ctx.db
    .select()
    .from(testSubscriptions)
    .where(and(eq(testSubscriptions.userId, userId), ne(testSubscriptions.status, "canceled")))
    .orderBy(desc(testSubscriptions.createdAt))
    .limit(1);
  return row;
}

/** What an upgrade costs today: the dearer price for the part of the period that is left. */
export function upgradeCents(subscription: OwnTestSubscription, plan: PlanId, now = new Date()): number {
  const length = subscription.periodEnd.getTime() - subscription.periodStart.getTime();
  const left = Math.min(1, Math.max(0, (subscription.periodEnd.getTime() - now.getTime()) / length));
  return Math.max(0, Math.round((planOf(plan).monthlyCents - subscription.amountCents) * left));
}

/** A dearer plan begins now, a cheaper one with the next period. */
export async function changeTestPlan(ctx: Ctx, plan: PlanId): Promise<void> {
  const subscription = await requireSubscription(ctx);
  const { monthlyCents } = planOf(plan);
  if (plan === subscription.tier) {
    await write(ctx, subscription, { pendingTier: null, cancelAtPeriodEnd: false });
    return;
  }
  if (monthlyCents < subscription.amountCents) {
    await write(ctx, subscription, { pendingTier: plan, cancelAtPeriodEnd: false });
    return;
  }
  const amountCents = upgradeCents(subscription, plan);
  const upgraded = await write(ctx, subscription, {
    tier: plan,
    amountCents: monthlyCents,
    pendingTier: null,
    cancelAtPeriodEnd: false,
  });
  const id = `in_test_${upgraded.subscriptionId}_${upgraded.periodEnd.getTime()}_${plan}`;
  await sendTestEvent(
    ctx,
    "invoice.paid",
    invoiceObject(upgraded, { id, amountCents, reason: "subscription_update", status: "paid" }),
  );
}

export async function cancelTestSubscription(ctx: Ctx, isEnding: boolean): Promise<void> {
  await write(ctx, await requireSubscription(ctx), { cancelAtPeriodEnd: isEnding });
}

/** Lets a month pass: the next period is paid, or the subscription ends if that was asked for. */
export async function renewTestSubscription(ctx: Ctx, outcome: "paid" | "failed"): Promise<void> {
  const subscription = await requireSubscription(ctx);
  if (subscription.cancelAtPeriodEnd) {
    await write(ctx, subscription, { status: "canceled" }, "customer.subscription.deleted");
    return;
  }
  // After a failed try the period has begun already: only its payment is repeated.
  const isRetry = subscription.status === "past_due";
  const tier = subscription.pendingTier ?? subscription.tier;
  const renewed = await write(ctx, subscription, {
    tier,
    amountCents: subscription.pendingTier ? planOf(tier).monthlyCents : subscription.amountCents,
    pendingTier: null,
    status: outcome === "paid" ? "active" : "past_due",
    ...(isRetry
      ? {}
      : {
          periodStart: subscription.periodEnd,
          periodEnd: nextMonth(subscription.periodEnd, subscription.createdAt),
        }),
  });
  const invoice = {
    id: `in_test_${renewed.subscriptionId}_${renewed.periodEnd.getTime()}`,
    amountCents: renewed.amountCents,
    reason: "subscription_cycle",
  } as const;
  await (outcome === "paid"
    ? sendTestEvent(ctx, "invoice.paid", invoiceObject(renewed, { ...invoice, status: "paid" }))
    : sendTestEvent(ctx, "invoice.payment_failed", invoiceObject(renewed, { ...invoice, status: "open" })));
}

async function requireSubscription(ctx: Ctx): Promise<OwnTestSubscription> {
  const subscription = await findTestSubscription(ctx);
  if (!subscription) throw new AppError("conflict", "You have no running subscription.");
  return subscription;
}

/** Changes the provider's books and tells of it. */
async function write(
  ctx: Ctx,
  { subscriptionId }: OwnTestSubscription,
  change: Partial<typeof testSubscriptions.$inferInsert>,
  event: "customer.subscription.updated" | "customer.subscription.deleted" = "customer.subscription.updated",
): Promise<OwnTestSubscription> {
  const [written] = await ctx.db
    .update(testSubscriptions)
    .set(change)
    .where(eq(testSubscriptions.subscriptionId, subscriptionId))
    .returning();
  if (!written) throw new AppError("conflict", "You have no running subscription.");
  await sendTestEvent(ctx, event, subscriptionObject(written));
  return written;
}
