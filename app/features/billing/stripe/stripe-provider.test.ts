import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { currentSubscription } from "#app/core/accounts/current-subscription.server.ts";
import { setSubscription } from "#app/core/accounts/set-subscription.server.ts";
import { apiKeys } from "#app/core/ai/tables.server.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { refreshSubscription } from "#app/features/billing/check-subscription.server.ts";
import { createCheckout } from "#app/features/billing/create-checkout.server.ts";
import { endSubscriptions } from "#app/features/billing/end-subscriptions.server.ts";
import { listReceipts } from "#app/features/billing/list-receipts.server.ts";
import { openPortal } from "#app/features/billing/open-portal.server.ts";
import type { CreateCheckoutInput } from "#app/features/billing/schema.ts";
import { orders } from "#app/features/billing/tables.server.ts";
import { receiveWebhook } from "#app/features/billing/webhooks/receive-webhook.server.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { FakeStripe } from "#tests/support/fakes/stripe-server.ts";
import {
  monthFromNow,
  payPack,
  payPlan,
  putDispute,
  putInvoice,
  putSubscription,
  refundCharge,
} from "#tests/support/fakes/stripe-plays.ts";
import { setEnv } from "#tests/support/set-env.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

const { db } = await useTestDatabase();
const stripe = new FakeStripe();
const baseUrl = await stripe.start();
afterAll(() => stripe.stop());

beforeEach(() => {
  stripe.failsWith = undefined;
  setEnv({
    STRIPE_SECRET_KEY: "sk_test_fake",
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_BASE_URL: baseUrl,
  });
});

const send = (type: string, object: object, changes?: Parameters<FakeStripe["event"]>[2]) =>
  receiveWebhook(testCtx(db), stripe.event(type, object, changes));

async function createBuyer() {
  const user = await createUser(db, { credits: 0 });
  const ctx = testCtx(db, memberOf(user));
  return {
    user,
    ctx,
    balance: () => getBalance(db, user.id),
    plan: () => currentSubscription(db, user.id),
    checkout: async (input: CreateCheckoutInput) => {
      const { url } = await createCheckout(ctx, input);
      return new URL(url).pathname.split("/").at(-1) ?? "";
    },
    receipts: () => listReceipts(ctx),
  };
}

async function createSubscriber(tier: "starter" | "pro" = "starter") {
  const buyer = await createBuyer();
  const sale = payPlan(stripe, await buyer.checkout({ tier }));
  await send("checkout.session.completed", sale.session);
  await send("customer.subscription.created", sale.subscription);
  await send("invoice.paid", sale.invoice);
  return { ...buyer, ...sale };
}

const pricedAt = (cents: number) => stripe.all("price").find(({ unit_amount }) => unit_amount === cents)!;

describe("checkout at Stripe", () => {
  it("D30 while Stripe's key is marked as not set nothing is sold, and what runs can still be managed", async () => {
    const buyer = await createBuyer();
    const key = { name: "STRIPE_SECRET_KEY", label: "Stripe", description: "" };
    await db.insert(apiKeys).values({ ...key, isSet: false });
    for (const input of [{ type: "credits", pack: "pack-500" }, { tier: "pro" }] as const)
      await expect(buyer.checkout(input)).rejects.toThrow("Payments are paused at the moment.");
    expect((await openPortal(buyer.ctx)).url).toContain("http");
    await db.update(apiKeys).set({ isSet: true });
    expect(await buyer.checkout({ tier: "pro" })).not.toBe("");
    const [used] = await db.select().from(apiKeys);
    expect(used?.lastUsedAt).not.toBeNull();
    await db.delete(apiKeys);
  });

  it("D26 a pack is sold at its price, and its credits come with the webhook, once", async () => {
    const buyer = await createBuyer();
    const sessionId = await buyer.checkout({ type: "credits", pack: "pack-500" });
    expect(stripe.get(sessionId)).toMatchObject({ mode: "payment", amount_total: 2999 });
    expect(await buyer.balance()).toBe("0.00");
    const { session } = payPack(stripe, sessionId);
    expect(await send("checkout.session.completed", session, { id: "evt_once" })).toBe("handled");
    expect(await send("checkout.session.completed", session, { id: "evt_once" })).toBe("repeated");
    expect(await send("checkout.session.async_payment_succeeded", session)).toBe("handled");
    expect(await buyer.balance()).toBe("600.00");
    expect(await buyer.receipts()).toMatchObject([{ amountCents: 2999, isTest: false }]);
    expect(await db.select().from(orders).where(eq(orders.sessionId, sessionId))).toMatchObject([
      { status: "paid" },
    ]);
  });

  it("a checkout that is not paid yet, fails or expires brings nothing", async () => {
    const buyer = await createBuyer();
    const sessionId = await buyer.checkout({ type: "credits", pack: "pack-100" });
    const unpaid = { ...stripe.get(sessionId), status: "complete" };
    await send("checkout.session.completed", unpaid);
    await send("checkout.session.async_payment_failed", unpaid);
    expect(await buyer.balance()).toBe("0.00");
    expect(await db.select().from(orders).where(eq(orders.sessionId, sessionId))).toMatchObject([
      { status: "failed" },
    ]);
  });

  it("one customer and one price are made per member and plan, also from two tabs", async () => {
    const buyer = await createBuyer();
    await buyer.checkout({ tier: "unlimited" });
    await buyer.checkout({ tier: "unlimited" });
    const mine = stripe.all("customer").filter(({ email }) => email === buyer.user.email);
    expect(mine).toHaveLength(1);
    expect(stripe.all("price").filter(({ unit_amount }) => unit_amount === 2999)).toHaveLength(1);
    const sessions = stripe.all("checkout.session").filter(({ customer }) => customer === mine[0]!.id);
    expect(sessions.map(({ status }) => status)).toEqual(["expired", "open"]);
  });

  it("D3 the founder offer is a price of its own", async () => {
    const buyer = await createBuyer();
    const sale = payPlan(stripe, await buyer.checkout({ tier: "starter", offer: "founder" }));
    await send("invoice.paid", sale.invoice);
    await send("customer.subscription.created", sale.subscription);
    expect(await buyer.receipts()).toMatchObject([{ amountCents: 900, item: "Starter plan" }]);
    expect(await buyer.plan()).toMatchObject({ tier: "starter" });
  });

  it("toolkit §8 says what failed when Stripe does not answer", async () => {
    const buyer = await createBuyer();
    stripe.failsWith = 400;
    await expect(buyer.checkout({ tier: "pro" })).rejects.toThrow("Failed to create checkout session");
    await expect(openPortal(buyer.ctx)).rejects.toThrow("Failed to open customer portal");
  });
});

