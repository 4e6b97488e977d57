import { type BrowserContext, expect, type Page, type Route, test } from "@playwright/test";
import { findViolations } from "#tests/support/walk/find-violations.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";
const toastText = (page: Page, text: string) => page.getByText(text).first();

async function signUp(page: Page): Promise<void> {
  const email = `buyer-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
  const answer = await page.request.post(`${origin()}/account/sign-up`, {
    headers: { origin: origin() },
    form: { email, password: "a-good-password", next: "/" },
  });
  expect(answer.ok()).toBe(true);
}

/** Presses a button that opens the checkout or the portal in a new tab, and answers with that tab. */
async function opensTab(page: Page, context: BrowserContext, button: string): Promise<Page> {
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: button }).click();
  const tab = await opened;
  await tab.waitForURL(/\/checkout\/test\//);
  return tab;
}

test("toolkit §9 plans and packs stand with their prices, credits and badges", async ({ page }) => {
  await page.goto(`${origin()}/subscription`);
  for (const [plan, price, credits] of [
    ["Starter", "$9.99", "100 credits"],
    ["Pro", "$19.99", "200 credits"],
    ["Unlimited", "$29.99", "1000 credits"],
  ] as const) {
    const card = page.getByRole("region", { name: plan });
    await expect(card).toContainText(price);
    await expect(card).toContainText(credits);
    await expect(card.getByRole("button", { name: `Subscribe to ${plan}` })).toBeEnabled();
  }
  await expect(page.getByRole("region", { name: "Pro" })).toContainText("Most popular");
  await expect(page.getByRole("region", { name: "Unlimited" })).toContainText("Commercial license");
  for (const text of ["$12.00", "$29.99", "$49.99", "+100 bonus", "+500 bonus", "Best Value"])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  const table = page.getByRole("table", { name: "What each plan brings" });
  await expect(table.getByRole("row", { name: /Yearly total/ })).toContainText("$239.88");
  await expect(table.getByRole("row", { name: /Price per credit/ })).toContainText("3.0¢");
  expect(await findViolations(page)).toEqual([]);
});

test("D3 the home page's offer brings Starter to $9.00", async ({ page }) => {
  await page.goto(`${origin()}/`);
  await page.getByRole("link", { name: "Join Now for $9/Month" }).first().click();
  await expect(page).toHaveURL(/\/subscription\?offer=founder$/);
  await expect(page.getByRole("region", { name: "Starter" })).toContainText("$9.00");
});

test("toolkit §8 visitors are asked to log in", async ({ page }) => {
  await page.goto(`${origin()}/subscription`);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Subscribe to Pro" }).click();
  await expect(toastText(page, "Please log in to subscribe")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Buy 100 credits" }).click();
  await expect(toastText(page, "Please log in to purchase credits")).toBeVisible();
});

test("toolkit §2 the one busy button changes its label; every failure has its sentence", async ({ page }) => {
  await signUp(page);
  await page.goto(`${origin()}/subscription`);
  await page.waitForLoadState("networkidle");
  const pressed = async (name: string, busyLabel: string, status: number) => {
    const asked = new Promise<Route>((done) => {
      void page.route(/functions\/v1\//, done, { times: 1 });
    });
    await page.getByRole("button", { name, exact: true }).click();
    const route = await asked;
    const busy = page.getByRole("button", { name: busyLabel });
    await expect(busy).toBeDisabled();
    await expect(page.locator("main button[aria-busy=true]")).toHaveCount(1);
    await route.fulfill({ status, json: {} });
    await expect(busy).toHaveCount(0);
  };
  await pressed("Subscribe to Pro", "Loading...", 200);
  await expect(toastText(page, "Failed to create checkout session")).toBeVisible();
  await pressed("Buy 500 credits", "Processing...", 500);
  await expect(toastText(page, "Failed to start checkout process")).toBeVisible();
  await pressed("Refresh Status", "Refreshing...", 500);
  await expect(toastText(page, "Failed to refresh subscription status")).toBeVisible();
});

test("D26 a pack is bought in a new tab; declined first, then paid; the balance follows live", async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto(`${origin()}/subscription`);
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("Current credits: 100")).toBeVisible();
  const checkout = await opensTab(page, context, "Buy 500 credits");
  await expect(checkout.getByText("Test mode").first()).toBeVisible();
  await checkout.getByRole("button", { name: "Try a card that is declined" }).click();
  await expect(checkout.getByRole("alert")).toContainText("Your card was declined");
  await checkout.getByRole("button", { name: "Pay $29.99" }).click();
  await expect(checkout).toHaveURL(/checkout=success/);
  await expect(checkout.getByText("Current credits: 700")).toBeVisible();
  await expect(page.getByText("Current credits: 700")).toBeVisible();

  await page.goto(`${origin()}/account/receipts`);
  await page.getByRole("link", { name: /^SP-/ }).click();
  await expect(page.getByText("500 credits plus 100 bonus")).toBeVisible();
  await expect(page.getByText("Test mode")).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test("a checkout that is left charges nothing", async ({ page, context }) => {
  await signUp(page);
  await page.goto(`${origin()}/subscription`);
  await page.waitForLoadState("networkidle");
  const checkout = await opensTab(page, context, "Buy 100 credits");
  await checkout.getByRole("button", { name: "Cancel and go back" }).click();
  await expect(checkout.getByText("Nothing was charged.").first()).toBeVisible();
  await expect(checkout.getByText("Current credits: 100")).toBeVisible();
});

test("D26 purchase, renewal, refund and cancellation walked through in test mode", async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto(`${origin()}/subscription?offer=founder`);
  await page.waitForLoadState("networkidle");
  const checkout = await opensTab(page, context, "Subscribe to Starter");
  await checkout.getByRole("button", { name: "Pay $9.00" }).click();
  await expect(checkout.getByText("Current credits: 200")).toBeVisible();
  await expect(checkout.getByRole("button", { name: "Current Plan" })).toBeDisabled();
  await expect(checkout.getByRole("region", { name: "Starter" })).toContainText("$9.00");
  await expect(checkout.getByText("Use the founder offer")).toHaveCount(0);
  await checkout.close();

  await page.getByRole("button", { name: "Refresh Status" }).click();
  await expect(toastText(page, "Subscription status updated")).toBeVisible();

  const portal = await opensTab(page, context, "Manage Subscription");
  await portal.waitForLoadState("networkidle");
  await expect(portal.getByRole("heading", { name: "Starter plan" })).toBeVisible();
  await portal.getByRole("button", { name: "Renewal is paid" }).click();
  await expect(portal.getByText("300").first()).toBeVisible();
  await portal
    .getByRole("button", { name: /^Refund SP-/ })
    .first()
    .click();
  await expect(portal.getByText("Refunded", { exact: true })).toBeVisible();
  await portal.getByRole("link", { name: "Change to Pro" }).click();
  await portal.getByRole("button", { name: "Change to Pro" }).click();
  await expect(portal.getByRole("heading", { name: "Pro plan" })).toBeVisible();
  await portal.getByRole("button", { name: "Cancel at period end" }).click();
  await expect(portal.getByText("Ending", { exact: true })).toBeVisible();
  expect(await findViolations(portal)).toEqual([]);
  await portal.getByRole("button", { name: "Reach the end" }).click();
  await expect(portal.getByText("No subscription")).toBeVisible();
});

test("without JavaScript the forms lead to the checkout as well", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signUp(page);
  await page.goto(`${origin()}/subscription`);
  const checkout = await opensTab(page, context, "Buy 100 credits");
  await checkout.getByRole("button", { name: "Pay $12.00" }).click();
  await expect(checkout.getByText("Current credits: 200")).toBeVisible();
  await context.close();
});

test("nobody reads the receipt or the checkout of somebody else", async ({ browser }) => {
  const [buyer, other] = [await browser.newContext(), await browser.newContext()];
  const page = await buyer.newPage();
  await signUp(page);
  await page.goto(`${origin()}/subscription`);
  await page.waitForLoadState("networkidle");
  const checkout = await opensTab(page, buyer, "Buy 100 credits");
  const checkoutUrl = checkout.url();
  await checkout.getByRole("button", { name: "Pay $12.00" }).click();
  await checkout.waitForURL(/checkout=success/);
  await page.goto(`${origin()}/account/receipts`);
  const receiptPath = await page.getByRole("link", { name: /^SP-/ }).getAttribute("href");

  const stranger = await other.newPage();
  await stranger.goto(`${origin()}${receiptPath}`);
  await expect(stranger).toHaveURL(/account\/sign-in/);
  await signUp(stranger);
  expect((await stranger.goto(`${origin()}${receiptPath}`))?.status()).toBe(404);
  expect((await stranger.goto(checkoutUrl))?.status()).toBe(404);
  await buyer.close();
  await other.close();
});
