import { expect, test } from "@playwright/test";
import { signInAsAdmin } from "#tests/support/sign-in-as-admin.ts";
import { signUpInBrowser } from "#tests/support/sign-up-in-browser.ts";
import { findViolations } from "#tests/support/walk/find-violations.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";

test("toolkit §2 everyone's images are searched, viewed, downloaded and deleted after a question", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const owner = await (await browser.newContext()).newPage();
  const email = await signUpInBrowser(owner);
  const title = `Kite ${Date.now().toString(36)}`;
  const headers = { origin: origin() };
  const drawn = await owner.request.post(`${origin()}/functions/v1/generate-image-freepik`, {
    data: { prompt: "A red kite over dunes" },
    headers,
  });
  const { generation_id: id } = (await drawn.json()) as { generation_id: string };
  const saved = await owner.request.post(`${origin()}/api/v1/generations/${id}/save`, {
    data: { title },
    headers,
  });
  expect(saved.ok()).toBe(true);

  const page = await (await browser.newContext()).newPage();
  await signInAsAdmin(page);
  await page.goto(`${origin()}/admin/user-images`);
  await page.getByPlaceholder("Search images by title, prompt, platform, or style...").fill(title);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Showing 1 of 1 images")).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveText([
    "Image",
    "Title",
    "User",
    "Platform",
    "Style",
    "Created",
    "Actions",
  ]);
  await expect(page.getByRole("cell", { name: email })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole("button", { name: `Open ${title}` }).click();
  const preview = page.getByRole("dialog", { name: title });
  await expect(preview.getByText("A red kite over dunes")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    preview.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${title}.png`);
  await expect(page.getByText("Image downloaded successfully")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.route("**/files/**", (route) => route.abort());
  await page.getByRole("button", { name: `Download ${title}` }).click();
  await expect(page.getByText("Failed to download image")).toBeVisible();

  const question = page.getByRole("alertdialog", { name: "Delete this image?" });
  await page.route("**/admin/user-images**", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Failed to delete image")).toBeVisible();
  await page.unroute("**/admin/user-images**");
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`"${title}" deleted successfully`)).toBeVisible();
  await expect(page.getByText("No images match your search")).toBeVisible();
  await owner.close();
  await page.close();
});
