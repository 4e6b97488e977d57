import { siteBrand } from "#app/brand.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import type { PlanChange } from "#app/features/billing/payment-provider.ts";
import { planIds } from "#app/features/billing/plans.ts";
import { idOf } from "#app/features/billing/webhooks/step.ts";
import { stripeClient } from "./stripe-client.server.ts";
import { ensurePlanPrice } from "./stripe-prices.server.ts";

const configurationMark = "smart_prompt_portal";

export async function openStripePortal(customerId: string): Promise<string> {
  const session = await stripeClient().billingPortal.sessions.create({
    customer: customerId,
    configuration: await ensureConfiguration(),
    return_url: `${env().APP_ORIGIN}/subscription`,
  });
  return session.url;
}

/** Stripe's own page shows what the change costs and asks for a yes. */
export async function openStripePlanChange(change: PlanChange): Promise<string> {
  const stripe = stripeClient();
  const subscription = await stripe.subscriptions.retrieve(change.subscriptionId);
  const item = subscription.items.data[0];
  if (!item) throw new Error(`Subscription ${change.subscriptionId} has no item.`);
  const price = await ensurePlanPrice(change.plan, null);
  const session = await stripe.billingPortal.sessions.create({
    customer: change.customerId,
    configuration: await ensureConfiguration(),
    return_url: `${env().APP_ORIGIN}/subscription`,
    flow_data: {
      type: "subscription_update_confirm",
      subscription_update_confirm: {
        subscription: change.subscriptionId,
        items: [{ id: item.id, price: price.id, quantity: 1 }],
      },
    },
  });
  return session.url;
}

/** A dearer plan is paid at once, a cheaper one begins with the next period, and so does an end. */
async function ensureConfiguration(): Promise<string> {
  const stripe = stripeClient();
  const prices = await Promise.all(planIds.map((plan) => ensurePlanPrice(plan, null)));
  const mark = prices.map(({ id }) => id).join(" ");
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const known = data.find(({ metadata }) => metadata?.[configurationMark] === mark);
  if (known) return known.id;
  const created = await stripe.billingPortal.configurations.create({
    metadata: { [configurationMark]: mark },
    business_profile: { headline: siteBrand().name },
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: "at_period_end" },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ["price"],
        proration_behavior: "always_invoice",
        schedule_at_period_end: { conditions: [{ type: "decreasing_item_amount" }] },
        products: prices.map(({ id, product }) => ({ product: idOf(product) ?? "", prices: [id] })),
      },
    },
  });
  return created.id;
}