describe("subscription at Stripe", () => {
  it("purchase and renewal bring the month's credits once each", async () => {
    const member = await createSubscriber("pro");
    expect(await member.balance()).toBe("200.00");
    expect(await member.plan()).toMatchObject({ tier: "pro", isEnding: false });
    const next = monthFromNow(1);
    const renewed = putSubscription(stripe, {
      id: member.subscription.id,
      customer: member.subscription.customer,
      priceId: pricedAt(1999).id,
      period: next,
    });
    const invoice = putInvoice(stripe, renewed, next, "subscription_cycle");
    await send("customer.subscription.updated", renewed);
    await send("invoice.paid", invoice);
    await send("invoice.paid", invoice);
    expect(await member.balance()).toBe("400.00");
    expect((await member.plan())!.endsAt.getTime()).toBe(next.end * 1000);
  });

  it("events in any order end the same: the provider is asked how things stand", async () => {
    const buyer = await createBuyer();
    const sale = payPlan(stripe, await buyer.checkout({ tier: "starter" }));
    const stale = { ...sale.subscription, status: "incomplete" };
    await send("invoice.paid", sale.invoice);
    await send("customer.subscription.updated", sale.subscription);
    await send("customer.subscription.created", stale, { created: 1_700_000_000 });
    await send("checkout.session.completed", sale.session);
    expect(await buyer.plan()).toMatchObject({ tier: "starter" });
    expect(await buyer.balance()).toBe("100.00");
  });

  it("an upgrade within the period brings the difference, a downgrade nothing", async () => {
    const member = await createSubscriber("starter");
    const { url } = await createCheckout(member.ctx, { tier: "pro" });
    expect(url).toContain("/p/session");
    expect(stripe.calls.at(-1)!.params.get("flow_data[type]")).toBe("subscription_update_confirm");
    const item = member.subscription.items.data[0]!;
    const period = { start: item.current_period_start + 3600, end: item.current_period_end };
    const upgraded = putSubscription(stripe, {
      id: member.subscription.id,
      customer: member.subscription.customer,
      priceId: pricedAt(1999).id,
      period: { start: item.current_period_start, end: item.current_period_end },
    });
    await send("invoice.paid", putInvoice(stripe, upgraded, period, "subscription_update", 900));
    await send("customer.subscription.updated", upgraded);
    expect(await member.balance()).toBe("200.00");
    expect(await member.plan()).toMatchObject({ tier: "pro" });
    const lowered = putSubscription(stripe, {
      id: member.subscription.id,
      customer: member.subscription.customer,
      priceId: pricedAt(999).id,
      period: { start: item.current_period_start, end: item.current_period_end },
    });
    await send("invoice.paid", putInvoice(stripe, lowered, period, "subscription_update", 0));
    await send("customer.subscription.updated", lowered);
    expect(await member.balance()).toBe("200.00");
    expect(await member.plan()).toMatchObject({ tier: "starter" });
  });

  it("a renewal that fails keeps membership only as long as it was paid for", async () => {
    const member = await createSubscriber();
    const paidUntil = (await member.plan())!.endsAt;
    const unpaid = putSubscription(stripe, {
      id: member.subscription.id,
      customer: member.subscription.customer,
      priceId: pricedAt(999).id,
      period: monthFromNow(1),
      status: "past_due",
    });
    await send("customer.subscription.updated", unpaid);
    expect((await member.plan())!.endsAt).toEqual(paidUntil);
    expect(await member.balance()).toBe("100.00");
  });

  it("D26 a membership that is paid takes the place of one that was only tested", async () => {
    const buyer = await createBuyer();
    const { start, end } = monthFromNow(2);
    await setSubscription(db, {
      userId: buyer.user.id,
      provider: "test",
      tier: "unlimited",
      status: "active",
      customerId: `cus_test_${buyer.user.id}`,
      subscriptionId: `sub_test_${buyer.user.id}`,
      currentPeriodStart: new Date(start * 1000),
      currentPeriodEnd: new Date(end * 1000),
      observedAt: new Date(),
    });
    expect(await buyer.plan()).toBeUndefined();
    const sale = payPlan(stripe, await buyer.checkout({ tier: "starter" }));
    await send("customer.subscription.created", sale.subscription);
    expect(await buyer.plan()).toMatchObject({ tier: "starter" });
  });

  it("cancelled at the period's end it is ending, then over; late news does not bring it back", async () => {
    const member = await createSubscriber();
    await send(
      "customer.subscription.updated",
      stripe.put({ ...member.subscription, cancel_at_period_end: true }),
    );
    expect(await member.plan()).toMatchObject({ isEnding: true });
    await send("customer.subscription.deleted", stripe.put({ ...member.subscription, status: "canceled" }));
    expect(await member.plan()).toBeUndefined();
    await send("customer.subscription.updated", member.subscription, { created: 1_700_000_000 });
    expect(await member.plan()).toBeUndefined();
  });

  it("deleting an account ends its subscription at Stripe first; where Stripe does not answer it stays", async () => {
    const member = await createSubscriber();
    stripe.failsWith = 400;
    await expect(endSubscriptions(member.ctx)).rejects.toMatchObject({ code: "upstream" });
    stripe.failsWith = undefined;
    await endSubscriptions(member.ctx);
    expect(stripe.get(member.subscription.id)).toMatchObject({ status: "canceled" });
    const before = stripe.calls.length;
    await endSubscriptions(member.ctx);
    expect(stripe.calls.slice(before).every(({ method }) => method === "GET")).toBe(true);
  });

  it("toolkit §2 refresh asks Stripe for what was never told", async () => {
    const buyer = await createBuyer();
    payPlan(stripe, await buyer.checkout({ tier: "pro" }));
    expect(await buyer.plan()).toBeUndefined();
    expect(await refreshSubscription(buyer.ctx)).toMatchObject({
      subscribed: true,
      subscription_tier: "pro",
    });
    stripe.failsWith = 400;
    await expect(refreshSubscription(buyer.ctx)).rejects.toThrow("Failed to refresh subscription status");
  });
});

