import { expect, type Page, test } from "@playwright/test";

const origin = () => process.env.SITE_ORIGIN ?? "";

const cardsOf = (page: Page) => page.locator("#prompts article");

async function copied(page: Page): Promise<string> {
  return await page.evaluate(() => navigator.clipboard.readText());
}

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("toolkit §2 the hero makes three claims, and they wear their label", async ({ page }) => {
  await page.goto(`${origin()}/smart-prompt`);
  for (const claim of ["30 sec results", "95% character consistency", "First-try accuracy"])
    await expect(page.getByText(claim)).toBeVisible();
  await expect(page.getByText("Sample data").first()).toBeVisible();
});

test("toolkit §2 chips filter the six cards of the Free Business Prompt Marketplace", async ({ page }) => {
  await page.goto(`${origin()}/smart-prompt`);
  await expect(page.getByRole("heading", { name: "Free Business Prompt Marketplace" })).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(6);
  await page.getByRole("link", { name: "Headshot", exact: true }).click();
  await expect(cardsOf(page)).toHaveCount(1);
  await expect(page).toHaveURL(/show=headshot/);
  await page.getByRole("link", { name: "All", exact: true }).click();
  await expect(cardsOf(page)).toHaveCount(6);
});

test("toolkit §2 and §8 Copy shows 'Copied!' for 2 seconds and the toast says what was copied", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${origin()}/smart-prompt`);
  const card = cardsOf(page).first();
  await card.getByRole("button", { name: "Copy" }).click();
  await expect(card.getByRole("button", { name: "Copied!" })).toBeVisible();
  await expect(page.getByText("Prompt copied to clipboard")).toBeVisible();
  expect(await copied(page)).toContain("Studio photograph of [product]");
  await page.clock.runFor(2100);
  await expect(card.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
});

test("toolkit §8 a copy that fails says 'Failed to copy prompt'", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error("no clipboard")) },
    });
  });
  await page.goto(`${origin()}/smart-prompt`);
  await cardsOf(page).first().getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Failed to copy prompt")).toBeVisible();
});

test("toolkit §2 the call to action scrolls to the generator", async ({ page }) => {
  await page.goto(`${origin()}/smart-prompt`);
  await page.getByRole("link", { name: "Create Your Custom Prompt" }).first().click();
  await expect(page.getByRole("heading", { name: "Custom Business Prompt Generator" })).toBeInViewport();
  await expect(page.getByLabel("Category")).toBeFocused();
});

test("toolkit §5 the generator shows its placeholders, follows what is typed and is not gated", async ({
  page,
}) => {
  await page.goto(`${origin()}/smart-prompt`);
  await expect(page.getByText("Premium Feature")).toBeVisible();
  const result = page.getByRole("status", { name: "Your prompt" });
  await expect(result).toContainText("[your product/service]");
  await expect(result).toContainText("[target market]");
  await page.getByLabel("Product or service").fill("fig candle");
  await page.getByLabel("Target market").fill("gift shops");
  await page.getByLabel("Style").selectOption("vintage");
  await expect(result).toContainText("fig candle");
  await expect(result).not.toContainText("[target market]");
  await page.locator("#generator").getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Custom prompt copied to clipboard")).toBeVisible();
  expect(await copied(page)).toContain("vintage style");
});

test("toolkit §2 the generator writes without JavaScript too", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${origin()}/smart-prompt`);
  await page.getByLabel("Product or service").fill("clay vase");
  await page.getByRole("button", { name: "Write the prompt" }).click();
  await expect(page.getByRole("status", { name: "Your prompt" })).toContainText("clay vase");
  await expect(page.getByLabel("Product or service")).toHaveValue("clay vase");
  await page.close();
});

test("toolkit §9 three plans lead somewhere, and the last button to the founder offer", async ({ page }) => {
  await page.goto(`${origin()}/smart-prompt`);
  for (const [plan, price, target] of [
    ["Free Marketplace", "$0", "/marketplace"],
    ["Pro Generator", "$29", "/subscription"],
    ["Business", "$79", "/support"],
  ] as const) {
    const card = page
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: plan, exact: true }) });
    await expect(card).toContainText(`${price}/month`);
    await expect(card.getByRole("link")).toHaveAttribute("href", target);
  }
  await expect(page.getByRole("link", { name: "Contact Sales" })).toBeVisible();
  await expect(page.getByText("Most Popular")).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Start Your Free Trial Today" })).toHaveAttribute(
    "href",
    "/subscription?offer=founder",
  );
});

test("D33 three testimonials are shown with their demo label while demo data is on", async ({ page }) => {
  await page.goto(`${origin()}/smart-prompt`);
  await expect(page.getByText("Demo quotes")).toBeVisible();
  await expect(page.locator("figure blockquote")).toHaveCount(3);
});
