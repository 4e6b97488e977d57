import { expect, type Page, test } from "@playwright/test";
import {
  monthFromNow,
  payPack,
  payPlan,
  putInvoice,
  putSubscription,
  refundCharge,
} from "#tests/support/fakes/stripe-plays.ts";
import { FakeStripe } from "#tests/support/fakes/stripe-server.ts";
import { runProduct } from "#tests/support/run-product.ts";

// The same walk as in test mode, on a product that believes in Stripe. Its pages are not ours, so what a
// buyer does there is played, and what Stripe would send is sent, signed.

const password = "a-good-password";
const toastText = (page: Page, text: string) => page.getByText(text).first();

test("D26 purchase, renewal, refund, cancellation and deletion walked through with Stripe", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const stripe = new FakeStripe();
  const product = await runProduct({
    STRIPE_SECRET_KEY: "sk_test_fake",
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_BASE_URL: await stripe.start(),
    DEMO: "0",
  });
  const { origin } = product;
  const send = async (type: string, object: object) => {
    const { body, signature } = stripe.event(type, object);
    const headers = { "stripe-signature": signature, "content-type": "application/json" };
    return await page.request.post(`${origin}/webhooks/stripe`, { data: body, headers });
  };
  const openedBy = async (button: string) => {
    const opened = context.waitForEvent("page");
    await page.getByRole("button", { name: button }).click();
    const tab = await opened;
    await tab.waitForURL(/\/(c\/pay|p\/session)/);
    const id = new URL(tab.url()).pathname.split("/").at(-1) ?? "";
    await tab.close();
    return id;
  };
  try {
    const email = "stripe-walk@example.com";
    await page.request.post(`${origin}/account/sign-up`, { form: { email, password }, headers: { origin } });
    await page.goto(`${origin}/subscription`);
    await page.waitForLoadState("networkidle");

    const pack = payPack(stripe, await openedBy("Buy 100 credits"));
    expect((await send("checkout.session.completed", pack.session)).ok()).toBe(true);
    await expect(page.getByText("Current credits: 200")).toBeVisible();

    const sale = payPlan(stripe, await openedBy("Subscribe to Pro"));
    await send("checkout.session.completed", sale.session);
    await send("customer.subscription.created", sale.subscription);
    await send("invoice.paid", sale.invoice);
    await expect(page.getByText("Current credits: 400")).toBeVisible();
    await page.reload();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("button", { name: "Current Plan" })).toBeDisabled();

    const next = monthFromNow(1);
    const priceId = sale.subscription.items.data[0]!.price.id;
    const { id, customer } = sale.subscription;
    const renewed = putSubscription(stripe, { id, customer, priceId, period: next });
    const invoice = putInvoice(stripe, renewed, next, "subscription_cycle");
    await send("customer.subscription.updated", renewed);
    for (const _ of [1, 2]) await send("invoice.paid", invoice);
    await expect(page.getByText("Current credits: 600")).toBeVisible();

    await send("charge.refunded", refundCharge(stripe, invoice.chargeId));
    await expect(page.getByText("Current credits: 400")).toBeVisible();
    await page.goto(`${origin}/account/receipts`);
    await expect(page.getByRole("row", { name: /Refunded/ })).toHaveCount(1);
    await expect(page.getByText("Test mode")).toHaveCount(0);

    await page.goto(`${origin}/subscription`);
    await page.waitForLoadState("networkidle");
    stripe.failsWith = 400;
    await page.getByRole("button", { name: "Manage Subscription" }).click();
    await expect(toastText(page, "Failed to open customer portal")).toBeVisible();
    await page.getByRole("button", { name: "Subscribe to Unlimited" }).click();
    await expect(toastText(page, "Failed to create checkout session")).toBeVisible();
    stripe.failsWith = undefined;
    await openedBy("Manage Subscription");
    await send("customer.subscription.updated", stripe.put({ ...renewed, cancel_at_period_end: true }));
    await page.goto(`${origin}/account`);
    await page.waitForLoadState("networkidle");
    await expect(page.getByText(/^Ends on/)).toBeVisible();

    await page.getByRole("button", { name: "Delete account" }).click();
    await page.getByLabel("Password to confirm").last().fill(password);
    await page.getByRole("button", { name: `Delete ${email}` }).click();
    await expect(page).toHaveURL(`${origin}/`);
    expect(stripe.get(id)).toMatchObject({ status: "canceled" });

    const forged = { "stripe-signature": "t=1,v1=00", "content-type": "application/json" };
    const refused = await page.request.post(`${origin}/webhooks/stripe`, { data: "{}", headers: forged });
    expect(refused.status()).toBe(400);
  } finally {
    await product.stop();
    await stripe.stop();
  }
});
