import { expect, type Page, test } from "@playwright/test";
import { signUpInBrowser } from "#tests/support/sign-up-in-browser.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";

async function saveImages(page: Page, prompts: string[]): Promise<void> {
  const headers = { origin: origin() };
  for (const prompt of prompts) {
    const drawn = await page.request.post(`${origin()}/functions/v1/generate-image-freepik`, {
      data: { prompt },
      headers,
    });
    const { generation_id: id } = await drawn.json();
    const saved = await page.request.post(`${origin()}/api/v1/generations/${id}/save`, {
      data: { title: prompt },
      headers,
    });
    expect(saved.ok()).toBe(true);
  }
}

test("toolkit §2 a visitor reads that the page needs a login", async ({ page }) => {
  await page.goto(`${origin()}/my-images`);
  await expect(page.getByText("Please log in to view your saved images.")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("toolkit §2 an empty gallery says No images yet and leads to the generator", async ({ page }) => {
  await signUpInBrowser(page);
  await page.goto(`${origin()}/my-images`);
  await expect(page.getByRole("heading", { name: "No images yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the generator" })).toHaveAttribute("href", "/generator");
});

test("toolkit §2 and §8 images are searched, sorted, downloaded alone and as zip, and deleted after a question", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signUpInBrowser(page);
  await saveImages(page, ["Blue lake", "Amber vase"]);
  await page.goto(`${origin()}/my-images`);
  const titles = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(titles).toHaveText(["Amber vase", "Blue lake"]);

  await page.getByLabel("Sort").selectOption("oldest");
  await expect(titles).toHaveText(["Blue lake", "Amber vase"]);
  await page.getByLabel("Search your images").fill("vase");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(titles).toHaveText(["Amber vase"]);

  const [single] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download" }).click(),
  ]);
  expect(single.suggestedFilename()).toBe("Amber vase.png");
  await expect(page.getByText("Image downloaded successfully")).toBeVisible();
  await page.route("**/files/**", (route) => route.abort());
  await page.getByRole("link", { name: "Download" }).click();
  await expect(page.getByText("Failed to download image")).toBeVisible();
  await page.unroute("**/files/**");

  await page.goto(`${origin()}/my-images`);
  await page.getByRole("button", { name: "Select all" }).click();
  await expect(page.getByText("2 selected")).toBeVisible();
  const [archive] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download as zip" }).click(),
  ]);
  expect(archive.suggestedFilename()).toBe("my-images.zip");

  await page.getByRole("button", { name: "More for Amber vase" }).click();
  await expect(page.getByRole("menuitem", { name: "Upload as a prompt" })).toHaveAttribute(
    "href",
    /^\/upload-prompt\?image=/,
  );
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Delete Amber vase" }).click();
  const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this image?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(titles).toHaveCount(2);
  await page.getByRole("button", { name: "Delete Amber vase" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Image deleted successfully")).toBeVisible();
  await expect(titles).toHaveText(["Blue lake"]);

  // Deleted in another tab meanwhile.
  const { items } = await (await page.request.get(`${origin()}/api/v1/images`)).json();
  await page.request.delete(`${origin()}/api/v1/images/${items[0].id}`, { headers: { origin: origin() } });
  await page.getByRole("button", { name: "Delete Blue lake" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Failed to delete image")).toBeVisible();
});
