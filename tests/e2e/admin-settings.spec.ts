import { expect, type Page, test } from "@playwright/test";
import { signInAsAdmin } from "#tests/support/sign-in-as-admin.ts";
import { findViolations } from "#tests/support/walk/find-violations.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";

async function save(page: Page, label: string, value: string): Promise<void> {
  await page.getByLabel(label).fill(value);
  await page.getByRole("button", { name: "Save settings" }).click();
}

test("D29 settings hold at once, refuse what is out of bounds, and stand in the audit log", async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  await signInAsAdmin(page);
  await page.goto(`${origin()}/admin/settings`);
  await page.waitForLoadState("networkidle");
  expect(await findViolations(page)).toEqual([]);
  await expect(page.getByText("Works", { exact: true })).toBeVisible();
  await expect(page.getByRole("table", { name: "Job queues" })).toContainText("run-generation");

  await save(page, "Default credits", "200000");
  await expect(page.getByText("Please enter a whole number from 0 to 100,000.").first()).toBeVisible();
  await expect(page.getByLabel("Default credits")).toHaveValue("200000");
  await page.getByLabel("Default credits").fill("100");

  const visitor = await browser.newPage();
  const words = `Back at noon ${Date.now()}`;
  await save(page, "Banner", words);
  await expect(page.getByText("Settings saved")).toBeVisible();
  await expect(async () => {
    await visitor.goto(`${origin()}/privacy`);
    await expect(visitor.getByText(words)).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await findViolations(visitor)).toEqual([]);
  await save(page, "Banner", "");
  await expect(page.getByText(words)).toHaveCount(0);
  await visitor.close();

  await page.getByRole("button", { name: "Send test message" }).click();
  await expect(page.getByText("No mail server is configured: the message is in the outbox")).toBeVisible();

  await page.getByRole("link", { name: "Audit log" }).click();
  await page.getByLabel("Action").selectOption("settings.update");
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page).toHaveURL(/action=settings\.update/);
  await expect(page.getByRole("row", { name: new RegExp(words) })).toContainText("admin@example.com");
  await expect(page.getByRole("row", { name: /mail\.test/ })).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  const csv = await page.request.get(`${origin()}/admin/audit.csv?action=settings.update`);
  expect(csv.headers()["content-type"]).toContain("text/csv");
  expect(await csv.text()).toContain(words);
});