describe("refunds and disputes at Stripe", () => {
  it("a refund of an invoice takes its credits, partly for a part of the money", async () => {
    const member = await createSubscriber("pro");
    const { chargeId } = member.invoice;
    await send("charge.refunded", refundCharge(stripe, chargeId, 500));
    expect(await member.balance()).toBe("149.97");
    await send("charge.refunded", refundCharge(stripe, chargeId));
    expect(await member.balance()).toBe("0.00");
    await send("refund.failed", { object: "refund", charge: refundCharge(stripe, chargeId, 0).id });
    expect(await member.balance()).toBe("200.00");
  });

  it("a refund told before its payment is taken off when the payment comes", async () => {
    const buyer = await createBuyer();
    const { session, chargeId } = payPack(
      stripe,
      await buyer.checkout({ type: "credits", pack: "pack-100" }),
    );
    await send("charge.refunded", refundCharge(stripe, chargeId));
    await send("checkout.session.completed", session);
    expect(await buyer.balance()).toBe("0.00");
  });

  it("a dispute takes the credits, won it returns them, an inquiry takes none", async () => {
    const buyer = await createBuyer();
    const { session, chargeId } = payPack(
      stripe,
      await buyer.checkout({ type: "credits", pack: "pack-100" }),
    );
    await send("checkout.session.completed", session);
    await send("charge.dispute.created", putDispute(stripe, chargeId, "warning_needs_response"));
    expect(await buyer.balance()).toBe("100.00");
    await send("charge.dispute.updated", putDispute(stripe, chargeId, "needs_response"));
    expect(await buyer.balance()).toBe("0.00");
    await send("charge.dispute.closed", putDispute(stripe, chargeId, "won"));
    expect(await buyer.balance()).toBe("100.00");
  });
});
