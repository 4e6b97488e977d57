import { expect, test } from "@playwright/test";

const origin = () => process.env.SITE_ORIGIN ?? "";

test("core §1 and D3 the five calls to action lead to the founder offer", async ({ page }) => {
  await page.goto(`${origin()}/`);
  await expect(
    page.getByRole("heading", { level: 1, name: "Every picture starts as a sentence." }),
  ).toBeVisible();
  for (const name of ["Join Now for $9/Month", "Get Started Now", "Start Today", "Join Today", "Sign Me Up"])
    await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute(
      "href",
      "/subscription?offer=founder",
    );
});

test("core §1 the membership costs 9 dollars per month with unlimited access to AI image prompts", async ({
  page,
}) => {
  await page.goto(`${origin()}/`);
  const membership = page.getByRole("region", { name: "Membership", exact: true });
  await expect(membership).toContainText("$9per month");
  await expect(membership).toContainText("Unlimited access to AI image prompts");
});

test("core §1 and D33 the founder note and six testimonials from verified buyers wear their demo label", async ({
  page,
}) => {
  await page.goto(`${origin()}/`);
  await expect(page.getByText("A note from the founder")).toBeVisible();
  await expect(page.getByText("Demo text")).toBeVisible();
  await expect(page.getByText("Demo quotes")).toBeVisible();
  await expect(page.getByText("Verified buyer", { exact: true })).toHaveCount(6);
});

test("core §1 the newest and the most unlocked prompts are shown as cards, with live counts", async ({
  page,
}) => {
  await page.goto(`${origin()}/`);
  for (const name of ["Fresh on the wall", "Most unlocked"]) {
    const row = page.getByRole("region", { name });
    await expect(row.getByRole("article")).toHaveCount(4);
    await expect(row.getByRole("article").first().getByRole("heading").getByRole("link")).toHaveAttribute(
      "href",
      /^\/prompt\//,
    );
  }
  await expect(page.locator("dd").first()).toHaveText(/^[1-9][\d,]*$/);
  await expect(page.getByText("prompts in the library")).toBeVisible();
});
