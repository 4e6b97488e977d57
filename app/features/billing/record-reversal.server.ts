import { eq, sql } from "drizzle-orm";
import { formatAmount, formatCredits, hundredths } from "#app/core/credits/amount.ts";
import type { NewNotification } from "#app/core/notifications/notify.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { receiptNumber } from "./receipt-number.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { creditDebts, paymentReversals, payments } from "./tables.server.ts";

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
  const claimed = await settlePayment(db, payment, eventId);
  if (claimed === 0) return undefined;
  const what = reversal.kind === "refund" ? "refunded" : "disputed";
  const receipt = `Receipt ${receiptNumber(payment)}`;
  return {
    userId,
    kind: "credits",
    title:
      claimed > 0
        ? `${receipt} was ${what}: ${formatCredits(claimed)} taken back`
        : `${receipt} stands: ${formatCredits(-claimed)} given back`,
    body: await owedWords(db, payment.id),
    link: `/account/receipts/${payment.id}`,
  };
}

async function owedWords(db: Db, paymentId: string): Promise<string> {
  const [debt] = await db.select().from(creditDebts).where(eq(creditDebts.paymentId, paymentId));
  if (!debt || hundredths(debt.owed) === 0) return "";
  return `You had spent ${formatAmount(debt.owed)} of them already. Your next purchase makes up for those.`;
}
