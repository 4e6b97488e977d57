import { and, eq, ne } from "drizzle-orm";
import type { Stripe } from "stripe";
import type { Db } from "#app/platform/db/db.server.ts";
import { isPackId, packCredits, packOf } from "#app/features/billing/plans.ts";
import { recordPayment } from "#app/features/billing/record-payment.server.ts";
import { orders } from "#app/features/billing/tables.server.ts";
import { idOf, type Step } from "./step.ts";

/** A one-time purchase brings its credits here; a subscription's come with its invoices. */
export function paidCheckout(session: Stripe.Checkout.Session): Step | undefined {
  const customerId = idOf(session.customer);
  const pack = session.metadata?.pack;
  if (!customerId || session.payment_status === "unpaid") return undefined;
  return {
    customerId,
    apply: async (db, facts) => {
      await closeOrder(db, session.id, "paid");
      if (session.mode !== "payment" || !isPackId(pack)) return undefined;
      return await recordPayment(db, facts, {
        kind: "pack",
        item: pack,
        reference: session.id,
        paymentRef: idOf(session.payment_intent) ?? null,
        amountCents: session.amount_total ?? packOf(pack).cents,
        currency: session.currency ?? "usd",
        credits: packCredits(packOf(pack)),
      });
    },
  };
}

export function endedCheckout(
  session: Stripe.Checkout.Session,
  status: "failed" | "expired",
): Step | undefined {
  const customerId = idOf(session.customer);
  if (!customerId) return undefined;
  return {
    customerId,
    apply: async (db) => {
      await closeOrder(db, session.id, status);
      return undefined;
    },
  };
}

/** What was paid stays paid, whatever is told afterwards. */
async function closeOrder(db: Db, sessionId: string, status: "paid" | "failed" | "expired"): Promise<void> {
  await db
    .update(orders)
    .set({ status, completedAt: new Date() })
    .where(and(eq(orders.sessionId, sessionId), ne(orders.status, "paid")));
}
