import { and, asc, eq, gt, sql } from "drizzle-orm";
import { hundredths, minus } from "#app/core/credits/amount.ts";
import { takeUpTo } from "#app/core/credits/take-up-to.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { receiptNumber } from "./receipt-number.ts";
import { creditDebts, payments } from "./tables.server.ts";

/** Takes what a user still owes from the balance that a purchase has just raised, oldest first. */
export async function recoverDebts(db: Db, userId: string, eventId: string): Promise<void> {
  const open = await db
    .select({
      paymentId: creditDebts.paymentId,
      owed: creditDebts.owed,
      receipt: { receiptNumber: payments.receiptNumber, createdAt: payments.createdAt },
    })
    .from(creditDebts)
    .innerJoin(payments, eq(payments.id, creditDebts.paymentId))
    .where(and(eq(creditDebts.userId, userId), gt(creditDebts.owed, "0")))
    .orderBy(asc(creditDebts.createdAt), asc(creditDebts.paymentId));
  for (const debt of open) {
    const taken = await takeUpTo(db, {
      userId,
      wanted: debt.owed,
      reason: "reversal",
      reference: `payment:${debt.paymentId}`,
      note: `Owed since receipt ${receiptNumber(debt.receipt)} was refunded or disputed`,
      idempotencyKey: `debt:${debt.paymentId}:${eventId}`,
    });
    if (hundredths(taken) === 0) return;
    await db
      .update(creditDebts)
      .set({ owed: minus(debt.owed, taken), updatedAt: sql`now()` })
      .where(eq(creditDebts.paymentId, debt.paymentId));
  }
}
