import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { signUpInBrowser } from "#tests/support/sign-up-in-browser.ts";
import { findViolations } from "#tests/support/walk/find-violations.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";
const consoleAt = (query = "") => `${origin()}/smart-prompt-marketplace${query}`;

async function expectAccessible(page: Page) {
  expect(await findViolations(page)).toEqual([]);
}

async function download(page: Page, name: string) {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
}

test("toolkit §2 and D25 the console: tiles, six tabs with their sub-tabs and sample figures, labelled", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(consoleAt());
  await expect(page.getByRole("heading", { name: "Smart Prompt Marketplace", level: 1 })).toBeVisible();
  await expect(page.getByText("Sample data", { exact: true }).first()).toBeVisible();
  for (const label of ["Generated today", "Acceptance rate", "Revenue this month", "Social reach"])
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  const content = page.getByRole("main");
  for (const text of ["Total Revenue", "Images Generated", "Social Engagement", "Acceptance Rate"])
    await expect(content.getByText(text, { exact: true })).toBeVisible();
  for (const text of ["47/50", "12/15", "156/160", "1,247/1,500", "Connected (3)", "Processing (47)"])
    await expect(content.getByText(text, { exact: true })).toBeVisible();
  await expectAccessible(page);

  const tabs = page.getByRole("navigation", { name: "Console" });
  const views = page.getByRole("navigation", { name: "Views" });
  await tabs.getByRole("link", { name: "Supernova" }).click();
  await expect(page.getByRole("heading", { name: "Running batches" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sign in to see your batches" })).toBeVisible();

  await tabs.getByRole("link", { name: "Distribution" }).click();
  for (const text of ["1,156", "AS-2041", "rejected"])
    await expect(content.getByText(text, { exact: true }).first()).toBeVisible();
  for (const name of ["Auto-upload", "Auto-tagging", "Quality check", "Revenue tracking"])
    await expect(page.getByRole("switch", { name })).toBeChecked();
  await expect(
    page.getByText("without effect yet: this site has no connection to Adobe Stock"),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("switch", { name: "Auto-tagging" }).uncheck();
  await views.getByRole("link", { name: "Facebook Pages" }).click();
  await expect(page).toHaveURL(/view=facebook/);
  await expect(content.getByText("Quiet Walls Art Prints", { exact: true })).toBeVisible();
  await expect(page.getByRole("switch", { name: "Auto-posting" })).toBeChecked();
  await page.reload();
  await views.getByRole("link", { name: "Adobe Stock" }).click();
  await expect(page.getByRole("switch", { name: "Auto-tagging" })).not.toBeChecked();

  await tabs.getByRole("link", { name: "Assets" }).click();
  await expect(page.getByText("24 of 24 assets")).toBeVisible();
  await page.getByRole("button", { name: "Sync Now" }).click();
  await expect(page.getByText("Syncing...")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sync Now" })).toBeDisabled();
  await expect(page.getByText("Synced", { exact: true })).toBeVisible();
  await page.getByLabel("Search assets").fill("snow");
  await expect(page.getByText("1 of 24 assets")).toBeVisible();
  await page.getByLabel("Search assets").fill("");
  await page.getByLabel("Category").selectOption("portraits");
  await page.getByRole("button", { name: "More Filters" }).click();
  await page.getByLabel("Platform status").selectOption("Queued");
  await expect(page.getByText("1 of 24 assets")).toBeVisible();
  await expectAccessible(page);
  await views.getByRole("link", { name: "Table View" }).click();
  await page.getByLabel("Category").selectOption("all");
  await page.getByLabel("Platform status").selectOption("");
  await expect(page.getByRole("table").locator("tbody tr")).toHaveCount(10);
  await views.getByRole("link", { name: "Analytics" }).click();
  await expect(content.getByText("2,847", { exact: true })).toBeVisible();
  await views.getByRole("link", { name: "Airtable Workspace" }).click();
  await expect(page.getByRole("link", { name: "Open in Airtable" })).toHaveCount(2);

  await tabs.getByRole("link", { name: "Analytics" }).click();
  await page.getByLabel("Time range").selectOption("7d");
  await expect(page).toHaveURL(/range=7d/);
  await expect(content.getByText("$3,214")).toBeVisible();
  await page.getByLabel("Report type").selectOption("revenue");
  await expect(page).toHaveURL(/type=revenue/);
  const csv = await download(page, "Export Report");
  expect(csv.name).toBe("report-revenue-7d.csv");
  expect(csv.text).toContain("Sample data,7d,revenue");
  expect(JSON.parse((await download(page, "JSON")).text)).toMatchObject({ range: "7d", type: "revenue" });
  await views.getByRole("link", { name: "Revenue Attribution" }).click();
  await expect(page.getByRole("cell", { name: "412%" })).toBeVisible();
  await views.getByRole("link", { name: "Performance Trends" }).click();
  await expect(page.getByRole("heading", { name: "Accepted images" })).toBeVisible();
  await views.getByRole("link", { name: "Predictive Analytics" }).click();
  await expect(page.getByText("87% confidence")).toBeVisible();
  await expect(page.getByText("High impact").first()).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test("toolkit §2 Social: pages, composer with preview, hashtags and timing, calendar; a visitor's posts stay in the browser", async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto(consoleAt());
  await page.getByRole("link", { name: "Schedule Posts" }).click();
  await expect(page.getByRole("heading", { name: "Post Composer" })).toBeVisible();
  const caption = page.getByLabel("Caption");
  await caption.fill("Seamless patterns for a small shop");
  const preview = page.getByRole("article", { name: "Preview of the post" });
  await expect(preview).toContainText("Seamless patterns for a small shop");
  await page.getByRole("button", { name: "Suggest Hashtags" }).click();
  await expect(preview).toContainText("#seamlesspatterns #smallshop");
  await page.getByRole("button", { name: "Optimize Timing" }).click();
  await expect(page.getByLabel("Time", { exact: true })).toHaveValue(/T14:00$/);
  await expect(page.getByRole("group", { name: "Image" }).getByRole("button")).toHaveCount(8);
  await page.getByRole("group", { name: "Image" }).getByRole("button").first().click();
  await expect(preview.getByRole("img")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Schedule Post" }).click();
  await expect(page.getByText("Scheduled in this browser.")).toBeVisible();
  await caption.fill("Six tags #a #b #c #d #e #f");
  await expect(preview).toContainText("Six tags #a #b #c #d #e");
  await expect(preview).not.toContainText("#f");
  await page.getByRole("button", { name: "Schedule Post" }).click();
  await expect(caption).toHaveValue("");

  const views = page.getByRole("navigation", { name: "Views" });
  await views.getByRole("link", { name: "Content Calendar" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  const own = page.getByRole("list", { name: "Your posts" });
  // The second has no time of its own: optimal timing gave it the next free one.
  await expect(own.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  await page.reload();
  for (const left of [1, 0]) {
    await own
      .getByRole("button", { name: /Remove the post/ })
      .first()
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(own.getByRole("listitem")).toHaveCount(left);
  }

  await views.getByRole("link", { name: "Page Manager" }).click();
  await expect(page.getByRole("switch")).toHaveCount(5);
  await expect(page.getByLabel("Posting frequency").locator("option")).toHaveText([
    "daily",
    "3 times per day",
    "every 2 hours",
    "custom schedule",
  ]);
  await page.getByLabel("Posting frequency").selectOption("custom schedule");
  await page.getByLabel("Times").fill("25:00");
  await page.getByLabel("Times").blur();
  await expect(page.getByText("Please give times such as 09:00, 14:00.")).toBeVisible();
  await page.getByRole("switch", { name: "AI disclosure" }).check();
  await views.getByRole("link", { name: "Post Composer" }).click();
  await caption.fill("A quiet lake");
  await expect(preview).toContainText("Made with AI.");
  await views.getByRole("link", { name: "Page Manager" }).click();
  await page.getByRole("button", { name: "Connect New Page" }).click();
  await expect(page.getByRole("dialog")).toContainText("Welcome to Smart Prompt Marketplace");
  await page.keyboard.press("Escape");
  await views.getByRole("link", { name: "Analytics" }).click();
  for (const [range, share] of [
    ["25-34", "42%"],
    ["35-44", "28%"],
    ["18-24", "18%"],
  ] as const) {
    await expect(page.getByText(range, { exact: true })).toBeVisible();
    await expect(page.getByText(share, { exact: true })).toBeVisible();
  }
});

test("issue 7 §3 a member sees live figures, pauses and cancels a batch, connects a page and schedules a post", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signUpInBrowser(page);
  await page.goto(consoleAt("?figures=mine"));
  await expect(page.getByText("Sample data", { exact: true })).toHaveCount(1);
  await expect(page.getByText("No data yet").first()).toBeVisible();
  await page.getByRole("link", { name: "Generate Batch" }).click();
  await page.getByLabel("Prompts", { exact: true }).fill("A fox in autumn");
  await page.getByRole("button", { name: "Start batch for 100 credits" }).click();
  await expect(page).toHaveURL(/batch=/);
  await page.goto(consoleAt("?tab=supernova&figures=mine"));
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Batch paused.")).toBeVisible();
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByText("Batch resumed.")).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(/^Batch cancelled\. \d+ credits returned\.$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Earlier batches" })).toBeVisible();

  await page.goto(consoleAt("?tab=social&figures=mine"));
  await page.getByRole("button", { name: "Connect New Page" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Page name").fill("My shop");
  await dialog.getByLabel("Webhook address").fill("http://169.254.169.254/latest/meta-data");
  await dialog.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(dialog.getByText("This address cannot be used.")).toBeVisible();
  await dialog.getByLabel("Webhook address").fill("https://hooks.example/abc");
  await dialog.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(page.getByText("My shop is connected.")).toBeVisible();
  await expect(page.getByText("hooks.example")).toBeVisible();

  await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "Post Composer" }).click();
  await page.getByRole("button", { name: "Schedule Post" }).click();
  await expect(page.getByText("Please write a caption.").first()).toBeVisible();
  await page.getByLabel("Caption").fill("Three rooms, one print");
  await page.getByRole("button", { name: "Optimize Timing" }).click();
  await page.getByRole("button", { name: "Schedule Post" }).click();
  await expect(page.getByText("Post scheduled.")).toBeVisible();
  await page.goto(consoleAt("?tab=social&view=calendar&figures=mine"));
  const own = page.getByRole("list", { name: "Your posts" });
  await expect(own).toContainText("Three rooms, one print");
  const remove = own.getByRole("button", { name: /Remove the post/ });
  const question = page.getByRole("alertdialog", { name: "Remove this post?" });
  await remove.click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(own).toContainText("Three rooms, one print");
  await remove.click();
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(own).toBeHidden();

  await page.getByRole("link", { name: "Distribution", exact: true }).click();
  await page.getByRole("link", { name: "Facebook Pages" }).click();
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST" && response.ok()),
    page.getByRole("switch", { name: "Auto-posting" }).uncheck(),
  ]);
  await page.reload();
  await expect(page.getByRole("switch", { name: "Auto-posting" })).not.toBeChecked();
  await page.goto(consoleAt("?figures=site"));
  await expect(page.getByText("Shown to admins of the site")).toBeVisible();
});

test("D1 only the brand's own word opens the console", async ({ page }) => {
  const response = await page.goto(`${origin()}/some-other-product`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  expect((await page.request.get(`${origin()}/some-other-product/report`)).status()).toBe(404);
});
