import { expect, test } from "@playwright/test";
import { askSite } from "#tests/support/site-database.ts";
import sharp from "sharp";

const origin = () => process.env.SITE_ORIGIN ?? "";

test("toolkit §8 a title is rewritten for a platform, and a blank one is refused with its reason", async ({
  page,
}) => {
  await page.goto(`${origin()}/generator/enhance`);
  await page.getByRole("button", { name: "Rewrite title" }).click();
  await expect(page.getByText("Failed to rewrite title: Please enter a title.")).toBeVisible();
  await page.getByLabel("Original title").fill("vase and cups photo 12 final");
  await page.getByLabel("Platform").first().selectOption("etsy");
  await expect(page.getByText("Up to 140 characters")).toBeVisible();
  await page.getByRole("button", { name: "Rewrite title" }).click();
  await expect(page.getByText("Title rewritten successfully!")).toBeVisible();
  await expect(page.getByText(/of 140 characters\. Made by Built-in/)).toBeVisible();
});

test("toolkit §8 mega tags count what is new and what there is in all", async ({ page }) => {
  await page.goto(`${origin()}/generator/enhance`);
  await page.getByRole("button", { name: "Generate mega tags" }).click();
  await expect(page.getByText("Failed to generate mega tags: Please describe the image.")).toBeVisible();
  await page.getByLabel("Image description").last().fill("Ceramic vase and two cups on a walnut table");
  await page.getByLabel("Existing tags").fill("ceramic, still life");
  await page.getByRole("button", { name: "Generate mega tags" }).click();
  await expect(page.getByText(/^Generated \d+ new tags! Total: \d+ tags$/)).toBeVisible({ timeout: 40_000 });
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await page.getByRole("button", { name: "Copy all" }).click();
  await expect(page.getByText("Failed to copy to clipboard")).toBeVisible();
});

test("toolkit §8 and §9 an image is upscaled by 4, with before and after; no image is refused, and a lost one is told", async ({
  page,
}) => {
  test.setTimeout(150_000);
  await page.goto(`${origin()}/generator/enhance`);
  await page.getByRole("button", { name: "Upscale by 4" }).click();
  await expect(page.getByText("Failed to upscale image: Please upload an image.")).toBeVisible();
  const small = await sharp({ create: { width: 48, height: 32, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();
  await page
    .getByLabel("Image", { exact: true })
    .setInputFiles({ name: "small.png", mimeType: "image/png", buffer: small });
  await page.getByRole("button", { name: "Upscale by 4" }).click();
  await expect(page.getByText("Image upscaled successfully!")).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/192 × 128 pixels/)).toBeVisible();
  await expect(page.getByLabel("Share of the first picture")).toBeVisible();

  const id = new URL(page.url()).searchParams.get("upscaled");
  await askSite("update generations set result_path = null where id = $1", [id]);
  await page.reload();
  await expect(page.getByText("Failed to upscale image: No upscaled image returned")).toBeVisible();
});
