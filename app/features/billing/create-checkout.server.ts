import { eq } from "drizzle-orm";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { limit } from "#app/platform/limits/limit.server.ts";
import { ensureCustomer } from "./ensure-customer.server.ts";
import { findSubscription } from "./find-subscription.server.ts";
import type { CheckoutRequest } from "./payment-provider.ts";
import { sellingProvider } from "./pick-provider.server.ts";
import { monthlyCents, packOf, type PlanId } from "./plans.ts";
import type { CreateCheckoutInput } from "./schema.ts";
import { orders } from "./tables.server.ts";

/** Begins a purchase and answers with the page where it is paid. */
export async function createCheckout(ctx: Ctx, input: CreateCheckoutInput): Promise<{ url: string }> {
  const isPack = "pack" in input;
  const { userId } = requireMember(
    ctx,
    isPack ? "Please log in to purchase credits" : "Please log in to subscribe",
  );
  await limit("checkout", userId, { points: 30, durationSeconds: 600 });
  if (!isPack) {
    const change = await changeOfPlan(ctx, userId, input.tier);
    if (change) return change;
  }
  const item: CheckoutRequest["item"] = isPack
    ? { kind: "pack", pack: input.pack }
    : { kind: "plan", plan: input.tier, offer: input.offer ?? null };
  return await orRefuse(ctx, async () => {
    const provider = await sellingProvider(ctx.db);
    const customerId = await ensureCustomer(ctx);
    const [order] = await ctx.db
      .insert(orders)
      .values({
        userId,
        provider: provider.name,
        kind: item.kind,
        item: item.kind === "pack" ? item.pack : item.plan,
        offer: item.kind === "plan" ? item.offer : null,
        amountCents: item.kind === "pack" ? packOf(item.pack).cents : monthlyCents(item.plan, item.offer),
      })
      .returning({ id: orders.id });
    if (!order) throw new Error("The order was not written.");
    const { sessionId, url } = await provider.openCheckout({ orderId: order.id, customerId, item });
    await ctx.db.update(orders).set({ sessionId }).where(eq(orders.id, order.id));
    return { url };
  });
}

/** Who subscribes already changes that subscription: a second one would be paid beside it. */
async function changeOfPlan(ctx: Ctx, userId: string, plan: PlanId): Promise<{ url: string } | undefined> {
  const running = await findSubscription(ctx, userId);
  if (!running) return undefined;
  const { subscriptionId, tier, status } = running;
  if (tier === plan && status === "active")
    throw new AppError("conflict", "This is your current plan already.");
  return await orRefuse(ctx, async () => {
    const provider = await sellingProvider(ctx.db);
    const customerId = await ensureCustomer(ctx);
    return tier === plan
      ? { url: await provider.openPortal(customerId) }
      : { url: await provider.openPlanChange({ customerId, subscriptionId, plan }) };
  });
}

async function orRefuse<Result>(ctx: Ctx, open: () => Promise<Result>): Promise<Result> {
  try {
    return await open();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    ctx.log.error({ err: cause }, "a checkout could not be opened");
    throw new AppError("upstream", "Failed to create checkout session", { cause });
  }
}
