import type { Stripe } from "stripe";
import type { PaymentProvider } from "#app/features/billing/payment-provider.ts";
import { recordReversal } from "#app/features/billing/record-reversal.server.ts";
import { idOf, type Step } from "./step.ts";

/** All refunds of one charge count together: Stripe tells their sum. */
export async function refunded(
  provider: PaymentProvider,
  told: Stripe.Charge | string,
): Promise<Step | undefined> {
  const charge = await provider.latestCharge(told);
  const customerId = idOf(charge.customer);
  if (!customerId) return undefined;
  return {
    customerId,
    apply: async (db, facts) =>
      await recordReversal(db, facts, {
        id: charge.id,
        kind: "refund",
        paymentRef: idOf(charge.payment_intent) ?? charge.id,
        amountCents: charge.amount_refunded,
      }),
  };
}

/** A dispute holds the money until it is closed; won, it brings the money and the credits back. */
export async function disputed(provider: PaymentProvider, told: Stripe.Dispute): Promise<Step | undefined> {
  const dispute = await provider.latestDispute(told);
  const charge = await provider.latestCharge(dispute.charge);
  const customerId = idOf(charge.customer);
  if (!customerId) return undefined;
  const isHeld = dispute.status !== "won" && !dispute.status.startsWith("warning_");
  return {
    customerId,
    apply: async (db, facts) =>
      await recordReversal(db, facts, {
        id: dispute.id,
        kind: "dispute",
        paymentRef: idOf(dispute.payment_intent) ?? idOf(charge.payment_intent) ?? charge.id,
        amountCents: isHeld ? dispute.amount : 0,
      }),
  };
}
