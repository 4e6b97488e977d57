import { amount, formatAmount } from "#app/core/credits/amount.ts";
import { postEntry } from "#app/core/credits/post-entry.server.ts";
import type { NewNotification } from "#app/core/notifications/notify.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { itemName, type PackId, type PlanId } from "./plans.ts";
import { recoverDebts } from "./recover-debts.server.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { payments } from "./tables.server.ts";

interface PaymentFacts {
  userId: string;
  provider: "stripe" | "test";
  eventId: string;
}

interface NewPayment {
  kind: "plan" | "pack";
  item: PlanId | PackId;
  reference: string;
  paymentRef: string | null;
  subscriptionId?: string;
  periodStart?: Date;
  periodEnd?: Date;
  amountCents: number;
  currency: string;
  credits: number;
}

/**
 * Writes the payment down and grants its credits, once per invoice or checkout whatever events tell of
 * it. What refunds said before is taken off at once, and what is owed from earlier is recovered.
 */
export async function recordPayment(
  db: Db,
  { userId, provider, eventId }: PaymentFacts,
  { credits, ...payment }: NewPayment,
): Promise<NewNotification | undefined> {
  const [written] = await db
    .insert(payments)
    .values({ ...payment, userId, provider, credits: amount(credits) })
    .onConflictDoNothing({ target: [payments.provider, payments.reference] })
    .returning();
  if (!written) return undefined;
  if (credits > 0) {
    await postEntry(db, {
      userId,
      delta: amount(credits),
      reason: payment.kind === "plan" ? "subscription" : "purchase",
      reference: `payment:${written.id}`,
      note:
        payment.kind === "plan"
          ? `Credits of your ${itemName(payment.item)}`
          : `Bought ${itemName(payment.item)}`,
      idempotencyKey: `payment:${provider}:${payment.reference}`,
    });
  }
  await settlePayment(db, written, eventId);
  await recoverDebts(db, userId, eventId);
  if (credits === 0) return undefined;
  return {
    userId,
    kind: "credits",
    title: `${formatAmount(credits)} credits arrived`,
    body: itemName(payment.item),
    link: `/account/receipts/${written.id}`,
  };
}
