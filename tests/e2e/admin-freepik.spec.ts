import { expect, test } from "@playwright/test";
import { signInAsAdmin } from "#tests/support/sign-in-as-admin.ts";
import { askSite } from "#tests/support/site-database.ts";
import { findViolations } from "#tests/support/walk/find-violations.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";

test("toolkit §2 stock pictures are searched, listed by fashion and by color, and imported once", async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signInAsAdmin(page);
  await page.goto(`${origin()}/admin/freepik`);
  for (const tab of ["Search", "Trending", "By Color"])
    await expect(
      page.getByRole("navigation", { name: "Stock images" }).getByRole("link", { name: tab }),
    ).toBeVisible();

  await page.getByLabel("Search stock images").fill("sailing");
  await page.getByLabel("Category").selectOption("nature");
  await expect(page.getByLabel("Orientation").getByRole("option")).toHaveText([
    "Any orientation",
    "Horizontal",
    "Vertical",
    "Square",
  ]);
  await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText(/^Found \d+ images$/)).toBeVisible();
  await expect(page.getByText("Sample data")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole("link", { name: "By Color" }).click();
  await page.getByRole("link", { name: "Blue", exact: true }).click();
  await expect(page.getByText(/^Found \d+ blue images$/)).toBeVisible();
  await page.getByRole("link", { name: "Trending", exact: true }).click();
  await expect(page.getByText("Loaded 24 trending images")).toBeVisible();

  const title = "Sailing Past the Headland";
  // A failure says so and leaves the button as it was.
  await page.route("**/admin/freepik**", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await page.getByRole("button", { name: `Import ${title}` }).click();
  await expect(page.getByText("Failed to import image")).toBeVisible();
  await page.unroute("**/admin/freepik**");
  await page.getByRole("button", { name: `Import ${title}` }).click();
  await expect(page.getByText("Image imported")).toBeVisible();
  await expect(page.getByRole("button", { name: `${title} is imported` })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole("button", { name: `${title} is imported` })).toBeDisabled();

  await page.goto(`${origin()}/admin/database?show=records&table=${encodeURIComponent("🏆Freepik")}`);
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await askSite("delete from records where fields ? 'Stock ID'");
});

test("toolkit §8 a preview that does not load shows the title in its place", async ({ page }) => {
  await signInAsAdmin(page);
  await page.route("**/files/public/**", (route) => route.abort());
  await page.goto(`${origin()}/admin/freepik?tab=trending`);
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Brunch Board Flat Lay" }) });
  await expect(card.getByText("Brunch Board Flat Lay")).toHaveCount(2);
});
