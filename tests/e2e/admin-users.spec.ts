import { expect, type Page, test } from "@playwright/test";
import { signInAsAdmin } from "#tests/support/sign-in-as-admin.ts";
import { signUpInBrowser } from "#tests/support/sign-up-in-browser.ts";
import { findViolations } from "#tests/support/walk/find-violations.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";

async function openAdmin(page: Page, path: string): Promise<void> {
  await signInAsAdmin(page);
  await page.goto(origin() + path);
  await page.waitForLoadState("networkidle");
}

test("toolkit §2 the dashboard has seven tabs in order, each with its address, live figures and what waits", async ({
  page,
}) => {
  await openAdmin(page, "/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "Admin", exact: true }).getByRole("link");
  expect(await tabs.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
    ["users", "user-images", "api-keys", "database", "credits", "freepik", "settings"].map(
      (name) => `/admin/${name}`,
    ),
  );
  await expect(tabs.first()).toHaveAttribute("aria-current", "page");
  for (const figure of ["Credits spent today", "Generations today", "Jobs waiting"])
    await expect(page.getByText(figure)).toBeVisible();
  for (const [name, path] of [
    ["Review queue", "review"],
    ["Support inbox", "inbox"],
    ["Reports", "reports"],
    ["Credits owed", "debts"],
    ["Audit log", "audit"],
  ] as const)
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", `/admin/${path}`);
  expect(await findViolations(page)).toEqual([]);
});

test("core §2 users are found, edited, banned and opened, with the specified labels and messages", async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const other = await browser.newPage();
  const email = await signUpInBrowser(other);
  await openAdmin(page, "/admin/users");
  await expect(page.getByText(/^Total Users: \d+/)).toBeVisible();
  for (const column of ["Email", "Credits", "Role", "User ID", "Actions"])
    await expect(page.getByRole("columnheader", { name: column })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search users" }).fill(email.slice(0, 13));
  await page.keyboard.press("Enter");
  const row = page.getByRole("row", { name: email });
  await expect(row).toBeVisible();
  await expect(row.getByText(/^[\w-]{8}…$/)).toBeVisible();
  await expect(page.getByText("1 to 1 of 1")).toBeVisible();

  await row.getByRole("button", { name: /Edit Credits/ }).click();
  const dialog = page.getByRole("dialog", { name: "Edit User Credits" });
  await expect(dialog.getByLabel("Credits", { exact: true })).toHaveValue("100");
  await dialog.getByLabel("Credits", { exact: true }).fill("345");
  const isPost = (url: URL) => url.pathname === "/admin/users.data";
  await page.route(isPost, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await dialog.getByRole("button", { name: "Update Credits" }).click();
  await expect(page.getByText("Failed to update user credits")).toBeVisible();
  await expect(dialog.getByLabel("Credits", { exact: true })).toHaveValue("345");
  await page.unroute(isPost);
  await dialog.getByLabel("Note (optional)").fill("thank you");
  await dialog.getByRole("button", { name: "Update Credits" }).click();
  await expect(page.getByText("User credits updated successfully")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText("345.00");

  await row.getByRole("link", { name: email }).click();
  await expect(page.getByRole("heading", { level: 2, name: email })).toBeVisible();
  await expect(page.getByRole("row", { name: /Set to 345 credits by Admin: thank you/ })).toBeVisible();
  for (const part of ["Unlocks", "Tickets", "Images", "Sessions"])
    await page.getByRole("navigation", { name: "About this user" }).getByRole("link", { name: part }).click();
  await expect(page.getByRole("table", { name: "Where this user is signed in" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole("button", { name: "Ban", exact: true }).click();
  await page.getByLabel("Reason").fill("Spam in reviews");
  await page.getByRole("button", { name: "Ban user" }).click();
  await expect(page.getByText("User banned")).toBeVisible();
  await expect(page.getByText(/Banned since .* Spam in reviews/)).toBeVisible();
  expect((await other.request.get(`${origin()}/api/v1/auth/session`)).status()).toBe(401);
  await page.getByRole("button", { name: "Unban" }).click();
  await page.getByRole("button", { name: "Lift the ban" }).click();
  await expect(page.getByText("Ban lifted")).toBeVisible();
  await page.getByRole("button", { name: "Make admin" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Make admin" }).click();
  await expect(page.getByText("Role changed to admin")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  const remove = page.getByRole("button", { name: "Remove admin role" });
  const question = page.getByRole("alertdialog");
  // The page is told the new role while the button is pressed; a question asked before that goes with it.
  await expect(async () => {
    if (!(await question.isVisible())) await remove.click({ timeout: 2000 });
    await expect(question).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove admin role" }).click();
  await expect(page.getByText("Role changed to user")).toBeVisible();
  await other.close();
});
