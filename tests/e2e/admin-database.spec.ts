import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { newRecordId } from "#app/core/catalog/record-id.ts";
import { signInAsAdmin } from "#tests/support/sign-in-as-admin.ts";
import { askSite } from "#tests/support/site-database.ts";
import { findViolations } from "#tests/support/walk/find-violations.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";
const table = "Prompt Ai";
const recordsAt = () => `${origin()}/admin/database?show=records&table=${encodeURIComponent(table)}`;

async function addRecord(title: string): Promise<string> {
  const id = newRecordId();
  const fields = { Title: title, "Full Prompt": "A text", Price: 1, Pack: "Starter", Status: "Live" };
  await askSite("insert into records (id, table_name, fields) values ($1, $2, $3)", [
    id,
    table,
    JSON.stringify(fields),
  ]);
  return id;
}

test.beforeEach(async ({ page }) => await signInAsAdmin(page));

test("toolkit §2 the database tab embeds the library and opens it in a new tab", async ({ page }) => {
  await page.goto(`${origin()}/admin/database`);
  await expect(page.getByRole("link", { name: "Open in New Tab" })).toHaveAttribute(
    "href",
    "/smart-ai-prompt",
  );
  await expect(page.getByRole("main").getByText(/^\d+ of \d+$/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test("toolkit §4 the Active switch flips at once, is copied to the active records, and flips back where it fails", async ({
  page,
}) => {
  const title = `Switched ${Date.now().toString(36)}`;
  const id = await addRecord(title);
  await page.goto(recordsAt());
  expect(await findViolations(page)).toEqual([]);
  const active = page.getByRole("switch", { name: `Active: ${title}` });
  await active.click();
  await expect(active).toBeChecked();
  await page.getByRole("link", { name: "Active only" }).click();
  const group = page.getByRole("region", { name: `${table} (Active)` });
  await expect(group.getByText(title, { exact: true })).toBeVisible();

  await page.goto(recordsAt());
  await expect(active).toBeChecked();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/admin/database**", async (route) => {
    if (route.request().method() !== "POST") return await route.fallback();
    await held;
    await route.abort();
  });
  await active.click();
  await expect(active).not.toBeChecked();
  release();
  await expect(page.getByText("Failed to update record")).toBeVisible();
  await expect(active).toBeChecked();
  await page.unroute("**/admin/database**");

  await askSite("delete from records where id = $1", [id]);
  await active.click();
  await expect(page.getByText("The prompt you're looking for doesn't exist.")).toBeVisible();
  await expect(active).toHaveCount(0);
  await askSite("delete from records where fields ->> 'Original Record ID' = $1", [id]);
});

test("issue 6 a record is edited in place, and many change status after a question that says how many", async ({
  page,
}) => {
  const mark = Date.now().toString(36);
  const ids = [await addRecord(`Bulk one ${mark}`), await addRecord(`Bulk two ${mark}`)];
  await page.goto(`${recordsAt()}&q=${mark}`);
  await page.getByRole("button", { name: `Edit Bulk one ${mark}` }).click();
  const dialog = page.getByRole("dialog", { name: "Edit record" });
  await dialog.getByLabel("Price").fill("dear");
  await dialog.getByRole("button", { name: "Save record" }).click();
  await expect(dialog.getByText("Price must be a number of at least 0.")).toBeVisible();
  await dialog.getByLabel("Price").fill("6.5");
  await dialog.getByLabel("Title").fill(`Bulk first ${mark}`);
  await dialog.getByRole("button", { name: "Save record" }).click();
  await expect(page.getByText("Record saved")).toBeVisible();
  await expect(page.getByText(`Bulk first ${mark}`, { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Select this page" }).click();
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.getByLabel("New status").selectOption("Unpublished");
  await page.getByRole("button", { name: "Change status" }).click();
  const question = page.getByRole("alertdialog", { name: "Change 2 records to Unpublished?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Change status" }).click();
  await question.getByRole("button", { name: "Change 2 records" }).click();
  await expect(page.getByText("2 records changed to Unpublished")).toBeVisible();
  await expect(page.getByRole("cell", { name: "Unpublished" })).toHaveCount(2);
  await askSite("delete from records where id = any($1)", [ids]);
});

test("issue 6 a CSV file is shown before it is imported, wrong lines are named, and a table can be exported", async ({
  page,
}) => {
  const mark = Date.now().toString(36);
  const file = (text: string) => ({ name: "records.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await page.goto(`${origin()}/admin/database?show=import&table=${encodeURIComponent(table)}`);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("Please choose a CSV file.").first()).toBeVisible();
  const input = page.getByLabel("CSV file");
  await input.setInputFiles(file(`Title,Price\nFine ${mark},2\nWrong ${mark},much\n`));
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("Line 3")).toBeVisible();
  await expect(page.getByText("Price must be a number of at least 0.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Import/ })).toHaveCount(0);
  expect(await askSite("select from records where title like $1", [`%${mark}`])).toHaveLength(0);

  await input.setInputFiles(file(`Title,Price,Tags\nFine ${mark},2,"a, b"\nGood ${mark},3,c\n`));
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("2 would be added and 0 changed.")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Import 2 records" }).click();
  await expect(page.getByText("Import complete: 2 added, 0 changed")).toBeVisible();

  await page.goto(recordsAt());
  for (const [format, sign] of [
    ["CSV", `Fine ${mark}`],
    ["JSON", `"Title":"Good ${mark}"`],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: `Export ${format}` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`prompt-ai.${format.toLowerCase()}`);
    expect(await readFile(await download.path(), "utf8")).toContain(sign);
  }
  await askSite("delete from records where title like $1", [`%${mark}`]);
});
