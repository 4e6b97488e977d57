import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { currentSubscription } from "#app/core/accounts/current-subscription.server.ts";
import { subscriptions } from "#app/core/accounts/tables.server.ts";
import { notifications } from "#app/core/notifications/tables.server.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { postEntry } from "#app/core/credits/post-entry.server.ts";
import { checkSubscription } from "#app/features/billing/check-subscription.server.ts";
import { createCheckout } from "#app/features/billing/create-checkout.server.ts";
import { listDebts } from "#app/features/billing/list-debts.server.ts";
import { getReceipt, listReceipts } from "#app/features/billing/list-receipts.server.ts";
import { readPricing } from "#app/features/billing/read-pricing.server.ts";
import type { CreateCheckoutInput } from "#app/features/billing/schema.ts";
import { payments } from "#app/features/billing/tables.server.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { setEnv } from "#tests/support/set-env.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { cancelTestOrder, payTestOrder } from "./test-order.server.ts";
import { reverseTestPayment } from "./test-refund.server.ts";
import { cancelTestSubscription, changeTestPlan, renewTestSubscription } from "./test-subscription.server.ts";

const { db } = await useTestDatabase();

async function createBuyer(credits = 0) {
  const user = await createUser(db, { credits });
  const ctx = testCtx(db, memberOf(user));
  return {
    user,
    ctx,
    balance: () => getBalance(db, user.id),
    plan: () => currentSubscription(db, user.id),
    buy: async (input: CreateCheckoutInput) => {
      const { url } = await createCheckout(ctx, input);
      const orderId = new URL(url).pathname.split("/").at(-1) ?? "";
      await payTestOrder(ctx, orderId);
      return orderId;
    },
    latestPayment: async () => (await listReceipts(ctx))[0]!,
    spend: (delta: string) =>
      postEntry(db, {
        userId: user.id,
        delta,
        reason: "generation",
        reference: "test",
        note: "Spent",
        idempotencyKey: `spend:${user.id}:${delta}`,
      }),
  };
}

