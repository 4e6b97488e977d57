import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { askSite, insertRecord } from "#tests/support/site-database.ts";
import { signUpInBrowser } from "#tests/support/sign-up-in-browser.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";
const password = "a-good-password";

/** A live prompt for 5 credits. */
async function createPrompt(title: string, creator?: string): Promise<string> {
  const id = `rec${randomUUID().replaceAll("-", "").slice(0, 14)}`;
  const fields = {
    Title: title,
    "Full Prompt": `Quiet harbour at [time of day], seen from the pier, ${"soft light on wet stone, ".repeat(6)}ending words`,
    Price: 5,
    Pack: "Premium",
    Status: "Live",
    ...(creator ? { Creator: creator } : {}),
  };
  await insertRecord(id, "Midjourney", fields);
  return id;
}

async function signInAgain(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Welcome to Smart Prompt Marketplace" });
  await dialog.getByRole("tab", { name: "Login" }).click();
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await page.route("**/account/sign-in*", async (route) => {
    await expect(dialog.getByRole("button", { name: "Signing in..." })).toBeVisible();
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Welcome back!")).toBeVisible();
}

test("core §8 a session that ended under the click asks to sign in, says Welcome back!, and the unlock goes on", async ({
  page,
}) => {
  const email = await signUpInBrowser(page);
  const id = await createPrompt("Harbour Without A Name");
  await page.goto(`${origin()}/prompt/${id}`);
  await expect(page.getByText("Anonymous").first()).toBeVisible();
  await expect(page.getByText("Prompt Creator")).toBeVisible();
  await expect(page.getByText("4.8").first()).toBeVisible();
  await askSite("delete from sessions using users where users.id = sessions.user_id and users.email = $1", [
    email,
  ]);
  await page.getByRole("button", { name: "Unlock for 5 credits" }).click();
  await signInAgain(page, email);
  await expect(page.getByText("Prompt unlocked successfully!")).toBeVisible();
  await expect(page.getByText("ending words")).toBeVisible();
  await expect(page.getByText("95 credits").first()).toBeVisible();

  await page.goto(`${origin()}/account/credits`);
  await expect(page.getByRole("cell", { name: /Unlocked “Harbour Without A Name”/ })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download CSV" }).click(),
  ]);
  const lines = readFileSync(await file.path(), "utf8")
    .trim()
    .split(/\r?\n/);
  expect(lines).toHaveLength(3);
  expect(lines.join("\n")).toContain("Harbour Without A Name");
  expect(lines.join("\n")).toMatch(/,-5,95,/);
});

test("D18 a visitor's hearts stay in the browser and join the account at sign-up", async ({ page }) => {
  const title = `Heart Study ${randomUUID().slice(0, 8)}`;
  await createPrompt(title);
  await page.goto(`${origin()}/marketplace?q=${encodeURIComponent(title)}`);
  const card = page.getByRole("article").filter({ hasText: title });
  await card.getByRole("button", { name: "Add to favourites" }).click();
  await page.reload();
  await expect(card.getByRole("button", { name: "Remove from favourites" })).toBeVisible();
  await page.goto(`${origin()}/dashboard`);
  await expect(page.getByRole("heading", { name: "My Favourites" })).toBeVisible();
  await expect(card).toBeVisible();
  await page.getByRole("button", { name: "Sign In" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("tab", { name: "Sign Up" }).click();
  await dialog.getByLabel("Email").fill(`${randomUUID()}@example.com`);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await page.route("**/account/sign-up*", async (route) => {
    await expect(dialog.getByRole("button", { name: "Creating account..." })).toBeVisible();
    await route.continue();
  });
  const merged = page.waitForResponse((answer) => answer.url().endsWith("/marks") && answer.ok());
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await merged;
  await page.goto(`${origin()}/dashboard`);
  await expect(page.getByText("No prompts uploaded yet")).toBeVisible();
  await expect(page.getByRole("link", { name: "Upload New Prompt" })).toHaveAttribute(
    "href",
    "/upload-prompt",
  );
  await expect(page.getByRole("article").filter({ hasText: title })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("spm.marks") ?? "")).not.toContain("rec");
});

test("core §2 and §8 an upload keeps its draft over a reload; a rejected one is edited and resubmitted", async ({
  page,
}) => {
  await signUpInBrowser(page);
  const title = `Fern Ridge ${randomUUID().slice(0, 8)}`;
  await page.goto(`${origin()}/upload-prompt`, { waitUntil: "networkidle" });
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Full Prompt").fill("Fern-covered ridge at [time of day]");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("spm.draft.new") ?? ""))
    .toContain("Fern-covered ridge");
  await page.reload();
  await expect(page.getByText("Brought back from your last visit.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await expect(page.getByLabel("Full Prompt")).toHaveValue("Fern-covered ridge at [time of day]");
  await page.getByLabel("Price").fill("3");
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByText("Success!")).toBeVisible();
  await expect(page).toHaveURL(`${origin()}/`);

  await askSite(
    `update records set fields = fields || '{"Status": "Rejected", "Rejection Reason": "Please name the light."}'
     where table_name = 'User Submission' and fields ->> 'Title' = $1`,
    [title],
  );
  await page.goto(`${origin()}/dashboard`);
  const card = page.getByRole("article").filter({ hasText: title });
  await expect(card.getByText("Rejected")).toBeVisible();
  await expect(card.getByText("Reason: Please name the light.")).toBeVisible();
  await card.getByRole("link", { name: "Edit and resubmit" }).click();
  await expect(page.getByText("Please name the light.")).toBeVisible();
  await page.getByLabel("Full Prompt").fill("Fern-covered ridge at [time of day], low sun");
  await page.getByRole("button", { name: "Resubmit for review" }).click();
  await expect(page).toHaveURL(`${origin()}/dashboard`);
  await expect(card.getByText("Draft")).toBeVisible();
});

test("core §2 Preview shows a larger picture, 100 characters and the way to unlock; without JavaScript it is a link", async ({
  page,
  browser,
}) => {
  const title = `Preview Study ${randomUUID().slice(0, 8)}`;
  const creator = `Ida ${randomUUID().slice(0, 8)}`;
  const id = await createPrompt(title, creator);
  const list = `${origin()}/marketplace?q=${encodeURIComponent(title)}`;
  await page.goto(list);
  await page.getByRole("link", { name: `Preview ${title}` }).click();
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog.getByText(/^Quiet harbour at/)).toBeVisible();
  await expect(dialog.getByText("Locked")).toBeVisible();
  await expect(dialog.getByText("ending words")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: `Preview ${title}` })).toBeFocused();
  await page.getByRole("link", { name: `Preview ${title}` }).click();
  await dialog.getByRole("link", { name: "Unlock" }).click();
  await expect(page).toHaveURL(`${origin()}/prompt/${id}`);
  await expect(dialog).toBeHidden();
  await page.goto(`${origin()}/creator/${creator.replaceAll(" ", "").toUpperCase()}`);
  await expect(page.getByText("Prompt creator specializing in high-quality AI prompts.")).toBeVisible();
  await expect(page.getByText("1 prompt", { exact: true })).toBeVisible();

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(list);
  await plain.getByRole("link", { name: `Preview ${title}` }).click();
  await expect(plain).toHaveURL(`${origin()}/prompt/${id}`);
  await plain.close();
});
