import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { findViolations } from "#tests/support/walk/find-violations.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";

test("toolkit §2 research: an empty term is refused, a term gives ten labelled listings that can be exported", async ({
  page,
}) => {
  await page.goto(`${origin()}/etsy-research`);
  await expect(page.getByRole("heading", { name: "Etsy Product Research" })).toBeVisible();
  await page.getByRole("button", { name: "Research", exact: true }).click();
  await expect(page.getByText("Please enter a search term").first()).toBeVisible();

  await page.getByLabel("Search term").fill("custom pet portrait");
  await page.getByLabel("Start rank").fill("0");
  await page.getByRole("button", { name: "Research", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Results for “custom pet portrait”" })).toBeVisible();
  await expect(page.getByText("Sample data")).toBeVisible();
  await expect(page.getByLabel("Start rank")).toHaveValue("1");
  const rows = page.getByRole("table").locator("tbody tr");
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText("Custom Pet Portrait from Photo");
  for (const level of ["high", "medium", "low"])
    await expect(rows.getByText(level, { exact: true }).first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("etsy-research.csv");
  const lines = readFileSync(await file.path(), "utf8")
    .trim()
    .split("\n");
  expect(lines).toHaveLength(11);
  expect(lines[1]).toContain("Sample data");

  await page.getByRole("link", { name: "Next ten" }).click();
  await expect(rows.first().getByRole("cell").first()).toHaveText("11");
});

test("toolkit §2 Add a Prompt opens the upload form in a dialog, which keeps what was typed and submits a draft", async ({
  page,
}) => {
  await page.goto(`${origin()}/etsy-research?term=tumbler+wrap&rank=1`);
  await page.getByRole("button", { name: "Add a Prompt" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a Prompt" });
  await expect(dialog.getByLabel("Tags")).toHaveValue("tumbler wrap");
  await dialog.getByLabel("Title").fill("Wildflower wrap");
  await dialog.getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByText("Failed to submit prompt. Please try again.")).toBeVisible();
  await expect(dialog.getByLabel("Title")).toHaveValue("Wildflower wrap");
  await dialog.getByLabel("Full Prompt").fill("A seamless wildflower wrap for a [size] tumbler");
  await dialog.getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByText("Your prompt has been submitted for review.")).toBeVisible();
  await expect(dialog).toBeHidden();
});
