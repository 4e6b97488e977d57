import { expect, test } from "@playwright/test";

const origin = () => process.env.SITE_ORIGIN ?? "";

const texts = [
  { path: "/privacy", heading: "Privacy Policy" },
  { path: "/terms", heading: "Terms of Service" },
  { path: "/about", heading: "Good pictures should not depend on lucky words." },
  { path: "/blog", heading: "Blog" },
  { path: "/blog/price-a-download-after-fees", heading: "Price a download after fees" },
  { path: "/integration-guide", heading: "Integration guide" },
  { path: "/smart-prompt", heading: "Business pictures that come out right." },
];

test("toolkit §2 the pages of words are readable without JavaScript", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const { path, heading } of texts) {
    const response = await page.goto(origin() + path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
  await page.close();
});

test("toolkit §2 privacy has 8 sections and today as its last update; terms has 12", async ({ page }) => {
  await page.goto(`${origin()}/privacy`);
  await expect(page.locator("main section[id]")).toHaveCount(8);
  const today = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date());
  await expect(page.getByText(`Last updated: ${today}`)).toBeVisible();
  await page.goto(`${origin()}/terms`);
  await expect(page.locator("main section[id]")).toHaveCount(12);
});

test("D5 the footer's Cookie Policy, DMCA, Community, Careers and Press lead to their places", async ({
  page,
}) => {
  for (const [name, id] of [
    ["Cookie Policy", "cookies"],
    ["DMCA", "dmca"],
    ["Community", "community"],
    ["Careers", "careers"],
    ["Press", "press"],
  ] as const) {
    await page.goto(`${origin()}/blog`);
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});

test("toolkit §2 the slide deck of the about page moves by button, key and scroll", async ({ page }) => {
  await page.goto(`${origin()}/about`);
  const shown = (title: string) => page.getByRole("heading", { level: 2, name: title });
  await expect(shown("Every picture starts as a sentence")).toBeInViewport();
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(shown("Guessing at words is slow")).toBeInViewport();
  await expect(page.getByText("Slide 2 of 9")).toBeVisible();
  const row = page.getByRole("region", { name: "use the arrow keys" });
  await row.press("ArrowRight");
  await expect(page.getByText("Slide 3 of 9")).toBeVisible();
  await row.press("End");
  await expect(shown("Numbers say where they come from")).toBeInViewport();
  await expect(page.getByRole("button", { name: "Next slide" })).toBeDisabled();
  await row.evaluate((element) => element.scrollTo({ left: 0, behavior: "instant" }));
  await expect(page.getByText("Slide 1 of 9")).toBeVisible();
});

test("toolkit §2 the blog's chips filter by the address, also without JavaScript", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${origin()}/blog`);
  await expect(page.getByText("Featured article")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(7);
  await page.getByRole("link", { name: "Business", exact: true }).click();
  await expect(page).toHaveURL(`${origin()}/blog?category=business`);
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: "Price a download after fees" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Price a download after fees");
  await page.close();
});

test("core §2 an article that does not exist is not found", async ({ page }) => {
  const response = await page.goto(`${origin()}/blog/no-such-article`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
});

test("toolkit §2 Subscribe asks for a confirmation and says what is wrong with an address", async ({
  page,
}) => {
  await page.goto(`${origin()}/blog`);
  const form = page.locator("#newsletter form");
  await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
  await page.getByRole("textbox", { name: "E-mail" }).fill("not an address");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue("not an address");
  await page.getByRole("textbox", { name: "E-mail" }).fill("reader@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Please check your e-mail.")).toBeVisible();
});

test("toolkit §2 Subscribe works without JavaScript and keeps what was typed", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${origin()}/blog`);
  await page.getByRole("textbox", { name: "E-mail" }).fill("a@b");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue("a@b");
  await page.getByRole("textbox", { name: "E-mail" }).fill("plain@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Please check your e-mail.")).toBeVisible();
  await page.close();
});

test("toolkit §2 a newsletter link that was tampered with says so", async ({ page }) => {
  await page.goto(`${origin()}/newsletter/confirm?token=forged.token`);
  await page.getByRole("button", { name: "Confirm subscription" }).click();
  await expect(page.getByText("This link is not valid.")).toBeVisible();
});
