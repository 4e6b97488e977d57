import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import { type Ctx, inTransaction, requireMember } from "#app/core/accounts/ctx.server.ts";
import { isAdmin } from "#app/core/accounts/viewer.ts";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import { recordUnlock } from "#app/core/catalog/record-unlock.server.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import { tellUser } from "#app/core/notifications/tell-user.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { storeOrders } from "./tables.server.ts";

export const longestReason = 500;

/** The seller has the money: the item stands in the buyer's library from now on. Also after an earlier no. */
export async function confirmOrder(ctx: Ctx, id: string): Promise<void> {
  await decide(ctx, id, "confirmed", "", async (tx, order, title) => {
    await recordUnlock(tx, { userId: order.buyerId, promptId: order.itemId, paid: "0.00" });
    await tellUser(tx.db, {
      userId: order.buyerId,
      kind: "store",
      title: `“${title}” is in your library`,
      body: "The seller confirmed your payment.",
      link: "/my-library",
    });
  });
}

/** The seller finds no payment. Nothing is released; the buyer reads why. */
export async function declineOrder(ctx: Ctx, id: string, reason: string): Promise<void> {
  const words = reason.replaceAll("\0", "").trim().slice(0, longestReason);
  await decide(ctx, id, "declined", words, async (tx, order, title) => {
    await tellUser(tx.db, {
      userId: order.buyerId,
      kind: "store",
      title: `The seller found no payment for “${title}”`,
      body: words || "Please check with the payment service, then tell the seller again.",
      link: `/store/${order.itemId}`,
    });
  });
}

type Order = typeof storeOrders.$inferSelect;

async function decide(
  ctx: Ctx,
  id: string,
  status: "confirmed" | "declined",
  reason: string,
  tell: (ctx: Ctx, order: Order, title: string) => Promise<void>,
): Promise<void> {
  const { userId } = requireMember(ctx);
  const notFound = new AppError("not_found", "There is no such order.");
  if (!z.uuid().safeParse(id).success) throw notFound;
  await inTransaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select({ order: storeOrders, title: records.title })
      .from(storeOrders)
      .innerJoin(records, eq(records.id, storeOrders.itemId))
      .where(eq(storeOrders.id, id))
      .for("update", { of: storeOrders });
    if (!found || (found.order.sellerId !== userId && !isAdmin(ctx.viewer))) throw notFound;
    if (found.order.status === "confirmed")
      throw new AppError("conflict", "You have already confirmed this payment.");
    if (found.order.status === status) return;
    await tx.db
      .update(storeOrders)
      .set({ status, reason, decidedAt: sql`now()` })
      .where(eq(storeOrders.id, id));
    const title = found.title ?? "Untitled";
    if (found.order.sellerId !== userId)
      await recordAction(tx, { action: `order.${status}`, target: `order:${id}`, details: { title } });
    await tell(tx, found.order, title);
  });
}
