import type { Stripe } from "stripe";
import { siteBrand } from "#app/brand.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import type { CheckoutRequest } from "#app/features/billing/payment-provider.ts";
import { itemName, packOf } from "#app/features/billing/plans.ts";
import { stripeClient } from "./stripe-client.server.ts";
import { ensurePlanPrice } from "./stripe-prices.server.ts";

export async function openStripeCheckout(
  request: CheckoutRequest,
): Promise<{ sessionId: string; url: string }> {
  if (request.item.kind === "plan") await closeOtherPlanCheckouts(request.customerId);
  const session = await stripeClient().checkout.sessions.create(
    {
      customer: request.customerId,
      client_reference_id: request.orderId,
      success_url: `${env().APP_ORIGIN}/subscription?checkout=success`,
      cancel_url: `${env().APP_ORIGIN}/subscription?checkout=canceled`,
      ...(await saleOf(request)),
    },
    { idempotencyKey: `checkout:${request.orderId}` },
  );
  if (!session.url) throw new Error(`Checkout session ${session.id} has no address.`);
  return { sessionId: session.id, url: session.url };
}

async function saleOf({ item }: CheckoutRequest): Promise<Stripe.Checkout.SessionCreateParams> {
  if (item.kind === "plan") {
    const price = await ensurePlanPrice(item.plan, item.offer);
    return {
      mode: "subscription",
      line_items: [{ price: price.id, quantity: 1 }],
      metadata: { tier: item.plan },
    };
  }
  return {
    mode: "payment",
    metadata: { pack: item.pack },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: "usd",
          unit_amount: packOf(item.pack).cents,
          product_data: { name: `${siteBrand().name}: ${itemName(item.pack)}` },
        },
      },
    ],
  };
}

/** Two open tabs must not become two subscriptions: the newest checkout is the one that can be paid. */
async function closeOtherPlanCheckouts(customer: string): Promise<void> {
  const { sessions } = stripeClient().checkout;
  const { data } = await sessions.list({ customer, status: "open", limit: 20 });
  for (const { id, mode } of data) if (mode === "subscription") await sessions.expire(id);
}
