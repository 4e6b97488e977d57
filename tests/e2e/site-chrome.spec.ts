import { expect, test } from "@playwright/test";

const origin = () => process.env.SITE_ORIGIN ?? "";

test.describe("the mobile menu", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("core §2 repeats the links, keeps the focus and closes by Escape", async ({ page }) => {
    await page.goto(`${origin()}/about`);
    const opener = page.getByRole("button", { name: "Open menu" });
    await opener.click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link", { name: "Etsy Research" })).toBeVisible();

    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
      );
      expect(isOutside).toBe(false);
    }

    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("a link in the menu leads on and closes it", async ({ page }) => {
    await page.goto(`${origin()}/about`);
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL(/\/subscription$/);
    await expect(menu).toBeHidden();
  });

  test("D5 its search goes to the marketplace", async ({ page }) => {
    await page.goto(`${origin()}/about`);
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("searchbox").fill("wall art");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/marketplace\?q=wall\+art$/);
  });
});

test("a chosen theme holds on the next page, already in the server's answer", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`${origin()}/about`);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const day = await ground();
  const toggle = page.getByRole("button", { name: /^Theme:/ });
  await expect(toggle).toHaveAccessibleName("Theme: System. Switch to Light");
  await toggle.click();
  await toggle.click();
  await expect(page.locator("html")).toHaveClass("dark");
  const night = await ground();
  expect(night).not.toBe(day);

  const answer = await page.request.get(`${origin()}/terms`);
  expect(await answer.text()).toMatch(/<html[^>]*class="dark"/);
  await page.goto(`${origin()}/terms`);
  expect(await ground()).toBe(night);
});

test("without a choice the system's wish decides", async ({ page }) => {
  await page.goto(`${origin()}/about`);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  const day = await ground();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ground()).not.toBe(day);
});

test("the keyboard can skip the header", async ({ page }) => {
  await page.goto(`${origin()}/about`);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

for (const width of [360, 768, 1280, 1440]) {
  test(`the header fits at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${origin()}/about`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expect(page.locator("header").getByRole("button", { name: "Sign In" }).first()).toBeInViewport();
  });
}
