import { readFile } from "node:fs/promises";
import { type Download, expect, type Page, test } from "@playwright/test";
import { disc, drawTestPicture } from "#tests/support/draw-test-picture.ts";
import { signUpInBrowser } from "#tests/support/sign-up-in-browser.ts";
import { findViolations } from "#tests/support/walk/find-violations.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";
const lake = drawTestPicture(1600, 2000, (context, width, height) => {
  context.fillStyle = "#dfe8ea";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#2c5a6b";
  context.fillRect(0, height * 0.6, width, height * 0.4);
  disc(context, 800, 700, 260, "#f0b34a");
});

async function openStudio(page: Page, tab = "") {
  await page.goto(`${origin()}/design-workflow${tab ? `?tab=${tab}` : ""}`);
  await expect(page.getByRole("tabpanel")).not.toHaveAttribute("inert");
}

async function upload(page: Page) {
  await page
    .getByLabel("Design", { exact: true })
    .setInputFiles({ name: "mirror-lake.png", mimeType: "image/png", buffer: lake });
  await expect(page.getByText("Design imported")).toBeVisible();
}

async function exportFile(page: Page): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export", exact: true }).click(),
  ]);
  return download;
}

test("toolkit §2 seven tabs in order, import first, each says what it needs", async ({ page }) => {
  const tell = async (button: string, message: string) => {
    await page.getByRole("tabpanel").getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("tabpanel").getByText(message)).toBeVisible();
  };
  await openStudio(page);
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText(["Import", "Niches", "Analyze", "Generate", "Remix", "SEO", "Export"]);
  await expect(page.getByRole("tab", { name: "Import" })).toHaveAttribute("aria-selected", "true");
  await tell("Import", "Please enter an Etsy URL");
  await tell("Search", "Please enter search keywords");

  await page.getByRole("tab", { name: "Niches" }).click();
  await tell("Search", "Please enter a search term");
  await expect(page.getByText("Sample data").first()).toBeVisible();
  await page.getByRole("button", { name: "Competition" }).click();
  await expect(page.getByRole("columnheader", { name: "Competition", exact: true })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await page.getByLabel("Search niches").fill("wedding");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText(/1 of 28 sample niches fit “wedding”/)).toBeVisible();
  await page.getByRole("button", { name: "Use Wedding welcome signs" }).click();

  await page.getByRole("tab", { name: "Analyze" }).click();
  await expect(page.getByRole("heading", { name: "No Design Selected" })).toBeVisible();
  await expect(page.getByText("Please import a design first from the Import tab")).toBeVisible();

  await page.getByRole("tab", { name: "Generate" }).click();
  await expect(page.getByLabel("Prompt", { exact: true })).toHaveValue("wedding welcome signs");
  await page.getByLabel("Prompt", { exact: true }).fill(" ");
  await tell("Generate Prompts, free", "Please enter a prompt or select from analyzed prompts");
  for (const format of ["T-shirt", "Tumbler", "Mug", "Poster", "Sticker"])
    await expect(page.getByRole("button", { name: format, exact: true })).toBeVisible();
  await expect(page.getByLabel("Style").locator("option")).toHaveText([
    "Original",
    "Vintage",
    "Modern",
    "Minimalist",
    "Artistic",
  ]);

  await page.getByRole("tab", { name: "Remix" }).click();
  await tell("Remix", "Please provide a base prompt");
  await page.getByRole("tab", { name: "SEO" }).click();
  await page.getByLabel("Keywords").fill("");
  await tell("Generate SEO Content", "Please enter keywords for your design");
  await page.getByRole("tab", { name: "Export" }).click();
  await tell("Export", "Please enter a workflow name");
  await page.getByLabel("Workflow name").fill("Lake");
  await page.getByRole("radio", { name: "GoHighLevel" }).check();
  await tell("Export", "Please enter your GoHighLevel API key");
  await page.getByRole("radio", { name: "JSON" }).check();
  await tell("Export", "Export stopped at “Check the listing”: Write the listing on the SEO tab first.");
  expect(await findViolations(page)).toEqual([]);
});

