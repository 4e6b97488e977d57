import { eq, sql } from "drizzle-orm";
import type { NewNotification } from "#app/core/notifications/notify.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { paymentReversals, payments } from "./tables.server.ts";

interface ReversalFacts {
  userId: string;
  provider: "stripe" | "test";
  eventId: string;
  observedAt: Date;
}

interface Reversal {
  /** The charge whose refunds these are, or the dispute. */
  id: string;
  kind: "refund" | "dispute";
  paymentRef: string;
  amountCents: number;
}

/** Notes how much of a payment is gone and settles its credits; a payment not seen yet is settled when it comes. */
export async function recordReversal(
  db: Db,
  { userId, provider, eventId, observedAt }: ReversalFacts,
  reversal: Reversal,
): Promise<NewNotification | undefined> {
  await db
    .insert(paymentReversals)
    .values({ ...reversal, provider, observedAt })
    .onConflictDoUpdate({
      target: paymentReversals.id,
      set: { amountCents: reversal.amountCents, observedAt },
      setWhere: sql`${paymentReversals.observedAt} <= excluded.observed_at`,
    });
  const [payment] = await db.select().from(payments).where(eq(payments.paymentRef, reversal.paymentRef));
  if (!payment || payment.userId !== userId) return undefined;
  await settlePayment(db, payment, eventId);
  const what = reversal.kind === "refund" ? "refunded" : "disputed";
  return {
    userId,
    kind: "credits",
    title:
      reversal.amountCents > 0
        ? `Receipt ${payment.receiptNumber} was ${what}; its credits were taken back`
        : `Receipt ${payment.receiptNumber} stands; its credits are yours again`,
    link: `/account/receipts/${payment.id}`,
  };
}
