import { expect, test } from "@playwright/test";
import { signInAsAdmin } from "#tests/support/sign-in-as-admin.ts";
import { findViolations } from "#tests/support/walk/find-violations.ts";

test("toolkit §4 a model's price is kept on Save only, the switch at once, and what fails goes back", async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.goto(`${process.env.SITE_ORIGIN}/admin/credits`);
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("Text models cost 1-5 credits and image models 6-15.")).toBeVisible();
  for (const column of ["Model", "Provider", "Type", "Credits Cost", "Status", "Actions"])
    await expect(page.getByRole("columnheader", { name: column, exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const row = page.getByRole("row", { name: /Sonar Pro/ });
  const cost = row.getByRole("spinbutton");
  const active = row.getByRole("switch");
  const save = row.getByRole("button", { name: /Save/ });
  const before = await cost.inputValue();
  await expect(save).toBeDisabled();
  await cost.fill("-4");
  await expect(cost).toHaveValue(before);
  await cost.fill("7");
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(cost).toHaveValue(before);

  const isTab = (url: URL) => url.pathname === "/admin/credits.data";
  await page.route(isTab, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  // By keyboard: a toast may lie over it.
  await active.press("Space");
  await expect(page.getByText("Failed to update model")).toBeVisible();
  await expect(active).toBeChecked();
  await page.unroute(isTab);

  await cost.fill("4");
  await save.click();
  await expect(page.getByText("Model updated successfully")).toBeVisible();
  await expect(active).toBeEnabled();
  await active.press("Space");
  await expect(active).not.toBeChecked();
  await expect(active).toBeEnabled();
  await page.reload();
  await expect(cost).toHaveValue("4");
  await expect(active).not.toBeChecked();
  await page.waitForLoadState("networkidle");
  await active.press("Space");
  await expect(active).toBeChecked();
  await cost.fill(before);
  await save.click();
  await expect(save).toBeDisabled();
});
