import { expect, test } from "@playwright/test";
import { newRecordId } from "#app/core/catalog/record-id.ts";
import { signInAsAdmin } from "#tests/support/sign-in-as-admin.ts";
import { signUpInBrowser } from "#tests/support/sign-up-in-browser.ts";
import { askSite } from "#tests/support/site-database.ts";
import { findViolations } from "#tests/support/walk/find-violations.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";

let minutes = 0;

/** Older than anything else, one after the other, so that they head the queue in this order. */
async function submit(ownerEmail: string, title: string, fields: object = {}): Promise<string> {
  const id = newRecordId();
  minutes += 1;
  const all = {
    Title: title,
    "Full Prompt": `Text of ${title}, told at length`,
    Price: 4,
    Status: "Draft",
    Creator: "Walker",
    ...fields,
  };
  await askSite(
    `insert into records (id, table_name, owner_id, created_at, fields)
     select $1, 'User Submission', id, timestamptz '2020-01-01' + make_interval(mins => $4), $2 from users where email = $3`,
    [id, JSON.stringify(all), ownerEmail, minutes],
  );
  return id;
}

test("D17 the queue shows text, flags and duplicates; approve, ask for changes and reject reach the creator, by mouse and by keyboard", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const creator = await (await browser.newContext()).newPage();
  const email = await signUpInBrowser(creator);
  const mark = Date.now().toString(36);
  const text = `Paper lanterns number ${mark} over a black canal, seven of them, warm light on wet stone, no people`;
  const approved = await submit(email, `Lantern ${mark}`, { "Full Prompt": text });
  await submit(email, `Copy ${mark}`, { "Full Prompt": `${text}, please` });
  await submit(email, `Contact ${mark}`, { Description: "Write to sam.lee@postbox.net" });

  const page = await (await browser.newContext()).newPage();
  await signInAsAdmin(page);
  await page.goto(`${origin()}/admin/review`);
  await expect(page.getByRole("heading", { name: "Review queue" })).toBeVisible();
  await page.getByRole("link", { name: `Lantern ${mark}` }).click();
  await expect(page.getByRole("heading", { name: `Lantern ${mark}` })).toBeVisible();
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText("No flags in the texts")).toBeVisible();
  await expect(page.getByText(/\d+ % like Copy/)).toBeVisible();
  await expect(page.getByText("4 credits").first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  // By mouse: a reason is wanted, then the next one opens by itself.
  await page.getByRole("button", { name: "Reject" }).click();
  await page.getByRole("button", { name: "Reject" }).last().click();
  await expect(page.getByText("Please say why, so that the creator knows what to do.").first()).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText(`“Lantern ${mark}” is live`)).toBeVisible();
  await expect(page.getByRole("heading", { name: `Copy ${mark}` })).toBeVisible();
  expect((await page.request.get(`${origin()}/prompt/${approved}`)).status()).toBe(200);

  // By keyboard: changes asked for, then on to the next with its flag.
  await page.locator("body").press("c");
  await expect(page.getByLabel("What should be changed?")).toBeFocused();
  await page.keyboard.type("Please write a text of your own.");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(`“Copy ${mark}” went back to its creator`)).toBeVisible();
  await expect(page.getByRole("heading", { name: `Contact ${mark}` })).toBeVisible();
  await expect(page.getByText("Contains an e-mail address.")).toBeVisible();
  await page.locator("body").press("r");
  await page.getByRole("button", { name: "The picture shows lettering or a logo." }).click();
  await page.getByRole("button", { name: "Reject" }).last().click();
  await expect(page.getByText(`“Contact ${mark}” was rejected`)).toBeVisible();

  await creator.goto(`${origin()}/dashboard`);
  await expect(creator.getByText("Please change: Please write a text of your own.")).toBeVisible();
  await expect(creator.getByText("Reason: The picture shows lettering or a logo.")).toBeVisible();
  await creator.goto(`${origin()}/account/notifications`);
  await expect(creator.getByText(`“Lantern ${mark}” is live`).first()).toBeVisible();

  // What the creator changes meanwhile is not approved unread.
  await page.goto(`${origin()}/admin/review?show=rejected`);
  await page.getByRole("link", { name: `Contact ${mark}` }).click();
  await expect(page.getByRole("heading", { name: `Contact ${mark}` })).toBeVisible();
  await askSite(
    `update records set updated_at = now(), fields = fields || '{"Description": "Written anew meanwhile"}'
     where fields ->> 'Title' = $1`,
    [`Contact ${mark}`],
  );
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(
    page.getByText("This submission changed after you opened it. Read it again, then decide."),
  ).toBeVisible();
  await expect(page.getByText("Written anew meanwhile")).toBeVisible();
  await creator.close();
  await page.close();
});
