import type { Stripe } from "stripe";
import type { PaymentProvider } from "#app/features/billing/payment-provider.ts";
import { endedCheckout, paidCheckout } from "./checkout-steps.server.ts";
import { failedInvoice, paidInvoice } from "./invoice-steps.server.ts";
import { disputed, refunded } from "./reversal-steps.server.ts";
import type { Step } from "./step.ts";
import { changedSubscription } from "./subscription-steps.server.ts";

/** Which step an event asks for, if any. May ask the provider, so never inside a transaction. */
export async function readStep(provider: PaymentProvider, event: Stripe.Event): Promise<Step | undefined> {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return paidCheckout(event.data.object);
    case "checkout.session.async_payment_failed":
      return endedCheckout(event.data.object, "failed");
    case "checkout.session.expired":
      return endedCheckout(event.data.object, "expired");
    case "invoice.paid":
      return await paidInvoice(provider, event.data.object);
    case "invoice.payment_failed":
      return failedInvoice(event.data.object);
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
    case "customer.subscription.paused":
    case "customer.subscription.resumed":
      return await changedSubscription(provider, event.data.object);
    case "charge.refunded":
      return await refunded(provider, event.data.object);
    case "refund.updated":
    case "refund.failed":
      return event.data.object.charge ? await refunded(provider, event.data.object.charge) : undefined;
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
      return await disputed(provider, event.data.object);
    default:
      return undefined;
  }
}