describe("test checkout", () => {
  it.each([
    ["pack-100", "100.00", 1200],
    ["pack-500", "600.00", 2999],
    ["pack-2000", "2500.00", 4999],
  ] as const)("toolkit §9 %s brings %s credits, bonus included", async (pack, credits, cents) => {
    const buyer = await createBuyer();
    await buyer.buy({ type: "credits", pack });
    expect(await buyer.balance()).toBe(credits);
    expect(await listReceipts(buyer.ctx)).toMatchObject([{ amountCents: cents, credits, isTest: true }]);
  });

  it("D26 paying an order twice, also at once, brings its credits once", async () => {
    const buyer = await createBuyer();
    const { url } = await createCheckout(buyer.ctx, { type: "credits", pack: "pack-100" });
    const orderId = url.split("/").at(-1) ?? "";
    await Promise.allSettled(Array.from({ length: 8 }, () => payTestOrder(buyer.ctx, orderId)));
    await expect(payTestOrder(buyer.ctx, orderId)).rejects.toThrow("This order is paid already.");
    expect(await buyer.balance()).toBe("100.00");
  });

  it("D26 a checkout that is cancelled brings nothing and cannot be paid afterwards", async () => {
    const buyer = await createBuyer();
    const { url } = await createCheckout(buyer.ctx, { type: "credits", pack: "pack-100" });
    const orderId = url.split("/").at(-1) ?? "";
    await cancelTestOrder(buyer.ctx, orderId);
    await expect(payTestOrder(buyer.ctx, orderId)).rejects.toMatchObject({ code: "conflict" });
    expect(await buyer.balance()).toBe("0.00");
  });

  it("D26 nobody pays or sees the order of somebody else", async () => {
    const [buyer, other] = [await createBuyer(), await createBuyer()];
    const { url } = await createCheckout(buyer.ctx, { type: "credits", pack: "pack-100" });
    await expect(payTestOrder(other.ctx, url.split("/").at(-1) ?? "")).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("D26 the test pages are gone once Stripe takes the payments", async () => {
    const buyer = await createBuyer();
    const { url } = await createCheckout(buyer.ctx, { type: "credits", pack: "pack-100" });
    setEnv({ STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" });
    await expect(payTestOrder(buyer.ctx, url.split("/").at(-1) ?? "")).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("D26 a membership that was only tested ends once Stripe takes the payments", async () => {
    const buyer = await createBuyer();
    await buyer.buy({ tier: "pro" });
    expect(await buyer.plan()).toMatchObject({ tier: "pro" });
    setEnv({ STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" });
    expect(await buyer.plan()).toBeUndefined();
    expect(await readPricing(buyer.ctx)).toMatchObject({ isTestMode: false, member: { own: null } });
  });

  it("toolkit §5 visitors are asked to log in, in the specified words", async () => {
    await expect(createCheckout(testCtx(db), { tier: "pro" })).rejects.toThrow("Please log in to subscribe");
    await expect(createCheckout(testCtx(db), { type: "credits", pack: "pack-100" })).rejects.toThrow(
      "Please log in to purchase credits",
    );
  });

  it("arriving credits are told to the buyer, with a link to the receipt", async () => {
    const buyer = await createBuyer();
    await buyer.buy({ type: "credits", pack: "pack-500" });
    const told = await db.select().from(notifications).where(eq(notifications.userId, buyer.user.id));
    const { id } = await buyer.latestPayment();
    expect(told).toMatchObject([{ title: "600 credits arrived", link: `/account/receipts/${id}` }]);
  });
});

describe("test subscription", () => {
  it("core §3 check-subscription tells the plan and when it ends", async () => {
    const buyer = await createBuyer();
    expect(await checkSubscription(buyer.ctx)).toEqual({
      subscribed: false,
      subscription_tier: null,
      subscription_end: null,
    });
    await buyer.buy({ tier: "pro" });
    const plan = await buyer.plan();
    expect(await checkSubscription(buyer.ctx)).toEqual({
      subscribed: true,
      subscription_tier: "pro",
      subscription_end: plan?.endsAt.toISOString(),
    });
    expect(await buyer.balance()).toBe("200.00");
  });

  it("D3 the founder offer sells Starter for $9.00, also when it renews; other plans keep their price", async () => {
    const buyer = await createBuyer();
    await buyer.buy({ tier: "starter", offer: "founder" });
    await renewTestSubscription(buyer.ctx, "paid");
    expect((await listReceipts(buyer.ctx)).map(({ amountCents }) => amountCents)).toEqual([900, 900]);
    const offerOf = async ({ ctx }: typeof buyer) => (await readPricing(ctx)).member?.own?.offer;
    expect(await offerOf(buyer)).toBe("founder");
    const other = await createBuyer();
    await other.buy({ tier: "unlimited", offer: "founder" });
    expect(await offerOf(other)).toBeNull();
    expect((await other.latestPayment()).amountCents).toBe(2999);
  });

  it("toolkit §9 monthly credits are granted once a period, and again with each renewal", async () => {
    const buyer = await createBuyer();
    await buyer.buy({ tier: "starter" });
    const first = await buyer.plan();
    await renewTestSubscription(buyer.ctx, "paid");
    const second = await buyer.plan();
    expect(await buyer.balance()).toBe("200.00");
    expect(second!.endsAt.getTime()).toBeGreaterThan(first!.endsAt.getTime());
  });

  it("an upgrade begins at once and brings the difference of the period's credits", async () => {
    const buyer = await createBuyer();
    await buyer.buy({ tier: "starter" });
    const { url } = await createCheckout(buyer.ctx, { tier: "unlimited" });
    expect(new URL(url).pathname).toBe("/checkout/test/change/unlimited");
    await changeTestPlan(buyer.ctx, "unlimited");
    await changeTestPlan(buyer.ctx, "unlimited");
    expect(await buyer.plan()).toMatchObject({ tier: "unlimited" });
    expect(await buyer.balance()).toBe("1000.00");
    expect((await buyer.latestPayment()).amountCents).toBe(2000);
  });

  it("a downgrade keeps the paid plan to the end of the period", async () => {
    const buyer = await createBuyer();
    await buyer.buy({ tier: "pro" });
    await changeTestPlan(buyer.ctx, "starter");
    expect(await buyer.plan()).toMatchObject({ tier: "pro" });
    expect(await buyer.balance()).toBe("200.00");
    await renewTestSubscription(buyer.ctx, "paid");
    expect(await buyer.plan()).toMatchObject({ tier: "starter" });
    expect(await buyer.balance()).toBe("300.00");
    expect((await buyer.latestPayment()).amountCents).toBe(999);
  });

  it("a cancelled subscription runs to the end of its period, then ends; it may be taken up anew", async () => {
    const buyer = await createBuyer();
    await buyer.buy({ tier: "starter" });
    await cancelTestSubscription(buyer.ctx, true);
    expect(await buyer.plan()).toMatchObject({ tier: "starter", isEnding: true });
    await renewTestSubscription(buyer.ctx, "paid");
    expect(await buyer.plan()).toBeUndefined();
    expect(await buyer.balance()).toBe("100.00");
    await buyer.buy({ tier: "pro" });
    expect(await buyer.plan()).toMatchObject({ tier: "pro", isEnding: false });
  });

  it("a failed renewal grants nothing and keeps membership only until the paid period ends", async () => {
    const buyer = await createBuyer();
    await buyer.buy({ tier: "starter" });
    const paidUntil = (await buyer.plan())!.endsAt;
    await renewTestSubscription(buyer.ctx, "failed");
    expect(await buyer.balance()).toBe("100.00");
    expect((await buyer.plan())!.endsAt).toEqual(paidUntil);
    const told = await db.select().from(notifications).where(eq(notifications.userId, buyer.user.id));
    expect(told.map(({ title }) => title)).toContain("Your renewal payment did not go through");
    expect((await readPricing(buyer.ctx)).member?.own).toMatchObject({ isPastDue: true, isLapsed: false });
    const past = { currentPeriodEnd: new Date(Date.now() - 1000) };
    await db.update(subscriptions).set(past).where(eq(subscriptions.userId, buyer.user.id));
    expect(await buyer.plan()).toBeUndefined();
    expect((await readPricing(buyer.ctx)).member?.own).toMatchObject({ tier: "starter", isLapsed: true });
    await renewTestSubscription(buyer.ctx, "paid");
    expect(await buyer.balance()).toBe("200.00");
    expect((await buyer.plan())!.endsAt.getTime()).toBeGreaterThan(paidUntil.getTime());
  });

  it("toolkit §2 the plan one has cannot be bought again", async () => {
    const buyer = await createBuyer();
    await buyer.buy({ tier: "starter" });
    await expect(createCheckout(buyer.ctx, { tier: "starter" })).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("refunds and disputes", () => {
  it("a refund takes the granted credits back, a half one half of them", async () => {
    const buyer = await createBuyer(50);
    await buyer.buy({ type: "credits", pack: "pack-100" });
    const { id } = await buyer.latestPayment();
    await reverseTestPayment(buyer.ctx, id, "refund-half");
    expect(await buyer.balance()).toBe("100.00");
    await reverseTestPayment(buyer.ctx, id, "refund");
    await reverseTestPayment(buyer.ctx, id, "refund");
    expect(await buyer.balance()).toBe("50.00");
  });

  it("D11 what was spent already is owed, shown to the admin, and recovered from the next purchase", async () => {
    const buyer = await createBuyer();
    const admin = await createUser(db, { role: "admin" });
    await buyer.buy({ type: "credits", pack: "pack-500" });
    await buyer.spend("-450.00");
    await reverseTestPayment(buyer.ctx, (await buyer.latestPayment()).id, "refund");
    expect(await buyer.balance()).toBe("0.00");
    const debtsOf = async () =>
      (await listDebts(testCtx(db, memberOf(admin, "admin")))).filter(
        ({ userId }) => userId === buyer.user.id,
      );
    const { number } = await buyer.latestPayment();
    expect(await debtsOf()).toMatchObject([
      { owed: "450.00", email: buyer.user.email, receiptNumber: number },
    ]);
    const told = await db.select().from(notifications).where(eq(notifications.userId, buyer.user.id));
    expect(told).toContainEqual(
      expect.objectContaining({
        title: `Receipt ${number} was refunded: 600 credits taken back`,
        body: "You had spent 450 of them already. Your next purchase makes up for those.",
      }),
    );
    await buyer.buy({ type: "credits", pack: "pack-100" });
    expect(await buyer.balance()).toBe("0.00");
    expect(await debtsOf()).toMatchObject([{ owed: "350.00" }]);
    await buyer.buy({ type: "credits", pack: "pack-500" });
    expect(await buyer.balance()).toBe("250.00");
    expect(await debtsOf()).toEqual([]);
  });

  it("a dispute takes the credits; won it gives them back, what was owed first", async () => {
    const buyer = await createBuyer();
    await buyer.buy({ type: "credits", pack: "pack-100" });
    await buyer.spend("-70.00");
    const { id } = await buyer.latestPayment();
    await reverseTestPayment(buyer.ctx, id, "dispute");
    expect(await buyer.balance()).toBe("0.00");
    await reverseTestPayment(buyer.ctx, id, "dispute-won");
    expect(await buyer.balance()).toBe("30.00");
    await reverseTestPayment(buyer.ctx, id, "dispute");
    await reverseTestPayment(buyer.ctx, id, "dispute-lost");
    expect(await buyer.balance()).toBe("0.00");
    // Told when credits move, not at every step that the bank takes.
    const told = await db.select().from(notifications).where(eq(notifications.userId, buyer.user.id));
    expect(told.filter(({ title }) => title.startsWith("Receipt"))).toHaveLength(3);
  });

  it("only admins see debts, and only the payer and admins a receipt", async () => {
    const [buyer, other] = [await createBuyer(), await createBuyer()];
    await buyer.buy({ type: "credits", pack: "pack-100" });
    const { id } = await buyer.latestPayment();
    await expect(listDebts(other.ctx)).rejects.toMatchObject({ code: "forbidden" });
    await expect(getReceipt(other.ctx, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(getReceipt(testCtx(db), id)).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(reverseTestPayment(other.ctx, id, "refund")).rejects.toMatchObject({ code: "not_found" });
    expect(await getReceipt(buyer.ctx, id)).toMatchObject({
      item: "100 credits",
      payer: { email: buyer.user.email },
    });
    const admin = await createUser(db, { role: "admin" });
    expect(await getReceipt(testCtx(db, memberOf(admin, "admin")), id)).toMatchObject({ id });
  });

  it("payments outlive the account that made them", async () => {
    const buyer = await createBuyer();
    await buyer.buy({ type: "credits", pack: "pack-100" });
    const { id } = await buyer.latestPayment();
    const { users } = await import("#app/core/accounts/tables.server.ts");
    await db.delete(users).where(eq(users.id, buyer.user.id));
    expect(await db.select().from(payments).where(eq(payments.id, id))).toMatchObject([{ userId: null }]);
  });
});
