import { expect, test } from "@playwright/test";
import { signInAsAdmin } from "#tests/support/sign-in-as-admin.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";

test("toolkit §8 a preview that does not load shows the title in its place", async ({ page }) => {
  await signInAsAdmin(page);
  await page.route("**/files/public/demo/**", (route) => route.abort());
  await page.goto(`${origin()}/admin/freepik?tab=trending`);
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Brunch Board Flat Lay" }) });
  await expect(card.getByText("Brunch Board Flat Lay")).toHaveCount(2);
});
