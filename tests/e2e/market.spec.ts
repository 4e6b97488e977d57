import { expect, test } from "@playwright/test";

const origin = () => process.env.SITE_ORIGIN ?? "";

test("toolkit §2 the marketplace has two tabs, search, filters and two views, all in the address", async ({
  page,
}) => {
  await page.goto(`${origin()}/marketplace`);
  await expect(page.getByRole("link", { name: "Submit to Store" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Prompt Database/ })).toHaveAttribute("aria-current", "page");
  await page
    .getByRole("link", { name: /^Premium/ })
    .first()
    .click();
  await expect(page).toHaveURL(/pack=Premium/);
  const find = page.getByRole("main");
  await find.getByRole("searchbox").fill("lake");
  await find.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/q=lake&pack=Premium/);
  await expect(page.getByRole("heading", { name: "Mirror Lake Landscape" })).toBeVisible();
  await page.getByLabel("View").getByText("Table").click();
  await expect(page.getByRole("table", { name: "Prompts" })).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(`${origin()}/marketplace?view=table`);
});

test("core §2 Show more prompts appends, and coming back finds the list as long as it was", async ({
  page,
}) => {
  await page.goto(`${origin()}/marketplace`);
  await expect(page.getByRole("article")).toHaveCount(24);
  await page.getByRole("link", { name: "Show more prompts" }).click();
  await expect(page.getByRole("article")).toHaveCount(48);
  await page.getByRole("article").nth(40).getByRole("heading").getByRole("link").click();
  await expect(page.getByText("Back to Browse")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(48);
});

test("toolkit §8 a search that matches nothing says so", async ({ page }) => {
  await page.goto(`${origin()}/marketplace?q=qqqqzzzz`);
  await expect(page.getByRole("heading", { name: "No prompts match “qqqqzzzz”" })).toBeVisible();
});

test("core §2 the list filters and pages without JavaScript", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${origin()}/marketplace`);
  const first = await page.getByRole("article").first().getByRole("heading").textContent();
  await page.getByRole("link", { name: "Show more prompts" }).click();
  await expect(page.getByRole("article").first().getByRole("heading")).not.toHaveText(first ?? "");
  await page
    .getByRole("link", { name: /^Elite/ })
    .first()
    .click();
  await expect(page).toHaveURL(/pack=Elite/);
  await page.close();
});

test("core §2 a creator's page shows name, count, bio and prompts; an unknown one the empty state", async ({
  page,
}) => {
  await page.goto(`${origin()}/creator/noralindqvist`);
  await expect(page.getByRole("heading", { level: 1, name: "Nora Lindqvist" })).toBeVisible();
  await expect(page.getByText(/^\d+ prompts$/)).toBeVisible();
  const unknown = await page.goto(`${origin()}/creator/nobody-at-all`);
  expect(unknown?.status()).toBe(404);
  await expect(page.getByText("No prompts yet")).toBeVisible();
  await expect(page.getByText("Prompt creator on Smart Prompt Marketplace.")).toBeVisible();
  await expect(
    page.getByText("This creator hasn't published any prompts yet. Check back later!"),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Browse All Prompts" })).toBeVisible();
});

test("toolkit §2 templates are searched, filtered, copied and taken to the generator", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${origin()}/templates?q=flat+lay`);
  await page.getByRole("button", { name: "Copy Prompt" }).first().click();
  await expect(page.getByText("Prompt copied to clipboard")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Use Template/ }).first()).toHaveAttribute(
    "href",
    /^\/generator\?prompt=/,
  );
});

test("toolkit §2 and D16 each library page is titled and shows its own table", async ({ page }) => {
  for (const [path, title] of [
    ["midjourney", "Midjourney"],
    ["data", "Data View"],
    ["only-prompt", "Only Prompt"],
  ] as const) {
    await page.goto(`${origin()}/${path}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
  }
});

test("a first visit to the marketplace fetches at most 130 kB of compressed JavaScript", async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (new URL(request.url()).pathname.endsWith(".js"))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(`${origin()}/marketplace`);
  await page.waitForLoadState("networkidle");
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(130_000);
});
