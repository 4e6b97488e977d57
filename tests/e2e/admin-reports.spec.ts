import { expect, test } from "@playwright/test";
import { newRecordId } from "#app/core/catalog/record-id.ts";
import { signInAsAdmin } from "#tests/support/sign-in-as-admin.ts";
import { signUpInBrowser } from "#tests/support/sign-up-in-browser.ts";
import { askSite } from "#tests/support/site-database.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";

test("issue 6 a reported prompt is dismissed, or taken off the site after a question", async ({
  browser,
}) => {
  const mark = Date.now().toString(36);
  const [kept, removed] = [`Kept ${mark}`, `Removed ${mark}`].map((title) => ({ id: newRecordId(), title }));
  for (const { id, title } of [kept!, removed!])
    await askSite("insert into records (id, table_name, fields) values ($1, 'Piclumen', $2)", [
      id,
      JSON.stringify({ Title: title, "Full Prompt": "A text", Price: 3, Status: "Live" }),
    ]);
  const reader = await (await browser.newContext()).newPage();
  await signUpInBrowser(reader);
  for (const { id } of [kept!, removed!]) {
    await reader.goto(`${origin()}/prompt/${id}`);
    await reader.getByText("Report this prompt").click();
    await reader.getByLabel("Details").fill("Seen elsewhere");
    await reader.getByRole("button", { name: "Send report" }).click();
    await expect(reader.locator("[data-sonner-toast]").first()).toBeVisible();
  }
  const page = await (await browser.newContext()).newPage();
  await signInAsAdmin(page);
  await page.goto(`${origin()}/admin/reports`);
  const cardOf = (title: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
  await cardOf(kept!.title).getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText(`1 report of “${kept!.title}” dismissed`)).toBeVisible();
  await cardOf(removed!.title).getByRole("button", { name: "Unpublish" }).click();
  const question = page.getByRole("alertdialog", { name: `Take “${removed!.title}” off the site?` });
  await expect(question).toContainText("Settles 1 report.");
  await question.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText(`“${removed!.title}” was taken off the site`)).toBeVisible();
  const visitor = await browser.newContext();
  expect((await visitor.request.get(`${origin()}/prompt/${removed!.id}`)).status()).toBe(404);
  expect((await visitor.request.get(`${origin()}/prompt/${kept!.id}`)).status()).toBe(200);
  await askSite("delete from records where id = any($1)", [[kept!.id, removed!.id]]);
  await visitor.close();
  await reader.close();
  await page.close();
});
