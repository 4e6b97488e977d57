import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { subscriptions } from "./tables.server.ts";

export type SubscriptionState = Omit<typeof subscriptions.$inferInsert, "updatedAt" | "observedAt"> & {
  /** When the provider said so. */
  observedAt: Date;
};

/**
 * Takes over what the payment provider says about a user's membership. News that is older than what is
 * known changes nothing, an ended subscription does not come back, and one that ends never hides another
 * that runs. Another provider's is taken over: a site has one at a time.
 */
export async function setSubscription(db: Db, state: SubscriptionState): Promise<void> {
  const isSame = sql`${subscriptions.subscriptionId} = excluded.subscription_id`;
  const isNewer = sql`${subscriptions.observedAt} <= excluded.observed_at`;
  const isOtherProvider = sql`${subscriptions.provider} <> excluded.provider`;
  const startsLater = sql`${subscriptions.currentPeriodStart} <= excluded.current_period_start`;
  await db
    .insert(subscriptions)
    .values(state)
    .onConflictDoUpdate({
      target: subscriptions.userId,
      set: { ...state, updatedAt: sql`now()` },
      setWhere: sql`case when ${isSame}
        then ${isNewer} and ${subscriptions.status} <> 'canceled'
        else excluded.status <> 'canceled'
          and (${subscriptions.status} = 'canceled' or ${isOtherProvider} or ${startsLater}) end`,
    });
}
