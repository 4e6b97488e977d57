import { expect, type Page, test } from "@playwright/test";
import { askSite, insertRecord } from "#tests/support/site-database.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";

async function createPrompt(id: string, price: number): Promise<string> {
  const fields = {
    Title: `Harbour Study ${id.slice(-4)}`,
    "Full Prompt": `Quiet harbour at [time of day], seen from the pier, ${"soft light on wet stone, ".repeat(6)}ending words`,
    Price: price,
    Pack: "Premium",
    Status: "Live",
    Creator: "Ivo Santoro",
    "Aspect Ratio": "3:2",
  };
  await insertRecord(id, "Midjourney", fields);
  return `${origin()}/prompt/${id}`;
}

async function signUp(page: Page): Promise<string> {
  const email = `buyer-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;
  await page.goto(`${origin()}/account/sign-up`);
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a-good-password");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("button", { name: "Logout" }).first()).toBeVisible();
  return email;
}

async function countedViews(id: string): Promise<number> {
  const [row] = await askSite<{ views: string }>("select views from record_stats where record_id = $1", [id]);
  return Number(row?.views ?? 0);
}

test("core §2 a visitor reads 100 characters and is asked to sign in; the view counts once, a robot's never", async ({
  browser,
  request,
}) => {
  const page = await browser.newPage({
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0",
  });
  const address = await createPrompt("recHarbourVisit01", 5);
  await page.goto(address);
  await expect.poll(() => countedViews("recHarbourVisit01")).toBe(1);
  const told = page.waitForResponse(`${address}/view*`);
  await page.reload();
  expect((await told).ok()).toBe(true);
  const headers = { origin: origin(), "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" };
  expect((await request.post(`${address}/view`, { headers })).ok()).toBe(true);
  expect(await countedViews("recHarbourVisit01")).toBe(1);
  await expect(page.getByText("ending words")).toBeHidden();
  await expect(page.getByRole("link", { name: "Back to Browse" })).toBeVisible();
  await page.getByRole("button", { name: "Sign in to unlock" }).click();
  await expect(page.getByRole("dialog", { name: "Welcome to Smart Prompt Marketplace" })).toBeVisible();
  await page.close();
});

test("core §8 a member unlocks, reads, fills variables, reviews, and finds it on the dashboard", async ({
  page,
}) => {
  await signUp(page);
  await page.goto(await createPrompt("recHarbourMember1", 5));
  await page.getByRole("button", { name: "Unlock for 5 credits" }).click();
  await expect(page.getByText("Prompt unlocked successfully!")).toBeVisible();
  await expect(page.getByText("ending words")).toBeVisible();
  await expect(page.getByText("95 credits").first()).toBeVisible();
  await page.getByLabel("time of day").fill("blue hour");
  await expect(page.locator("mark", { hasText: "blue hour" })).toBeVisible();
  await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await page.getByLabel("Your review").fill("Printed it at A3.");
  await page.getByRole("button", { name: "Post review" }).click();
  await expect(page.getByText("Your review is online.")).toBeVisible();
  await expect(page.locator("#reviews").getByText("A member", { exact: true })).toBeVisible();
  await expect(page.getByText("3:2", { exact: true })).toBeVisible();
  await page.goto(`${origin()}/dashboard`);
  await expect(page.getByRole("heading", { name: "My Unlocked Prompts" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Harbour Study ber1" })).toBeVisible();
});

test("core §8 too few credits disable the button, and an unknown prompt has its page", async ({ page }) => {
  await signUp(page);
  await page.goto(await createPrompt("recHarbourDear001", 500));
  await expect(page.getByRole("button", { name: "Insufficient credits" })).toBeDisabled();
  await expect(page.getByText("Insufficient credits to unlock this prompt.")).toBeVisible();
  const response = await page.goto(`${origin()}/prompt/recNothingHere001`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Prompt Not Found" })).toBeVisible();
  await expect(page.getByText("The prompt you're looking for doesn't exist.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(`${origin()}/`);
});

test("core §8 an upload keeps what was typed when refused, says so, and leads home when taken", async ({
  page,
}) => {
  await page.goto(`${origin()}/upload-prompt`, { waitUntil: "networkidle" });
  await page.getByLabel("Title").fill("Fern Ridge Morning");
  await page.getByLabel("Price").fill("-3");
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByText("Failed to submit prompt. Please try again.")).toBeVisible();
  await expect(page.getByText("Please enter the full prompt.")).toBeVisible();
  await expect(page.getByText("Price must be a number of at least 0.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Fern Ridge Morning");
  await page.getByLabel("Full Prompt").fill("Fern-covered ridge at [time of day]");
  await page.getByLabel("Price").fill("3");
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByText("Your prompt has been submitted for review.")).toBeVisible();
  await expect(page).toHaveURL(`${origin()}/`);
});

test("D20 a visitor's dashboard shows the demo creator's prompts under a demo notice", async ({ page }) => {
  await page.goto(`${origin()}/dashboard`);
  await expect(page.getByRole("heading", { name: "My Dashboard" })).toBeVisible();
  await expect(page.getByText("[demo]")).toBeVisible();
  await expect(page.getByRole("heading", { name: "My Uploaded Prompts" })).toBeVisible();
  await expect(page.getByText("No unlocked prompts yet")).toBeVisible();
});
