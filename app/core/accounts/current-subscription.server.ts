import { eq, sql } from "drizzle-orm";
import { buildOnce } from "#app/platform/db/build-once.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { subscriptions } from "./tables.server.ts";

export interface CurrentSubscription {
  tier: "starter" | "pro" | "unlimited";
  endsAt: Date;
  isEnding: boolean;
}

/**
 * The membership that counts now. A failed renewal keeps it until the period it was paid for ends; one of the
 * test checkout, which nobody paid for, ends when Stripe takes the payments (D26).
 */
export async function currentSubscription(db: Db, userId: string): Promise<CurrentSubscription | undefined> {
  const [row] = await subscriptionOf(db).execute({ userId });
  if (!row || row.status === "canceled" || row.currentPeriodEnd <= new Date()) return undefined;
  if (row.provider === "test" && env().STRIPE_SECRET_KEY) return undefined;
  return { tier: row.tier, endsAt: row.currentPeriodEnd, isEnding: row.cancelAtPeriodEnd };
}

const subscriptionOf = buildOnce((db) =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, sql.placeholder("userId")))
    .prepare("subscription_of"),
);
