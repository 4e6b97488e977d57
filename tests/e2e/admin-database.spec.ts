import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { signInAsAdmin } from "#tests/support/sign-in-as-admin.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";

test.beforeEach(async ({ page }) => await signInAsAdmin(page));

test("toolkit §2 the database tab embeds the library and opens it in a new tab", async ({ page }) => {
  await page.goto(`${origin()}/admin/database`);
  await expect(page.getByRole("link", { name: "Open in New Tab" })).toHaveAttribute(
    "href",
    "/smart-ai-prompt",
  );
  await expect(page.getByRole("main").getByText(/^\d+ of \d+$/)).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
