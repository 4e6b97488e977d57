import type { Stripe } from "stripe";
import { mirrorSubscription } from "#app/features/billing/mirror-subscription.server.ts";
import type { PaymentProvider } from "#app/features/billing/payment-provider.ts";
import { idOf, type Step } from "./step.ts";

export async function changedSubscription(
  provider: PaymentProvider,
  told: Stripe.Subscription,
): Promise<Step | undefined> {
  const subscription = await provider.latestSubscription(told);
  const customerId = idOf(subscription.customer);
  const price = subscription.items.data[0]?.price;
  const plan = price ? await provider.planOfPrice(price) : undefined;
  if (!customerId || !plan) return undefined;
  return {
    customerId,
    apply: async (db, facts) => {
      await mirrorSubscription(db, { ...facts, subscription, plan });
      return undefined;
    },
  };
}
