import { eq, sql } from "drizzle-orm";
import { type Amount, amount, hundredths, minus } from "#app/core/credits/amount.ts";
import { postEntry } from "#app/core/credits/post-entry.server.ts";
import { takeUpTo } from "#app/core/credits/take-up-to.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { receiptNumber } from "./receipt-number.ts";
import { creditDebts, paymentReversals, payments } from "./tables.server.ts";

export type Payment = typeof payments.$inferSelect;

/**
 * Brings the credits of a payment in line with the share of its money that was refunded or is disputed.
 * It looks at how things stand, not at what came last: repeating it, in any order, ends the same. Answers
 * with the credits that it claimed back, less than zero where it returned some.
 */
export async function settlePayment(db: Db, payment: Payment, eventId: string): Promise<number> {
  if (!payment.userId || !payment.paymentRef || payment.amountCents <= 0) return 0;
  const [reversed] = await db
    .select({ cents: sql<string>`coalesce(sum(${paymentReversals.amountCents}), 0)` })
    .from(paymentReversals)
    .where(eq(paymentReversals.paymentRef, payment.paymentRef));
  const share = Math.min(1, Number(reversed?.cents ?? 0) / payment.amountCents);
  const due = amount(Math.round(hundredths(payment.credits) * share) / 100);
  const change = hundredths(due) - hundredths(payment.creditsClaimed);
  if (change === 0) return 0;
  await db.update(payments).set({ creditsClaimed: due }).where(eq(payments.id, payment.id));
  const entry = {
    userId: payment.userId,
    reason: "reversal" as const,
    reference: `payment:${payment.id}`,
    idempotencyKey: `reversal:${payment.id}:${eventId}`,
  };
  if (change > 0) {
    const wanted = amount(change / 100);
    const note = `Taken back: receipt ${receiptNumber(payment)} was refunded or disputed`;
    const taken = await takeUpTo(db, { ...entry, wanted, note });
    await changeDebt(db, payment.id, payment.userId, minus(wanted, taken));
    return change / 100;
  }
  const returned = amount(-change / 100);
  const forgiven = await forgiveDebt(db, payment.id, returned);
  const delta = minus(returned, forgiven);
  if (hundredths(delta) > 0)
    await postEntry(db, { ...entry, delta, note: `Given back: receipt ${receiptNumber(payment)} stands` });
  return change / 100;
}

async function changeDebt(db: Db, paymentId: string, userId: string, owed: Amount): Promise<void> {
  if (hundredths(owed) === 0) return;
  await db
    .insert(creditDebts)
    .values({ paymentId, userId, owed })
    .onConflictDoUpdate({
      target: creditDebts.paymentId,
      set: { owed: sql`${creditDebts.owed} + excluded.owed`, updatedAt: sql`now()` },
    });
}

async function forgiveDebt(db: Db, paymentId: string, most: Amount): Promise<Amount> {
  const [debt] = await db.select().from(creditDebts).where(eq(creditDebts.paymentId, paymentId));
  const forgiven = Math.min(hundredths(debt?.owed ?? "0"), hundredths(most));
  if (!debt || forgiven === 0) return "0.00";
  await db
    .update(creditDebts)
    .set({ owed: minus(debt.owed, forgiven / 100), updatedAt: sql`now()` })
    .where(eq(creditDebts.paymentId, paymentId));
  return amount(forgiven / 100);
}
