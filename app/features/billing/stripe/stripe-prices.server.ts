import type { Stripe } from "stripe";
import { siteBrand } from "#app/brand.server.ts";
import {
  founderOffer,
  isPlanId,
  itemName,
  monthlyCents,
  type Offer,
  type PlanId,
} from "#app/features/billing/plans.ts";
import { stripeClient } from "./stripe-client.server.ts";

/** Says which plan a price sells, on the price itself. */
const planMark = "smart_prompt_plan";

function lookupKey(plan: PlanId, offer: Offer | null): string {
  const isFounder = offer === "founder" && plan === founderOffer.plan;
  return `smart_prompt_${plan}${isFounder ? "_founder" : ""}_monthly_${monthlyCents(plan, offer)}`;
}

/** The price at Stripe for a plan, made the first time; a changed amount makes a new one. */
export async function ensurePlanPrice(plan: PlanId, offer: Offer | null): Promise<Stripe.Price> {
  const stripe = stripeClient();
  const key = lookupKey(plan, offer);
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  if (data[0]) return data[0];
  const { name } = siteBrand();
  return await stripe.prices.create(
    {
      currency: "usd",
      unit_amount: monthlyCents(plan, offer),
      recurring: { interval: "month" },
      lookup_key: key,
      metadata: { [planMark]: plan },
      product_data: { name: `${name}: ${itemName(plan)}`, metadata: { [planMark]: plan } },
    },
    { idempotencyKey: key },
  );
}

const knownPlans = new Map<string, PlanId>();

/** What a price sells never changes, so it is asked for once. */
export async function planOfPrice(price: Stripe.Price | string): Promise<PlanId | undefined> {
  const id = typeof price === "string" ? price : price.id;
  const known = knownPlans.get(id);
  if (known) return known;
  const { metadata } = typeof price === "string" ? await stripeClient().prices.retrieve(price) : price;
  const plan = metadata?.[planMark];
  if (!isPlanId(plan)) return undefined;
  knownPlans.set(id, plan);
  return plan;
}
