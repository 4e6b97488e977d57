import { expect, test } from "@playwright/test";
import { signInAsAdmin } from "#tests/support/sign-in-as-admin.ts";
import { signUpInBrowser } from "#tests/support/sign-up-in-browser.ts";
import { findViolations } from "#tests/support/walk/find-violations.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";

test("D28 a ticket is assigned, answered and closed in the inbox, and its user reads the answer", async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const user = await (await browser.newContext()).newPage();
  await signUpInBrowser(user);
  const subject = `Where are my credits ${Date.now().toString(36)} & why?`;
  await user.goto(`${origin()}/support`);
  await user.getByLabel("Subject").fill(subject);
  await user.getByLabel("Description").fill("I bought <b>500</b> of them.");
  await user.getByRole("button", { name: /submit/i }).click();
  await expect(user.getByText("Support ticket submitted successfully!")).toBeVisible();

  const page = await (await browser.newContext()).newPage();
  await signInAsAdmin(page);
  await page.goto(`${origin()}/admin/inbox`);
  await page.getByRole("link", { name: subject }).click();
  await expect(page.getByText("I bought <b>500</b> of them.")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.getByLabel("Assigned to").selectOption({ label: "admin@example.com" });
  await expect(page.getByText("Ticket assigned")).toBeVisible();
  await page.getByRole("button", { name: "Mark in progress" }).click();
  await expect(page.getByText("Ticket is in progress")).toBeVisible();
  await page.goto(`${origin()}/admin/inbox?status=in_progress`);
  await page.getByRole("link", { name: "Mine", exact: true }).click();
  await page.getByRole("link", { name: subject }).click();

  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(page.getByText("Please write a message.").first()).toBeVisible();
  // A lost connection keeps what was typed.
  await page.route("**/admin/inbox/**", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await page.getByLabel("Reply").fill("They are there now.");
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(page.getByText("The reply was not sent. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Reply")).toHaveValue("They are there now.");
  await page.unroute("**/admin/inbox/**");
  await page.getByRole("button", { name: "Send and close" }).click();
  await expect(page.getByText("Reply sent, ticket closed")).toBeVisible();

  await user.goto(`${origin()}/support`);
  await user.getByRole("link", { name: subject }).click();
  await expect(user.getByText("They are there now.")).toBeVisible();
  await page.goto(`${origin()}/admin/inbox?status=closed`);
  await page.getByRole("link", { name: subject }).click();
  await page.getByRole("button", { name: "Open again" }).click();
  await expect(page.getByText("Ticket is open")).toBeVisible();
  await user.close();
  await page.close();
});