test("issue 7 from an uploaded picture to a valid Etsy CSV in one sitting", async ({ page }) => {
  test.setTimeout(120_000);
  await openStudio(page);
  await upload(page);
  await page.getByRole("button", { name: "Analyze this design" }).click();
  await page.getByRole("button", { name: "Analyze Design" }).click();
  await expect(page.getByText("Analysis Complete!")).toBeVisible();
  await expect(page.getByText("1,600 × 2,000 pixels, measured against 300 dpi.")).toBeVisible();
  await expect(page.getByText("Nothing is see-through")).toBeVisible();
  for (const heading of ["Print quality", "Palette", "Style and composition", "Analyzed prompts"])
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();

  await page.getByRole("tab", { name: "Remix" }).click();
  await page.getByLabel("Base prompt").fill("mirror lake at dawn, layered ridges");
  await page.getByLabel("Custom style variation").fill("  paper cut-out ");
  await page.getByLabel("Custom style variation").press("Enter");
  await page.getByRole("button", { name: "Remix", exact: true }).click();
  const variations = page.getByRole("region", { name: "Variations" });
  await expect(variations.getByText(/\d+% similar/)).toHaveCount(6, { timeout: 20_000 });
  await expect(variations.getByRole("heading", { name: /paper cut-out/ })).toBeVisible();

  await page.getByRole("tab", { name: "SEO" }).click();
  await page.getByLabel("Keywords").fill("lake wall art, mountain print, moody landscape");
  await page.getByRole("button", { name: "Generate SEO Content" }).click();
  await expect(page.getByText("This listing keeps every limit and can be exported.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveCount(13);
  await expect(page.getByRole("heading", { name: "Demand" })).toBeVisible();
  await expect(page.getByText("Sample data")).toBeVisible();

  // Everything is still there after a reload, on whichever tab.
  await page.reload();
  await expect(page.getByLabel("Keywords")).toHaveValue("lake wall art, mountain print, moody landscape");
  const title = await page.getByLabel("Title", { exact: true }).inputValue();

  await page.getByLabel("Title", { exact: true }).fill("x".repeat(140));
  await expect(page.getByText("The title has 140 characters; it must stay under 140.")).toBeVisible();
  await page
    .getByRole("button", { name: /Remove the tag/ })
    .first()
    .click();
  await expect(page.getByText("There are 12 tags; use all 13.")).toBeVisible();
  await page.getByRole("tab", { name: "Export" }).click();
  await page.getByLabel("Workflow name").fill("Mirror Lake");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await expect(page.getByRole("tabpanel").getByText(/Export stopped at “Check the listing”/)).toBeVisible();

  await page.getByRole("tab", { name: "SEO" }).click();
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Add a tag").fill("mirror lake art");
  await page.getByLabel("Add a tag").press("Enter");
  await page.getByRole("tab", { name: "Export" }).click();
  await expect(page.getByText("This listing keeps every limit and can be exported.")).toBeVisible();
  const csv = await exportFile(page);
  expect(csv.suggestedFilename()).toBe("mirror-lake-etsy.csv");
  const text = await readFile(await csv.path(), "utf8");
  expect(text.split("\n")[0]).toMatch(
    /^TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,/,
  );
  expect(text).toContain(title);
  expect(text).toContain("mirror lake art");
  expect(text).toContain("The design was supplied by the seller.");

  await page.getByText("Generic columns").click();
  expect((await exportFile(page)).suggestedFilename()).toBe("mirror-lake-generic.csv");
  await page.getByRole("radio", { name: "JSON" }).check();
  expect((await exportFile(page)).suggestedFilename()).toBe("mirror-lake.json");
  await page.getByRole("radio", { name: "Zapier" }).check();
  await page.getByLabel("Zapier hook address").fill("http://169.254.169.254/latest");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await expect(
    page.getByRole("tabpanel").getByText(/Export stopped at “Send to Zapier”.*Your work is kept/),
  ).toBeVisible();
  for (const product of ["t-shirt", "tumbler", "mug", "poster", "sticker"]) {
    const mockup = page.getByRole("img", { name: `Mirror lake on a ${product}` });
    await mockup.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => await mockup.evaluate((image: HTMLImageElement) => image.naturalWidth), {
        timeout: 30_000,
      })
      .toBeGreaterThan(500);
  }
  await page.getByRole("radio", { name: "Package (zip)" }).check();
  expect((await exportFile(page)).suggestedFilename()).toBe("mirror-lake.zip");
});

test("D13 and issue 7 a member draws for two formats, pays for both, and finds the workflow again", async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signUpInBrowser(page);
  await openStudio(page);
  await page.getByLabel("Search keywords").fill("mountain lake, dawn");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText("Idea imported")).toBeVisible();
  await page.getByRole("button", { name: "Draw this idea" }).click();
  await page.getByRole("button", { name: "Mug", exact: true }).click();
  await page.getByLabel("Style").selectOption("vintage");
  await page.getByRole("button", { name: "Generate Prompts, free" }).click();
  await expect(page.getByText("Prompt Generated!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy Prompt" })).toHaveCount(2);
  await page.getByRole("button", { name: "Generate 2 images for 16 credits" }).click();
  const images = page.getByRole("region", { name: "Images" });
  // A reload in the middle changes nothing: the pictures arrive.
  await expect(page.getByText(/Drawing “/).first()).toBeVisible();
  await page.reload();
  await expect(images.getByRole("img")).toHaveCount(2, { timeout: 45_000 });
  await expect(page.getByText("84 credits").first()).toBeVisible();
  await expect(page.getByText("Saved in this workflow")).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await openStudio(page);
  await page.getByRole("button", { name: "Workflows" }).click();
  await page
    .getByRole("button", { name: /^Open / })
    .first()
    .click();
  await page.getByRole("tab", { name: "Generate" }).click();
  await expect(images.getByRole("img")).toHaveCount(2);
  await page.getByRole("button", { name: "Workflows" }).click();
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("are gone for good");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No workflows yet")).toBeVisible();
});

