import { expect, test } from "@playwright/test";
import { signInAsAdmin } from "#tests/support/sign-in-as-admin.ts";
import { findViolations } from "#tests/support/walk/find-violations.ts";

test("core §2 and core §8 Add Key points to Quick Setup; a key is stored, tested, switched and removed, and never comes back", async ({
  page,
}) => {
  await signInAsAdmin(page);
  const origin = process.env.SITE_ORIGIN ?? "";
  await page.goto(`${origin}/admin/api-keys`);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { name: "API Keys Management" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Artistly" }) });
  await expect(card.getByRole("button", { name: "Remove" })).toBeHidden();

  await card.getByRole("button", { name: "Add Key" }).click();
  await expect(page.getByText("Add the Artistly key using the secret form above")).toBeVisible();
  await expect(page.getByLabel("Key", { exact: true })).toHaveValue("ARTISTLY_API_KEY");
  await expect(page.getByLabel("Secret")).toBeFocused();
  await page.getByLabel("Secret").fill("a key with spaces");
  await page.getByRole("button", { name: "Store key" }).click();
  await expect(page.getByText("Please paste the key as one line without spaces.").first()).toBeVisible();
  await page.getByLabel("Secret").fill("secret-of-artistly-42");
  await page.getByRole("button", { name: "Store key" }).click();
  await expect(page.getByText("Artistly key stored")).toBeVisible();
  await expect(card.getByText("Stored here, encrypted")).toBeVisible();
  await expect(page.getByLabel("Secret")).toHaveValue("");
  for (const path of ["/admin/api-keys", "/admin/api-keys.data", "/admin/audit"])
    expect(await (await page.request.get(origin + path)).text()).not.toContain("secret-of-artistly-42");

  await card.getByRole("button", { name: "Test" }).click();
  await expect(page.getByText("Artistly cannot be tested until its other setting is there.")).toBeVisible();

  const isTab = (url: URL) => url.pathname === "/admin/api-keys.data";
  await page.route(isTab, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await card.getByRole("button", { name: "Mark Artistly as not set" }).click();
  await expect(page.getByText("Failed to update API key status")).toBeVisible();
  await expect(card.getByRole("button", { name: "Mark Artistly as not set" })).toBeEnabled();
  await page.unroute(isTab);
  await card.getByRole("button", { name: "Mark Artistly as not set" }).click();
  await expect(page.getByText("API key status updated", { exact: true })).toBeVisible();
  await card.getByRole("button", { name: "Mark Artistly as set" }).click();
  await card.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Artistly marked as not set")).toBeVisible();
  await expect(card.getByText("No value known")).toBeVisible();
});
