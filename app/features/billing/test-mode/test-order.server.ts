import { and, eq } from "drizzle-orm";
import * as z from "zod";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { ensureCustomer } from "#app/features/billing/ensure-customer.server.ts";
import { isPlanId } from "#app/features/billing/plans.ts";
import { orders, testSubscriptions } from "#app/features/billing/tables.server.ts";
import { nextMonth } from "./next-month.ts";
import { requireTestMode, sendTestEvent } from "./send-test-event.server.ts";
import { testSessionId } from "./test-ids.ts";
import { invoiceObject, sessionObject, subscriptionObject } from "./test-objects.ts";

export type Order = typeof orders.$inferSelect;

export async function findTestOrder(ctx: Ctx, orderId: string): Promise<Order> {
  const { userId } = requireTestMode(ctx);
  const [order] = z.uuid().safeParse(orderId).success
    ? await ctx.db
        .select()
        .from(orders)
        .where(and(eq(orders.id, orderId), eq(orders.userId, userId), eq(orders.provider, "test")))
    : [];
  if (!order) throw new AppError("not_found", "There is no such order.");
  return order;
}

/** Plays the successful payment. All numbers follow from the order, so that pressing twice pays once. */
export async function payTestOrder(ctx: Ctx, orderId: string): Promise<void> {
  const order = await findTestOrder(ctx, orderId);
  requireOpen(order);
  const customerId = await ensureCustomer(ctx);
  const session = sessionObject({ ...order, sessionId: testSessionId(order.id), customerId });
  if (!isPlanId(order.item)) return await sendTestEvent(ctx, "checkout.session.completed", session);

  const now = new Date();
  await ctx.db
    .insert(testSubscriptions)
    .values({
      subscriptionId: `sub_test_${order.id}`,
      userId: order.userId,
      customerId,
      tier: order.item,
      amountCents: order.amountCents,
      status: "active",
      periodStart: now,
      periodEnd: nextMonth(now, now),
    })
    .onConflictDoNothing();
  const [subscription] = await ctx.db
    .select()
    .from(testSubscriptions)
    .where(eq(testSubscriptions.subscriptionId, `sub_test_${order.id}`));
  if (!subscription) throw new Error("The test subscription was not written.");
  await sendTestEvent(ctx, "checkout.session.completed", session);
  await sendTestEvent(ctx, "customer.subscription.created", subscriptionObject(subscription));
  await sendTestEvent(
    ctx,
    "invoice.paid",
    invoiceObject(subscription, {
      id: `in_test_${order.id}`,
      amountCents: order.amountCents,
      reason: "subscription_create",
      status: "paid",
    }),
  );
}

export async function cancelTestOrder(ctx: Ctx, orderId: string): Promise<void> {
  const { id } = await findTestOrder(ctx, orderId);
  await ctx.db
    .update(orders)
    .set({ status: "canceled", completedAt: new Date() })
    .where(and(eq(orders.id, id), eq(orders.status, "open")));
}

function requireOpen({ status }: Order): void {
  if (status === "paid") throw new AppError("conflict", "This order is paid already.");
  if (status !== "open") throw new AppError("conflict", "This order was closed. Please start again.");
}
