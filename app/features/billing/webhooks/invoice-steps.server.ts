import { and, eq, sql } from "drizzle-orm";
import type { Stripe } from "stripe";
import type { Db } from "#app/platform/db/db.server.ts";
import type { PaymentProvider } from "#app/features/billing/payment-provider.ts";
import { planOf } from "#app/features/billing/plans.ts";
import { recordPayment } from "#app/features/billing/record-payment.server.ts";
import { payments } from "#app/features/billing/tables.server.ts";
import { idOf, momentOf, type Step } from "./step.ts";

/** A paid period brings its credits; an upgrade within it, the difference. */
export async function paidInvoice(
  provider: PaymentProvider,
  told: Stripe.Invoice,
): Promise<Step | undefined> {
  const invoice = await provider.latestInvoice(told);
  const customerId = idOf(invoice.customer);
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription);
  const line = chargedLine(invoice);
  const price = line?.pricing?.price_details?.price;
  if (!customerId || !subscriptionId || !line || !price || invoice.status !== "paid") return undefined;
  const plan = await provider.planOfPrice(price);
  if (!plan) return undefined;
  const periodEnd = momentOf(line.period.end);
  return {
    customerId,
    apply: async (db, facts) => {
      const already = await grantedInPeriod(db, subscriptionId, periodEnd);
      return await recordPayment(db, facts, {
        kind: "plan",
        item: plan,
        reference: invoice.id,
        paymentRef: paymentRefOf(invoice),
        subscriptionId,
        periodStart: momentOf(line.period.start),
        periodEnd,
        amountCents: invoice.amount_paid,
        currency: invoice.currency,
        credits: Math.max(0, planOf(plan).credits - already),
      });
    },
  };
}

/** The renewal did not go through: nothing is granted, and the user is told. */
export function failedInvoice(invoice: Stripe.Invoice): Step | undefined {
  const customerId = idOf(invoice.customer);
  if (!customerId || invoice.billing_reason !== "subscription_cycle") return undefined;
  return {
    customerId,
    apply: async (_db, { userId }) => ({
      userId,
      kind: "credits",
      title: "Your renewal payment did not go through",
      body: "Please check your payment method. Your membership stays until the paid period ends.",
      link: "/subscription",
    }),
  };
}

/** The part of the invoice that looks furthest ahead: a proration also names the plan that is left. */
function chargedLine(invoice: Stripe.Invoice): Stripe.InvoiceLineItem | undefined {
  return invoice.lines.data
    .filter(({ amount, parent }) => amount >= 0 && parent?.type === "subscription_item_details")
    .sort((a, b) => b.period.end - a.period.end || b.amount - a.amount)[0];
}

function paymentRefOf(invoice: Stripe.Invoice): string | null {
  const paid = invoice.payments?.data.find(({ status }) => status === "paid")?.payment;
  return idOf(paid?.payment_intent) ?? idOf(paid?.charge) ?? null;
}

/** A period is known by its end, which an upgrade within it keeps. */
async function grantedInPeriod(db: Db, subscriptionId: string, periodEnd: Date): Promise<number> {
  const [row] = await db
    .select({ credits: sql<string>`coalesce(sum(${payments.credits}), 0)` })
    .from(payments)
    .where(and(eq(payments.subscriptionId, subscriptionId), eq(payments.periodEnd, periodEnd)));
  return Number(row?.credits ?? 0);
}
