import type { Stripe } from "stripe";
import { testPriceId } from "./test-ids.ts";

// What the test provider says, in the shapes of Stripe's API, with the fields that our readers use.

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

export interface TestSubscription {
  subscriptionId: string;
  customerId: string;
  tier: string;
  amountCents: number;
  status: "active" | "past_due" | "canceled";
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  createdAt: Date;
}

export function subscriptionObject(subscription: TestSubscription): Stripe.Subscription {
  const object: object = {
    id: subscription.subscriptionId,
    object: "subscription",
    customer: subscription.customerId,
    status: subscription.status,
    created: seconds(subscription.createdAt),
    cancel_at: null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    items: {
      object: "list",
      data: [
        {
          id: `si_${subscription.subscriptionId}`,
          object: "subscription_item",
          price: { id: testPriceId(subscription.tier), unit_amount: subscription.amountCents },
          current_period_start: seconds(subscription.periodStart),
          current_period_end: seconds(subscription.periodEnd),
        },
      ],
    },
  };
  return object as Stripe.Subscription;
}

export function invoiceObject(
  subscription: TestSubscription,
  invoice: { id: string; amountCents: number; reason: Stripe.Invoice.BillingReason; status: "paid" | "open" },
): Stripe.Invoice {
  const object: object = {
    id: invoice.id,
    object: "invoice",
    customer: subscription.customerId,
    status: invoice.status,
    billing_reason: invoice.reason,
    currency: "usd",
    amount_paid: invoice.status === "paid" ? invoice.amountCents : 0,
    amount_due: invoice.amountCents,
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: subscription.subscriptionId },
    },
    lines: {
      object: "list",
      data: [
        {
          object: "line_item",
          amount: invoice.amountCents,
          period: { start: seconds(subscription.periodStart), end: seconds(subscription.periodEnd) },
          parent: { type: "subscription_item_details" },
          pricing: { type: "price_details", price_details: { price: testPriceId(subscription.tier) } },
        },
      ],
    },
    payments: {
      object: "list",
      data: [{ status: "paid", payment: { type: "payment_intent", payment_intent: `pi_${invoice.id}` } }],
    },
  };
  return object as Stripe.Invoice;
}

export interface TestOrder {
  sessionId: string;
  customerId: string;
  kind: "plan" | "pack";
  item: string;
  amountCents: number;
}

export function sessionObject(order: TestOrder): Stripe.Checkout.Session {
  const isPack = order.kind === "pack";
  const object: object = {
    id: order.sessionId,
    object: "checkout.session",
    customer: order.customerId,
    mode: isPack ? "payment" : "subscription",
    status: "complete",
    payment_status: "paid",
    payment_intent: isPack ? `pi_${order.sessionId}` : null,
    amount_total: order.amountCents,
    currency: "usd",
    metadata: isPack ? { pack: order.item } : { tier: order.item },
  };
  return object as Stripe.Checkout.Session;
}

export function chargeObject(charge: {
  customerId: string;
  paymentRef: string;
  amountCents: number;
  refundedCents: number;
}): Stripe.Charge {
  const object: object = {
    id: `ch_${charge.paymentRef}`,
    object: "charge",
    customer: charge.customerId,
    payment_intent: charge.paymentRef,
    amount: charge.amountCents,
    amount_refunded: charge.refundedCents,
    currency: "usd",
    refunded: charge.refundedCents >= charge.amountCents,
  };
  return object as Stripe.Charge;
}

export function disputeObject(charge: Stripe.Charge, status: Stripe.Dispute.Status): Stripe.Dispute {
  const object: object = {
    id: `dp_${charge.id}`,
    object: "dispute",
    charge,
    payment_intent: charge.payment_intent,
    amount: charge.amount - charge.amount_refunded,
    currency: "usd",
    status,
  };
  return object as Stripe.Dispute;
}