test("D10 a visitor's picture is paid from the trial balance; an Etsy address gives title and keywords", async ({
  page,
}) => {
  test.setTimeout(60_000);
  await openStudio(page);
  await page.getByLabel("Etsy URL").fill("https://www.etsy.com/listing/1234567890/retro-sunset-mug");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("Title and keywords were read from the address")).toBeVisible();
  await expect(page.getByText("Retro sunset mug").first()).toBeVisible();
  await page.getByRole("tab", { name: "Analyze" }).click();
  await expect(page.getByText(/is words only/)).toBeVisible();
  await page.getByRole("tab", { name: "Generate" }).click();
  await page.getByLabel("Prompt", { exact: true }).fill("retro sunset with palm trees");
  await page.getByRole("button", { name: "Generate image for 8 credits" }).click();
  await expect(page.getByText("Image Generated!")).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(/Trial balance of this browser: 239 credits/)).toBeVisible();
  await page.getByRole("button", { name: "Workflows" }).click();
  await page.getByRole("button", { name: "New workflow" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Start anew" }).click();
  await expect(page.getByLabel("Prompt", { exact: true })).toHaveValue("");
});

test("toolkit §2 the studio stands alone for a frame, and no other site may frame it unless it is named", async ({
  page,
}) => {
  const response = await page.goto(`${origin()}/design-workflow?embed=1`);
  await expect(page.getByRole("heading", { name: "Design Workflow Studio" })).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await page.getByRole("tab", { name: "SEO" }).click();
  await expect(page).toHaveURL(/embed=1/);
  await expect(page.getByRole("banner")).toHaveCount(0);
  expect(response?.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
});
