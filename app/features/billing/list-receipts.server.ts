import { and, desc, eq, inArray } from "drizzle-orm";
import * as z from "zod";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { users } from "#app/core/accounts/tables.server.ts";
import { isAdmin } from "#app/core/accounts/viewer.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { isPackId, isPlanId, itemName } from "./plans.ts";
import { receiptNumber } from "./receipt-number.ts";
import type { Payment } from "./settle-payment.server.ts";
import { paymentReversals, payments } from "./tables.server.ts";

export interface Receipt {
  id: string;
  number: string;
  date: string;
  item: string;
  amountCents: number;
  refundedCents: number;
  isDisputed: boolean;
  credits: string;
  isTest: boolean;
  period: { start: string; end: string } | null;
  reference: string;
}

const mostListed = 200;

/** What a member paid, newest first. */
export async function listReceipts(ctx: Ctx, most = mostListed): Promise<Receipt[]> {
  const { userId } = requireMember(ctx);
  const rows = await ctx.db
    .select()
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(most);
  return await withReversals(ctx, rows);
}

/** One receipt and whom it is made out to; only for its payer and for admins. */
export async function getReceipt(
  ctx: Ctx,
  id: string,
): Promise<Receipt & { payer: { name: string; email: string } }> {
  const { userId } = requireMember(ctx);
  const maySeeAll = isAdmin(ctx.viewer);
  const [row] = z.uuid().safeParse(id).success
    ? await ctx.db
        .select({ payment: payments, name: users.name, email: users.email })
        .from(payments)
        .innerJoin(users, eq(users.id, payments.userId))
        .where(and(eq(payments.id, id), maySeeAll ? undefined : eq(payments.userId, userId)))
    : [];
  const [receipt] = row ? await withReversals(ctx, [row.payment]) : [];
  if (!row || !receipt) throw new AppError("not_found", "There is no such receipt.");
  return { ...receipt, payer: { name: row.name, email: row.email } };
}

async function withReversals(ctx: Ctx, rows: Payment[]): Promise<Receipt[]> {
  const refs = rows.flatMap(({ paymentRef }) => (paymentRef ? [paymentRef] : []));
  const reversals =
    refs.length > 0
      ? await ctx.db.select().from(paymentReversals).where(inArray(paymentReversals.paymentRef, refs))
      : [];
  return rows.map((payment) => {
    const own = reversals.filter(({ paymentRef }) => paymentRef === payment.paymentRef);
    const cents = (kind: "refund" | "dispute") =>
      own.reduce((sum, reversal) => sum + (reversal.kind === kind ? reversal.amountCents : 0), 0);
    return {
      id: payment.id,
      number: receiptNumber(payment),
      date: payment.createdAt.toISOString(),
      item: isPlanId(payment.item) || isPackId(payment.item) ? itemName(payment.item) : payment.item,
      amountCents: payment.amountCents,
      refundedCents: cents("refund"),
      isDisputed: cents("dispute") > 0,
      credits: payment.credits,
      isTest: payment.provider === "test",
      period:
        payment.periodStart && payment.periodEnd
          ? { start: payment.periodStart.toISOString(), end: payment.periodEnd.toISOString() }
          : null,
      reference: payment.reference,
    };
  });
}
