import { expect, type Page, test } from "@playwright/test";
import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { signUpInBrowser } from "#tests/support/sign-up-in-browser.ts";
import { findViolations } from "#tests/support/walk/find-violations.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";
const password = "a-good-password";
const toast = (page: Page, text: string) => page.locator("[data-sonner-toast]", { hasText: text });

async function openAccount(page: Page): Promise<void> {
  await page.goto(`${origin()}/account`);
  await page.waitForLoadState("networkidle");
}

async function signIn(page: Page, email: string, secret = password): Promise<number> {
  const answer = await page.request.post(`${origin()}/account/sign-in`, {
    form: { email, password: secret },
    headers: { origin: origin() },
    maxRedirects: 0,
  });
  return answer.status();
}

test("core §4 and D4 plan, balance, receipts and credit history stand in the account; all of it is exported as a zip", async ({
  page,
  context,
}) => {
  const email = await signUpInBrowser(page);
  await openAccount(page);
  const card = page.getByRole("main");
  await expect(card.getByText("No membership")).toBeVisible();
  await page.goto(`${origin()}/subscription`);
  await page.waitForLoadState("networkidle");
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Subscribe to Pro" }).click();
  const checkout = await opened;
  await checkout.getByRole("button", { name: "Pay $19.99" }).click();
  await checkout.waitForURL(/checkout=success/);
  await checkout.close();

  await page.goto(`${origin()}/midjourney?price=5-15`);
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(page.getByText("Included in your membership")).toBeVisible();
  await page.getByRole("button", { name: "Unlock for free" }).click();
  await expect(toast(page, "Prompt unlocked successfully!")).toBeVisible();

  await openAccount(page);
  await expect(card.getByText("Pro", { exact: true })).toBeVisible();
  await expect(card.getByText(/^Renews on/)).toBeVisible();
  await expect(card.getByText(/^300 credits/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await expect(page.getByLabel("Public name")).toHaveValue("");
  await page.getByLabel("Public name").fill("Ida Holm");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(toast(page, "Name saved.")).toBeVisible();
  await page.getByRole("link", { name: "Receipts" }).click();
  await expect(page.getByRole("row", { name: /Pro plan/ })).toContainText("$19.99");
  await page.goBack();
  await page.getByRole("link", { name: "Credit history" }).click();
  await expect(page.getByRole("main")).toContainText("200");
  await openAccount(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export my data" }).click();
  const zip = unzipSync(readFileSync(await (await download).path()));
  expect(Object.keys(zip).sort()).toEqual([
    "access-tokens.json",
    "account.json",
    "credit-history.json",
    "images.json",
    "likes-and-favourites.json",
    "my-prompts.json",
    "notifications.json",
    "projects.json",
    "receipts.json",
    "scheduled-posts.json",
    "sessions.json",
    "store-library.json",
    "store-orders.json",
    "studio-workflows.json",
    "tickets.json",
    "unlocked-prompts.json",
  ]);
  const read = (name: string) => JSON.parse(strFromU8(zip[`${name}.json`]!)) as unknown;
  expect(read("account")).toMatchObject({ email, name: "Ida Holm" });
  expect(read("receipts")).toMatchObject([{ amountCents: 1999 }]);
  expect(read("credit-history")).toHaveLength(2);
  expect(read("unlocked-prompts")).toHaveLength(1);
});

test("core §6 devices are listed and signed out one by one or all; password and address change with the password", async ({
  browser,
  page,
}) => {
  test.setTimeout(90_000);
  const email = await signUpInBrowser(page);
  const other = await (
    await browser.newContext({ userAgent: "Mozilla/5.0 (X11; Linux) Firefox/140.0" })
  ).newPage();
  expect(await signIn(other, email)).toBe(302);
  await openAccount(page);
  await expect(page.getByText("This device")).toBeVisible();
  await page.getByRole("button", { name: /^Sign out Firefox/ }).click();
  await expect(toast(page, "That device is signed out.")).toBeVisible();
  await other.goto(`${origin()}/account`);
  await expect(other).toHaveURL(/account\/sign-in/);

  await page.getByLabel("Current password").fill("not-the-password");
  await page.getByLabel("New password").fill("another-password");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("That is not your current password.").first()).toBeVisible();
  await page.getByLabel("Current password").fill(password);
  await page.getByLabel("New password").fill("short");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "8 characters" })).toBeVisible();
  await page.getByLabel("New password").fill("another-password");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(toast(page, "Password changed. Other devices were signed out.")).toBeVisible();
  expect(await signIn(other, email)).not.toBe(302);
  expect(await signIn(other, email, "another-password")).toBe(302);

  const changed = `changed-${email}`;
  await page.getByLabel("E-mail address").fill(changed);
  await page.getByLabel("Password to confirm").fill("another-password");
  await page.getByRole("button", { name: "Change address" }).click();
  await expect(toast(page, "Address changed.")).toBeVisible();
  await openAccount(page);
  await expect(page.getByText(changed).first()).toBeVisible();

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(`${origin()}/`);
  await page.goto(`${origin()}/account`);
  await expect(page).toHaveURL(/account\/sign-in/);
  await other.goto(`${origin()}/account`);
  await expect(other).toHaveURL(/account\/sign-in/);
  expect(await signIn(other, changed, "another-password")).toBe(302);
  await other.context().close();
});

test("an account is deleted after its password, and nothing signs in with it afterwards", async ({
  page,
}) => {
  const email = await signUpInBrowser(page);
  await openAccount(page);
  await page.getByRole("button", { name: "Delete account" }).click();
  await page.getByLabel("Password to confirm").last().fill("wrong-password");
  await page.getByRole("button", { name: `Delete ${email}` }).click();
  await expect(page.getByText("That is not your current password.").first()).toBeVisible();
  await page.getByLabel("Password to confirm").last().fill(password);
  await page.getByRole("button", { name: `Delete ${email}` }).click();
  await expect(page).toHaveURL(`${origin()}/`);
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  expect(await signIn(page, email)).not.toBe(302);
});

test("core §4 a page that needs an account asks to sign in, and shows itself afterwards", async ({
  page,
  browser,
}) => {
  const email = await signUpInBrowser(await browser.newPage());
  const answer = await page.goto(`${origin()}/account/credits`);
  expect(answer?.status()).toBe(401);
  await page.waitForLoadState("networkidle");
  await expect(
    page.getByRole("heading", { name: "Please sign in to see your credit history." }),
  ).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  const dialog = page.getByRole("dialog", { name: "Welcome to Smart Prompt Marketplace" });
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Credit history", exact: true })).toBeVisible();
  await expect(page.getByText("Welcome credits")).toBeVisible();
});
