import { and, eq } from "drizzle-orm";
import * as z from "zod";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { ensureCustomer } from "#app/features/billing/ensure-customer.server.ts";
import { paymentReversals, payments } from "#app/features/billing/tables.server.ts";
import { requireTestMode, sendTestEvent } from "./send-test-event.server.ts";
import { chargeObject, disputeObject } from "./test-objects.ts";

export type ReversalPlay = "refund" | "refund-half" | "dispute" | "dispute-won" | "dispute-lost";

/** Plays what the seller or the bank would do to a payment. */
export async function reverseTestPayment(ctx: Ctx, paymentId: string, play: ReversalPlay): Promise<void> {
  const payment = await findOwnPayment(ctx, paymentId);
  const customerId = await ensureCustomer(ctx);
  const { paymentRef, amountCents } = payment;
  const refunded = await refundedCents(ctx, paymentRef);
  const charge = (refundedNow: number) =>
    chargeObject({ customerId, paymentRef, amountCents, refundedCents: refundedNow });
  switch (play) {
    case "refund":
      return await sendTestEvent(ctx, "charge.refunded", charge(amountCents));
    case "refund-half":
      return await sendTestEvent(
        ctx,
        "charge.refunded",
        charge(Math.min(amountCents, refunded + Math.ceil(amountCents / 2))),
      );
    case "dispute":
      return await sendTestEvent(
        ctx,
        "charge.dispute.created",
        disputeObject(charge(refunded), "needs_response"),
      );
    default:
      return await sendTestEvent(
        ctx,
        "charge.dispute.closed",
        disputeObject(charge(refunded), play === "dispute-won" ? "won" : "lost"),
      );
  }
}

async function findOwnPayment(ctx: Ctx, paymentId: string) {
  const { userId } = requireTestMode(ctx);
  const [payment] = z.uuid().safeParse(paymentId).success
    ? await ctx.db
        .select()
        .from(payments)
        .where(and(eq(payments.id, paymentId), eq(payments.userId, userId), eq(payments.provider, "test")))
    : [];
  if (!payment?.paymentRef) throw new AppError("not_found", "There is no such payment.");
  return { ...payment, paymentRef: payment.paymentRef };
}

async function refundedCents(ctx: Ctx, paymentRef: string): Promise<number> {
  const [row] = await ctx.db
    .select({ cents: paymentReversals.amountCents })
    .from(paymentReversals)
    .where(and(eq(paymentReversals.paymentRef, paymentRef), eq(paymentReversals.kind, "refund")));
  return row?.cents ?? 0;
}
