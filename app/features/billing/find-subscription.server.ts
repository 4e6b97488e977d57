import { and, eq, ne } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { subscriptions } from "#app/core/accounts/tables.server.ts";
import { paymentProvider } from "./pick-provider.server.ts";
import type { PlanId } from "./plans.ts";

export interface RunningSubscription {
  subscriptionId: string;
  tier: PlanId;
  status: "active" | "past_due" | "canceled";
  isEnding: boolean;
  endsAt: Date;
}

/** The subscription that the present provider runs for a user, also while a renewal is unpaid. */
export async function findSubscription(ctx: Ctx, userId: string): Promise<RunningSubscription | undefined> {
  const [row] = await ctx.db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.provider, paymentProvider().name),
        ne(subscriptions.status, "canceled"),
      ),
    );
  if (!row) return undefined;
  return {
    subscriptionId: row.subscriptionId,
    tier: row.tier,
    status: row.status,
    isEnding: row.cancelAtPeriodEnd,
    endsAt: row.currentPeriodEnd,
  };
}
