import type { Stripe } from "stripe";
import type { Offer, PackId, PlanId } from "./plans.ts";

export interface CheckoutRequest {
  orderId: string;
  customerId: string;
  item: { kind: "plan"; plan: PlanId; offer: Offer | null } | { kind: "pack"; pack: PackId };
}

export interface PlanChange {
  customerId: string;
  subscriptionId: string;
  plan: PlanId;
}

export interface NewCustomer {
  userId: string;
  email: string;
  name: string;
}

/**
 * Who takes the money. Both providers speak of it in Stripe's words; an event only says that something
 * changed, and `latest` answers with how it stands, so that events may come late, twice or out of order.
 */
export interface PaymentProvider {
  name: "stripe" | "test";
  webhookSecret(): string;
  createCustomer(customer: NewCustomer): Promise<string>;
  openCheckout(request: CheckoutRequest): Promise<{ sessionId: string; url: string }>;
  /** Where a running subscription is changed to another plan. */
  openPlanChange(change: PlanChange): Promise<string>;
  openPortal(customerId: string): Promise<string>;
  /** Ends it at once, without another payment. */
  cancelSubscription(subscriptionId: string): Promise<void>;
  listSubscriptions(customerId: string): Promise<Stripe.Subscription[]>;
  latestSubscription(told: Stripe.Subscription | string): Promise<Stripe.Subscription>;
  latestInvoice(told: Stripe.Invoice): Promise<Stripe.Invoice>;
  latestCharge(told: Stripe.Charge | string): Promise<Stripe.Charge>;
  latestDispute(told: Stripe.Dispute): Promise<Stripe.Dispute>;
  planOfPrice(price: Stripe.Price | string): Promise<PlanId | undefined>;
}
