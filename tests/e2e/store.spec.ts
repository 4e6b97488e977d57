import { type Browser, expect, type Page, test } from "@playwright/test";
import { storeCategories } from "#app/features/store/store-labels.ts";
import { writePdf } from "#db/seed/write-pdf.ts";
import { drawTestPicture, fill } from "#tests/support/draw-test-picture.ts";
import { askSite } from "#tests/support/site-database.ts";
import { signUpInBrowser } from "#tests/support/sign-up-in-browser.ts";
import { findViolations } from "#tests/support/walk/find-violations.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";
const storePath = "/marketplace?tab=store";
const toast = (page: Page) => page.locator("[data-sonner-toast]");
const item = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
const png = drawTestPicture(320, 240, (context) => fill(context, "#446688"));
const pdf = writePdf("Shelf plan", [{ heading: "One", text: "A plan for one shelf." }]);
const files = {
  image: { name: "cover.png", mimeType: "image/png", buffer: png },
  pdf: { name: "shelf-plan.pdf", mimeType: "application/pdf", buffer: pdf },
};

/** As an admin's decision would leave it. */
async function setFields(title: string, fields: object): Promise<void> {
  await askSite("update records set fields = fields || $2::jsonb where title = $1", [
    title,
    JSON.stringify(fields),
  ]);
}

async function ready(page: Page, path: string): Promise<void> {
  await page.goto(origin() + path);
  await page.waitForLoadState("networkidle");
}

async function newPage(browser: Browser, options = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.context().route("https://pay.example/**", (route) => route.fulfill({ body: "Pay here" }));
  return page;
}

/** What the filter chips say, in their order. */
async function countsInStore(page: Page): Promise<Record<string, number>> {
  const chips = page.getByRole("link", { name: /^(All Items|Prompts|PDFs|Free|\$\d+(-\$\d+|\+)) \d+$/ });
  const texts = (await chips.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " ").trim());
  return Object.fromEntries(
    texts.map((text) => [
      text.slice(0, text.lastIndexOf(" ")),
      Number(text.slice(text.lastIndexOf(" ") + 1)),
    ]),
  );
}

test("toolkit §2 the User Store has its filters with counts, price ranges in dollars and every part of a card", async ({
  page,
}) => {
  await ready(page, "/marketplace");
  await page.getByRole("link", { name: /^User Store/ }).click();
  await expect(page.getByRole("article")).toHaveCount(24);
  const counts = await countsInStore(page);
  // The demo's items, and what other tests may have put on show meanwhile.
  const leastCounts = { "All Items": 24, Prompts: 16, PDFs: 8, Free: 5, "$1-$5": 7, "$5-$15": 12, "$15+": 0 };
  expect(Object.keys(counts)).toEqual(Object.keys(leastCounts));
  for (const [label, least] of Object.entries(leastCounts))
    expect(counts[label]).toBeGreaterThanOrEqual(least);
  const card = item(page, "Candle Scene Trio");
  for (const text of [
    "Prompt",
    "One candle in three rooms",
    "Shelf Light",
    "Product Photography",
    "$4.50",
    "+1",
  ])
    await expect(card.getByText(text).first()).toBeVisible();
  await expect(card.getByRole("listitem").filter({ hasText: "candle" })).toBeVisible();
  await expect(card.locator("img").first()).toHaveAttribute("alt", "Candle Scene Trio");
  await expect(card.getByRole("link", { name: "Shelf Light on Instagram" })).toHaveAttribute(
    "href",
    /^https:/,
  );
  await expect(card.getByRole("button", { name: /^Buy Now/ })).toBeVisible();
  const free = item(page, "Ten Listing Photos That Answer Questions");
  await expect(free.getByText("FREE").first()).toBeVisible();
  await expect(free.getByRole("button", { name: /^Get Free/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole("link", { name: /^PDFs/ }).click();
  await expect(page).toHaveURL(/type=pdf/);
  await expect(page.getByRole("article")).toHaveCount(counts.PDFs ?? 0);
  await page.getByRole("link", { name: /^\$15\+/ }).click();
  await expect(page.getByRole("heading", { name: "No items found" })).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page.getByRole("article")).toHaveCount(24);
});

test("toolkit §2 while another filter is on its way six cards stand in", async ({ page }) => {
  await ready(page, storePath);
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/marketplace\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: /^Prompts/ }).click();
  await expect(page.locator("main [aria-busy=true] > [aria-hidden]")).toHaveCount(6);
  release();
  await expect(page.getByRole("article")).toHaveCount((await countsInStore(page)).Prompts ?? 0);
});

