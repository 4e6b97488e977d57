import { expect, type Page, test } from "@playwright/test";
import pg from "pg";
import { drawTestPicture, fill } from "#tests/support/draw-test-picture.ts";
import { askSite } from "#tests/support/site-database.ts";
import { signUpInBrowser } from "#tests/support/sign-up-in-browser.ts";
import { signInAsAdmin } from "#tests/support/sign-in-as-admin.ts";
import { findViolations } from "#tests/support/walk/find-violations.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";
const toast = (page: Page, text: string) => page.locator("[data-sonner-toast]", { hasText: text });

async function openSupport(page: Page): Promise<void> {
  await page.goto(`${origin()}/support`);
  await page.waitForLoadState("networkidle");
}

test("toolkit §2 a visitor reads Access Denied and may sign in", async ({ page }) => {
  await openSupport(page);
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  await expect(page.getByText("You need to be logged in to view the support page.")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("toolkit §5 the ticket form counts, refuses with its sentences, keeps what was typed, and lists the ticket", async ({
  page,
}) => {
  await signUpInBrowser(page);
  await openSupport(page);
  await expect(page.getByText("You haven't submitted any tickets yet.")).toBeVisible();
  const [subject, description] = [page.getByLabel("Subject"), page.getByLabel("Description")];
  const submit = page.getByRole("button", { name: "Submit Ticket" });
  await expect(page.getByText("0/200", { exact: true })).toBeVisible();
  await expect(page.getByText("0/2000", { exact: true })).toBeVisible();
  await submit.click();
  await expect(toast(page, "Please fill in all fields").first()).toBeVisible();

  await subject.fill("x".repeat(201));
  await description.fill("y");
  await expect(page.getByText("201/200", { exact: true })).toBeVisible();
  await submit.click();
  await expect(toast(page, "Subject must be 200 characters or less").first()).toBeVisible();
  await expect(subject).toHaveValue("x".repeat(201));

  await subject.fill(`<b>Help</b> & "thanks" 🙂`);
  await description.fill("z".repeat(2001));
  await expect(page.getByText("2001/2000", { exact: true })).toBeVisible();
  await submit.click();
  await expect(toast(page, "Description must be 2000 characters or less").first()).toBeVisible();
  await description.fill("<script>document.title = 'run'</script>");
  await submit.click();
  await expect(toast(page, "Support ticket submitted successfully!")).toBeVisible();
  await expect(subject).toHaveValue("");

  const table = page.getByRole("table", { name: "Your Tickets" });
  await expect(table.getByRole("columnheader")).toHaveText(["Subject", "Status", "Last Updated"]);
  await expect(table.getByRole("row").nth(1)).toContainText(`<b>Help</b> & "thanks" 🙂`);
  await expect(table.getByRole("row").nth(1)).toContainText("open");
  expect(await findViolations(page)).toEqual([]);

  await subject.fill("w".repeat(200));
  await description.fill("One word without a place to break");
  await submit.click();
  await expect(table.getByRole("row")).toHaveCount(3);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await table.getByRole("link", { name: "Help" }).click();
  await expect(page.getByText("<script>document.title = 'run'</script>")).toBeVisible();
  expect(await page.title()).not.toBe("run");
});

test("toolkit §5 whoever was signed out meanwhile reads that a ticket needs a login", async ({ page }) => {
  await signUpInBrowser(page);
  await openSupport(page);
  await page.context().clearCookies();
  await page.getByLabel("Subject").fill("Still here");
  await page.getByLabel("Description").fill("And typed");
  await page.getByRole("button", { name: "Submit Ticket" }).click();
  await expect(
    toast(page, "Failed to submit ticket: You must be logged in to submit a ticket"),
  ).toBeVisible();
});

test("toolkit §2 the list shows skeletons while it loads", async ({ page }) => {
  await signUpInBrowser(page);
  await page.goto(`${origin()}/dashboard`);
  await page.waitForLoadState("networkidle");
  // Whoever reads the table has to wait until this lock is gone.
  const lock = new pg.Client({ connectionString: process.env.SITE_DATABASE_URL });
  await lock.connect();
  await lock.query("begin; lock table tickets in access exclusive mode");
  await page.getByRole("main").getByRole("link", { name: "Support" }).click();
  await expect(page.getByRole("heading", { name: "Submit a New Ticket" })).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toContainText("Loading...");
  await lock.query("rollback");
  await lock.end();
  await expect(page.getByText("You haven't submitted any tickets yet.")).toBeVisible();
});

test("D28 a ticket is a thread: both sides answer, pictures are attached, the status follows, the user is told", async ({
  browser,
  page,
}) => {
  await signUpInBrowser(page);
  await openSupport(page);
  await page.getByLabel("Subject").fill("My invoice");
  await page.getByLabel("Description").fill("Where is it?");
  await page.getByRole("button", { name: "Submit Ticket" }).click();
  await page.getByRole("link", { name: "My invoice" }).click();
  await expect(page.getByText("Where is it?")).toBeVisible();
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(page.getByText("Please write a message.")).toBeVisible();
  const picture = drawTestPicture(200, 120, (context) => fill(context, "#335577"));
  await page.getByLabel("Your reply").fill("Here is a picture");
  const attachment = page.getByLabel("Picture");
  await attachment.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "not a picture we can read" })).toBeVisible();
  await expect(page.getByLabel("Your reply")).toHaveValue("Here is a picture");
  await attachment.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: picture });
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(page.getByRole("img", { name: "Attachment" })).toBeVisible();
  const ticketUrl = page.url();

  const admin = await (await browser.newContext()).newPage();
  await signInAsAdmin(admin);
  await admin.goto(ticketUrl);
  await admin.getByLabel("Your reply").fill("It is under Receipts.");
  await admin.getByRole("button", { name: "Send reply" }).click();
  await expect(admin.getByText("It is under Receipts.")).toBeVisible();
  await admin.context().close();

  await page.goto(`${origin()}/account/notifications`);
  await page.waitForLoadState("networkidle");
  const bell = page.getByRole("banner").getByRole("link", { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName("Notifications, 1 unread");
  await page.getByRole("main").getByRole("link", { name: "Support answered: My invoice" }).click();
  await expect(page).toHaveURL(ticketUrl);
  await expect(bell).toHaveAccessibleName("Notifications");
  await expect(page.getByText("It is under Receipts.")).toBeVisible();
  await expect(page.getByText("in progress")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await askSite("update tickets set status = 'closed' where id = $1", [ticketUrl.split("/").at(-1)]);
  await openSupport(page);
  await expect(page.getByRole("row", { name: /My invoice/ })).toContainText("closed");
});

test("without JavaScript a refused ticket keeps what was typed", async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await signUpInBrowser(page);
  await page.goto(`${origin()}/support`);
  await page.getByLabel("Subject").fill("Kept");
  await page.getByRole("button", { name: "Submit Ticket" }).click();
  await expect(page.getByText("Please fill in all fields").first()).toBeVisible();
  await expect(page.getByLabel("Subject")).toHaveValue("Kept");
  await page.getByLabel("Description").fill("Now complete");
  await page.getByRole("button", { name: "Submit Ticket" }).click();
  await expect(page.getByRole("row", { name: /Kept/ })).toBeVisible();
  await page.context().close();
});
