import { env } from "#app/platform/env/env.server.ts";
import type { PaymentProvider } from "#app/features/billing/payment-provider.ts";
import { openStripeCheckout } from "./stripe-checkout.server.ts";
import { stripeClient } from "./stripe-client.server.ts";
import { openStripePlanChange, openStripePortal } from "./stripe-portal.server.ts";
import { planOfPrice } from "./stripe-prices.server.ts";

/** Asking anew also brings every answer in the library's own API version, whatever the webhook speaks. */
export const stripeProvider: PaymentProvider = {
  name: "stripe",
  webhookSecret: () => env().STRIPE_WEBHOOK_SECRET ?? "",
  createCustomer: async ({ userId, email, name }) => {
    const customer = await stripeClient().customers.create(
      { email, name, metadata: { user_id: userId } },
      { idempotencyKey: `customer:${userId}` },
    );
    return customer.id;
  },
  openCheckout: openStripeCheckout,
  openPlanChange: openStripePlanChange,
  openPortal: openStripePortal,
  cancelSubscription: async (subscriptionId) => {
    await stripeClient().subscriptions.cancel(subscriptionId);
  },
  listSubscriptions: async (customer) =>
    (await stripeClient().subscriptions.list({ customer, status: "all", limit: 20 })).data,
  latestSubscription: async (told) =>
    await stripeClient().subscriptions.retrieve(typeof told === "string" ? told : told.id),
  latestInvoice: async (told) => await stripeClient().invoices.retrieve(told.id, { expand: ["payments"] }),
  latestCharge: async (told) =>
    await stripeClient().charges.retrieve(typeof told === "string" ? told : told.id),
  latestDispute: async (told) => await stripeClient().disputes.retrieve(told.id),
  planOfPrice,
};