test("D27 a visitor claims a free item; it stays in the browser and joins the account at sign-in", async ({
  page,
}) => {
  const title = "Ten Listing Photos That Answer Questions";
  await ready(page, storePath);
  await item(page, title)
    .getByRole("button", { name: /^Get Free/ })
    .click();
  await expect(toast(page)).toContainText("Free item claimed!");
  await expect(toast(page)).toContainText("This free item has been added to your library");
  await page.goto(`${origin()}/my-library`);
  await expect(item(page, title)).toBeVisible();
  await expect(page.getByText("Kept in this browser.")).toBeVisible();
  const href = await item(page, title)
    .getByRole("link", { name: /^Download PDF/ })
    .getAttribute("href");
  const file = await page.request.get(origin() + href);
  expect(file.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="${title}.pdf"`,
  });
  await signUpInBrowser(page);
  await page.goto(`${origin()}/my-library`);
  await expect(item(page, title)).toBeVisible();
  await expect(page.getByText("Kept in this browser.")).toBeHidden();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("claims");
});

test("toolkit §8 Buy Now opens the first link and lists all for ten seconds; an item without any says so", async ({
  browser,
}) => {
  const page = await newPage(browser);
  await page.clock.install();
  await ready(page, storePath);
  const opened = page.context().waitForEvent("page");
  await item(page, "Candle Scene Trio")
    .getByRole("button", { name: /^Buy Now/ })
    .click();
  await expect(await opened).toHaveURL("https://pay.example/paypal/candle-scene-trio");
  await page.bringToFront();
  await expect(toast(page).getByRole("link")).toHaveText(["PayPal", "Stripe", "I have paid"]);
  await page.clock.fastForward(6_000);
  await expect(toast(page).getByRole("link", { name: "Stripe" })).toBeVisible();
  await page.clock.fastForward(6_000);
  await expect(toast(page)).toHaveCount(0);

  await setFields("Quote Card Kit, Dawn to Dusk", { "Payment Options": "{}" });
  await item(page, "Quote Card Kit, Dawn to Dusk")
    .getByRole("button", { name: /^Buy Now/ })
    .click();
  await expect(toast(page)).toContainText("No payment options available");
  await page.context().close();
});

test("toolkit §5 an item is submitted with every check, reviewed, paid, released, edited and unpublished", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const seller = await newPage(browser);
  await ready(seller, `${storePath}&submit=1`);
  await expect(toast(seller)).toContainText("Authentication required");
  await expect(toast(seller)).toContainText("Please log in to submit to the store");
  await expect(seller.getByRole("dialog", { name: /^Welcome to/ })).toBeVisible();
  await signUpInBrowser(seller);
  await ready(seller, storePath);
  await seller.getByRole("link", { name: "Submit to Store" }).click();
  const dialog = seller.getByRole("dialog", { name: "Submit to Store" });
  await expect(dialog.getByLabel("Category").getByRole("option")).toHaveText([
    "Choose a category",
    ...storeCategories,
  ]);
  const submit = dialog.getByRole("button", { name: "Submit for review" });
  await submit.click();
  await expect(toast(seller)).toContainText("Submission failed");
  await expect(toast(seller)).toContainText("There was an error submitting your item. Please try again.");
  for (const message of [
    "Please enter a title.",
    "Please choose a category.",
    "Please enter a description.",
    "Please enter the full prompt.",
  ])
    await expect(dialog.getByText(message)).toBeVisible();
  await expect(dialog.getByLabel("Title")).toBeFocused();

  await dialog.getByRole("radio", { name: /^PDF/ }).check();
  await expect(dialog.getByLabel("Full Prompt Text")).toBeHidden();
  await dialog.getByLabel("Title").fill("Shelf <b>plan</b> 🪴");
  await dialog.getByLabel("Category").selectOption("Business");
  await dialog.getByLabel("Description").fill("<script>alert(1)</script> A plan for one shelf.");
  await expect(dialog.getByText("Payment options")).toBeHidden();
  await dialog.getByLabel("Price").fill("-1");
  await dialog.getByLabel("Tags").fill("shelf, plan, paper, wood, oak");
  await dialog.getByLabel("Website").fill("javascript:alert(1)");
  await submit.click();
  for (const message of [
    "Please add the PDF file.",
    "Price must be a number of at least 0.",
    "Please use an address that starts with http:// or https://.",
  ])
    await expect(dialog.getByText(message)).toBeVisible();
  await expect(dialog.getByLabel("Title")).toHaveValue("Shelf <b>plan</b> 🪴");

  await dialog.getByLabel("Website").fill("shelf.example");
  await dialog.getByLabel("Price").fill("7.5");
  await expect(dialog.getByText("Payment options")).toBeVisible();
  await dialog.getByLabel("Gumroad link").fill("https://pay.example/gumroad/shelf");
  await dialog.getByLabel("PDF File").setInputFiles({ ...files.pdf, buffer: png });
  await submit.click();
  await expect(dialog.getByText("This file is not a PDF. Please choose a PDF document.")).toBeVisible();
  await dialog.getByLabel("PDF File").setInputFiles(files.pdf);
  await dialog.getByLabel("Preview Image").setInputFiles(files.image);
  expect(await findViolations(seller)).toEqual([]);
  await submit.click();
  await expect(toast(seller).filter({ hasText: "Submission successful!" })).toBeVisible();
  await expect(dialog).toBeHidden();

  await seller.goto(`${origin()}/my-store`);
  const title = "Shelf <b>plan</b> 🪴";
  await expect(item(seller, title)).toContainText("Draft");
  await expect(item(seller, title)).toContainText("In review since");
  await setFields(title, { Status: "Rejected", "Rejection Reason": "The cover is blurred" });
  await seller.reload();
  await expect(item(seller, title)).toContainText("Reason: The cover is blurred");
  await item(seller, title)
    .getByRole("link", { name: /^Edit and resubmit/ })
    .click();
  await expect(seller.getByText("The cover is blurred")).toBeVisible();
  await expect(seller.getByLabel("Gumroad link")).toHaveValue("https://pay.example/gumroad/shelf");
  await seller.getByLabel("Preview Image").setInputFiles(files.image);
  await seller.getByRole("button", { name: "Resubmit for review" }).click();
  await expect(seller).toHaveURL(/\/my-store$/);
  await expect(item(seller, title)).toContainText("Draft");
  await setFields(title, { Status: "Live" });

  const buyer = await newPage(browser);
  await signUpInBrowser(buyer);
  await ready(buyer, storePath);
  await expect(item(buyer, title)).toContainText("<script>alert(1)</script> A plan for one shelf.");
  await expect(item(buyer, title)).toContainText("+2");
  const opened = buyer.context().waitForEvent("page");
  await item(buyer, title)
    .getByRole("button", { name: /^Buy Now/ })
    .click();
  await expect(await opened).toHaveURL("https://pay.example/gumroad/shelf");
  await buyer.bringToFront();
  await toast(buyer).getByRole("link", { name: "I have paid" }).click();
  const paid = buyer.url();
  await expect(buyer.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(await findViolations(buyer)).toEqual([]);
  expect((await buyer.request.get(`${paid}/file`)).status()).toBe(403);
  await buyer.getByLabel("How did you pay?").fill("Gumroad, order 4711");
  await buyer.getByRole("button", { name: "I have paid" }).click();
  await expect(buyer.getByText("The seller knows that you have paid.")).toBeVisible();

  await ready(seller, "/my-store");
  await expect(seller.getByText("Gumroad, order 4711")).toBeVisible();
  expect(await findViolations(seller)).toEqual([]);
  await seller.getByRole("button", { name: "Payment arrived, release the item" }).click();
  await expect(seller.getByText("Released")).toBeVisible();
  await buyer.goto(`${origin()}/my-library`);
  await expect(item(buyer, title).getByRole("link", { name: /^Download PDF/ })).toBeVisible();
  expect((await buyer.request.get(`${paid}/file`)).headers()["content-type"]).toBe("application/pdf");

  const items = seller.getByRole("region", { name: "Items" });
  await items.getByRole("button", { name: /^Unpublish/ }).click();
  await expect(items).toContainText("Unpublished");
  expect((await (await newPage(browser)).request.get(paid)).status()).toBe(404);
  expect((await buyer.request.get(`${paid}/file`)).status()).toBe(200);
  await Promise.all([seller.context().close(), buyer.context().close()]);
});

test("the store works without JavaScript: filter, claim, submit, and nothing typed is lost", async ({
  browser,
}) => {
  const page = await newPage(browser, { javaScriptEnabled: false });
  await page.goto(origin() + storePath);
  await page.getByRole("link", { name: /^Free/ }).click();
  await expect(page.getByRole("article")).toHaveCount(5);
  await page
    .getByRole("button", { name: /^Get Free/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${origin()}/my-library`);
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.goto(origin() + storePath);
  await item(page, "Skincare Range Line-Up")
    .getByRole("button", { name: /^Buy Now/ })
    .click();
  await expect(page.getByRole("link", { name: /^PayPal/ })).toHaveAttribute(
    "href",
    "https://pay.example/paypal/skincare-range",
  );
  await signUpInBrowser(page);
  await page.goto(`${origin()}/store/submit`);
  await page.getByLabel("Title").fill("Plain form");
  await page.getByLabel("Price").fill("3");
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByText("Please enter a description.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Plain form");
  await expect(page.getByLabel("Price")).toHaveValue("3");
  await page.getByLabel("Category").selectOption("Other");
  await page.getByLabel("Description").fill("Sent without a script");
  await page.getByLabel("Full Prompt Text").fill("A plain form on a plain page");
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(page).toHaveURL(`${origin()}/my-store`);
  await expect(item(page, "Plain form")).toContainText("Draft");
  await page.context().close();
});

test("a picture of the gallery brings its title and prompt into both forms", async ({ page }) => {
  await signUpInBrowser(page);
  const facts = new URLSearchParams({ title: "Amber vase", prompt: "An amber vase on oak", image: "none" });
  await ready(page, `${storePath}&submit=1&${facts.toString()}`);
  const dialog = page.getByRole("dialog", { name: "Submit to Store" });
  await expect(dialog.getByLabel("Title")).toHaveValue("Amber vase");
  await expect(dialog.getByLabel("Full Prompt Text")).toHaveValue("An amber vase on oak");
  await dialog.getByLabel("Description").fill("Half written");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Submit to Store" }).click();
  await expect(dialog.getByLabel("Description")).toHaveValue("Half written");
  await page.goto(`${origin()}/upload-prompt?${facts.toString()}`);
  await expect(page.getByLabel("Title")).toHaveValue("Amber vase");
  await expect(page.getByLabel("Full Prompt")).toHaveValue("An amber vase on oak");
});
