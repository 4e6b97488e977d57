import { asc, eq, gt } from "drizzle-orm";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { users } from "#app/core/accounts/tables.server.ts";
import { receiptNumber } from "./receipt-number.ts";
import { creditDebts, payments } from "./tables.server.ts";

export interface CreditDebt {
  paymentId: string;
  /** `SP-2026-00012`. */
  receiptNumber: string;
  userId: string;
  email: string;
  item: string;
  owed: string;
  since: string;
}

/** Credits that were spent before their payment was refunded or disputed, oldest first. */
export async function listDebts(ctx: Ctx): Promise<CreditDebt[]> {
  requireAdmin(ctx);
  const rows = await ctx.db
    .select({
      paymentId: creditDebts.paymentId,
      receipt: { receiptNumber: payments.receiptNumber, createdAt: payments.createdAt },
      userId: creditDebts.userId,
      email: users.email,
      item: payments.item,
      owed: creditDebts.owed,
      since: creditDebts.createdAt,
    })
    .from(creditDebts)
    .innerJoin(payments, eq(payments.id, creditDebts.paymentId))
    .innerJoin(users, eq(users.id, creditDebts.userId))
    .where(gt(creditDebts.owed, "0"))
    .orderBy(asc(creditDebts.createdAt), asc(creditDebts.paymentId))
    .limit(500);
  return rows.map(({ receipt, since, ...row }) => ({
    ...row,
    receiptNumber: receiptNumber(receipt),
    since: since.toISOString(),
  }));
}
