import { eq } from "drizzle-orm";
import { database } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { deriveKey } from "#app/platform/secrets/derive-key.server.ts";
import type { PaymentProvider } from "#app/features/billing/payment-provider.ts";
import { isPlanId } from "#app/features/billing/plans.ts";
import { testSubscriptions } from "#app/features/billing/tables.server.ts";
import { itemOfTestPrice, testCustomerId, testSessionId } from "./test-ids.ts";
import { subscriptionObject } from "./test-objects.ts";

/** Takes no money: its checkout and portal are pages of ours, and its events carry their whole state. */
export const testProvider: PaymentProvider = {
  name: "test",
  webhookSecret: () => `whsec_${deriveKey("billing-test-webhook").toString("hex")}`,
  createCustomer: async ({ userId }) => testCustomerId(userId),
  openCheckout: async ({ orderId }) => ({
    sessionId: testSessionId(orderId),
    url: `${env().APP_ORIGIN}/checkout/test/${orderId}`,
  }),
  openPlanChange: async ({ plan }) => `${env().APP_ORIGIN}/checkout/test/change/${plan}`,
  openPortal: async () => `${env().APP_ORIGIN}/checkout/test/portal`,
  cancelSubscription: async (subscriptionId) => {
    await database()
      .update(testSubscriptions)
      .set({ status: "canceled" })
      .where(eq(testSubscriptions.subscriptionId, subscriptionId));
  },
  listSubscriptions: async (customerId) => {
    const rows = await database()
      .select()
      .from(testSubscriptions)
      .where(eq(testSubscriptions.customerId, customerId));
    return rows.map((row) => subscriptionObject(row));
  },
  latestSubscription: async (told) => whole(told),
  latestInvoice: async (told) => told,
  latestCharge: async (told) => whole(told),
  latestDispute: async (told) => told,
  planOfPrice: async (price) => {
    const item = itemOfTestPrice(typeof price === "string" ? price : price.id);
    return isPlanId(item) ? item : undefined;
  },
};

function whole<Told extends object>(told: Told | string): Told {
  if (typeof told === "string") throw new Error(`A test event named ${told} without its state.`);
  return told;
}
