import { expect, test } from "@playwright/test";
import { signUpInBrowser } from "#tests/support/sign-up-in-browser.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";

test("toolkit §5, §9 and D34 start is off while the prompt is empty; the size is 50 by default at 2 credits an image", async ({
  page,
}) => {
  await page.goto(`${origin()}/generator/create`);
  const size = page.getByRole("slider", { name: "Batch size" });
  await expect(size).toHaveValue("50");
  await expect(size).toHaveAttribute("min", "1");
  await expect(size).toHaveAttribute("max", "100");
  await expect(page.getByText("2 credits per image")).toBeVisible();
  const start = page.getByRole("button", { name: "Start batch for 100 credits" });
  await expect(start).toBeDisabled();
  await page.getByLabel("Prompts", { exact: true }).fill("A fox in autumn");
  await expect(start).toBeEnabled();
  await size.focus();
  await page.keyboard.press("PageDown");
  await expect(size).toHaveValue("40");
  await page.getByRole("button", { name: "Start batch for 80 credits" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("D23 a batch runs, lands in the gallery, and is downloaded as zip", async ({ page }) => {
  test.setTimeout(120_000);
  await signUpInBrowser(page);
  await page.goto(`${origin()}/generator/create`);
  await page.getByText("Template", { exact: true }).click();
  await page.getByLabel("Template", { exact: true }).last().fill("A [animal] in autumn");
  await page.getByLabel("animal").fill("fox, owl");
  await page.getByRole("slider", { name: "Batch size" }).fill("3");
  await page.getByRole("button", { name: "Start batch for 6 credits" }).click();
  await expect(page.getByText("3 of 3").first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("94 credits").first()).toBeVisible();
  const [archive] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download as zip" }).click(),
  ]);
  expect(archive.suggestedFilename()).toBe("batch.zip");
  await page
    .getByRole("link", { name: /in autumn/ })
    .first()
    .click();
  await expect(page.getByText("Made by Built-in preview engine", { exact: false })).toContainText(
    "for 2 credits",
  );
  await expect(page.getByRole("img", { name: /in autumn/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Show in gallery" })).toHaveAttribute("href", /batch=/);
  await page.getByRole("link", { name: "My Images" }).last().click();
  await expect(page.getByText("3 images", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Batch of 3 images" }).click();
  await expect(page).toHaveURL(/batch=/);
  await expect(page.getByRole("link", { name: "Download batch" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Select / })).toHaveCount(3);
});

test("D23 a cancelled batch gives back what was not made", async ({ page }) => {
  test.setTimeout(120_000);
  await signUpInBrowser(page);
  await page.goto(`${origin()}/generator/create?prompt=A+mountain+lake`);
  await page.getByRole("button", { name: "Start batch for 100 credits" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(/^Batch cancelled\. \d+ credits returned\.$/)).toBeVisible();
  await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();
});
