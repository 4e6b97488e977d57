import { randomUUID } from "node:crypto";
import type { Stripe } from "stripe";
import type { FakeStripe, Thing } from "./stripe-server.ts";

const dayInSeconds = 86_400;
const named = (prefix: string) => `${prefix}_${randomUUID().slice(0, 8)}`;

export interface Period {
  start: number;
  end: number;
}

export function monthFromNow(months = 0): Period {
  const start = Math.floor(Date.now() / 1000) + months * 30 * dayInSeconds;
  return { start, end: start + 30 * dayInSeconds };
}

/** The buyer pays a pack at Stripe's checkout page. */
export function payPack(fake: FakeStripe, sessionId: string) {
  const paymentIntent = named("pi");
  const session = fake.put<Thing>({
    ...fake.get(sessionId),
    status: "complete",
    payment_status: "paid",
    payment_intent: paymentIntent,
  });
  fake.put({
    id: `ch_${paymentIntent}`,
    object: "charge",
    customer: session.customer,
    payment_intent: paymentIntent,
    amount: session.amount_total,
    amount_refunded: 0,
  });
  return { session, paymentIntent, chargeId: `ch_${paymentIntent}` };
}

/** The buyer pays a plan: a subscription and its first invoice come to be. */
export function payPlan(fake: FakeStripe, sessionId: string, period = monthFromNow()) {
  const subscriptionId = named("sub");
  const session = fake.put<Thing>({
    ...fake.get(sessionId),
    status: "complete",
    payment_status: "paid",
    subscription: subscriptionId,
  });
  const priceId = String(session.price);
  const subscription = putSubscription(fake, {
    id: subscriptionId,
    customer: String(session.customer),
    priceId,
    period,
  });
  const invoice = putInvoice(fake, subscription, period, "subscription_create");
  return { session, subscription, invoice };
}

export function putSubscription(
  fake: FakeStripe,
  given: {
    id: string;
    customer: string;
    priceId: string;
    period: Period;
    status?: Stripe.Subscription.Status;
  },
) {
  return fake.put({
    id: given.id,
    object: "subscription",
    customer: given.customer,
    status: given.status ?? "active",
    created: given.period.start,
    cancel_at: null,
    cancel_at_period_end: false,
    items: {
      object: "list",
      data: [
        {
          id: `si_${given.id}`,
          object: "subscription_item",
          price: fake.get(given.priceId),
          current_period_start: given.period.start,
          current_period_end: given.period.end,
        },
      ],
    },
  });
}

type FakeSubscription = ReturnType<typeof putSubscription>;

export function putInvoice(
  fake: FakeStripe,
  subscription: FakeSubscription,
  period: Period,
  reason: string,
  amount?: number,
) {
  const price = subscription.items.data[0]!.price;
  const paid = amount ?? Number(price.unit_amount);
  const paymentIntent = named("pi");
  fake.put({
    id: `ch_${paymentIntent}`,
    object: "charge",
    customer: subscription.customer,
    payment_intent: paymentIntent,
    amount: paid,
    amount_refunded: 0,
  });
  return fake.put({
    id: named("in"),
    object: "invoice",
    customer: subscription.customer,
    status: "paid",
    billing_reason: reason,
    currency: "usd",
    amount_paid: paid,
    chargeId: `ch_${paymentIntent}`,
    parent: { type: "subscription_details", subscription_details: { subscription: subscription.id } },
    lines: {
      object: "list",
      data: [
        // A proration also credits the plan that is left; only the charge counts.
        ...(reason === "subscription_update"
          ? [
              {
                object: "line_item",
                amount: -100,
                period,
                parent: { type: "subscription_item_details" },
                pricing: { type: "price_details", price_details: { price: "price_left" } },
              },
            ]
          : []),
        {
          object: "line_item",
          amount: paid,
          period,
          parent: { type: "subscription_item_details" },
          pricing: { type: "price_details", price_details: { price: price.id } },
        },
      ],
    },
    payments: {
      object: "list",
      data: [{ status: "paid", payment: { type: "payment_intent", payment_intent: paymentIntent } }],
    },
  });
}

export function refundCharge(fake: FakeStripe, chargeId: string, cents?: number) {
  const charge = fake.get(chargeId);
  return fake.put({ ...charge, amount_refunded: cents ?? Number(charge.amount) });
}

export function putDispute(fake: FakeStripe, chargeId: string, status: Stripe.Dispute.Status) {
  const { amount, payment_intent } = fake.get(chargeId);
  return fake.put({
    id: `dp_${chargeId}`,
    object: "dispute",
    charge: chargeId,
    payment_intent,
    amount,
    status,
  });
}
