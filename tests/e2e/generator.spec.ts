import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { makePng, pngChunk } from "#tests/support/make-png.ts";
import { signUpInBrowser } from "#tests/support/sign-up-in-browser.ts";

const origin = () => process.env.SITE_ORIGIN ?? "";

test("toolkit §2 choosing a type moves to Configure and back, and a text prompt is generated free", async ({
  page,
}) => {
  await page.goto(`${origin()}/generator`);
  const steps = page.getByRole("list", { name: "Steps" });
  await expect(steps.locator("[aria-current=step]")).toContainText("Choose Type");
  await page.getByRole("link", { name: /Text prompts/ }).click();
  await expect(steps.locator("[aria-current=step]")).toContainText("Configure");
  await page.getByRole("link", { name: "Back to generator types" }).click();
  await expect(steps.locator("[aria-current=step]")).toContainText("Choose Type");
  await page.getByRole("link", { name: /Text prompts/ }).click();
  await expect(page.getByLabel("Tone")).toHaveValue("professional");
  await expect(page.getByLabel("Category").locator("option")).toHaveText([
    "Business",
    "Creative",
    "Ecommerce",
    "Social",
    "Technical",
  ]);
  await page.getByRole("button", { name: "Generate prompt" }).click();
  await expect(page.getByText("Please enter a prompt.").first()).toBeVisible();
  await page.getByLabel("Prompt", { exact: true }).fill("A launch mail for a hand-poured candle");
  await page.getByRole("button", { name: "Generate prompt" }).click();
  await expect(page.getByText("Prompt Generated!")).toBeVisible();
  await expect(steps.locator("[aria-current=step]")).toContainText("Generate");
  await expect(page.getByText("247 credits")).toBeVisible();
  await page.getByRole("link", { name: "Create Another" }).click();
  await expect(steps.locator("[aria-current=step]")).toContainText("Choose Type");
  await expect(page.getByRole("heading", { name: "Prompt", exact: true })).toBeHidden();
});

test("D10 a visitor's image costs 8 of the 247 trial credits of this browser, labelled so", async ({
  page,
}) => {
  await page.goto(`${origin()}/generator?type=image&prompt=A lake at [dawn] with pines`);
  await expect(page.getByLabel("Prompt", { exact: true })).toHaveValue("A lake at [dawn] with pines");
  await page.getByLabel("dawn").fill("dusk");
  await expect(page.getByText("247 credits")).toBeVisible();
  await expect(page.getByText("239 credits")).toBeVisible();
  await page.getByText("Artistic", { exact: true }).click();
  await page.getByText("Landscape", { exact: true }).click();
  await page.getByRole("button", { name: "Generate image for 8 credits" }).click();
  await expect(page.getByText("Image Generated!")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("16:9 · 2k")).toBeVisible();
  await expect(page.getByText("A lake at dusk with pines").first()).toBeVisible();
  await expect(page.getByText(/Made by Built-in/)).toBeVisible();
  await expect(page.getByText("239 credits")).toBeVisible();
  await page.reload();
  await expect(page.getByText("239 credits")).toBeVisible();
  await page.getByRole("button", { name: "Save to Gallery" }).click();
  const dialog = page.getByRole("dialog", { name: "Welcome to Smart Prompt Marketplace" });
  await dialog.getByRole("tab", { name: "Sign Up" }).click();
  await dialog.getByLabel("Email").fill(`${randomUUID()}@example.com`);
  await dialog.getByLabel("Password", { exact: true }).fill("a-good-password");
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("A lake at dusk with pines").first()).toBeVisible();
  await page.getByRole("button", { name: "Save to Gallery" }).click();
  await expect(page.getByText("Saved to your gallery")).toBeVisible();
});

test("toolkit §8 with fewer than 8 trial credits an image is refused, and Buy More Credits shows", async ({
  page,
}) => {
  await page.goto(`${origin()}/generator`);
  await page.evaluate(() =>
    localStorage.setItem("generator-trial", JSON.stringify({ credits: 7, charged: [] })),
  );
  await page.goto(`${origin()}/generator?type=image&prompt=A+lake`);
  await expect(page.getByRole("link", { name: "Buy More Credits" })).toHaveAttribute("href", "/subscription");
  await page.getByRole("button", { name: "Generate image for 8 credits" }).click();
  await expect(page.getByText("Insufficient Credits")).toBeVisible();
  await expect(page.getByText("You need 8 credits to generate an image.")).toBeVisible();
});

test("D11 and D22 a member's image is charged once, saved to gallery and projects, and stays in the history", async ({
  page,
}) => {
  await signUpInBrowser(page);
  await page.goto(`${origin()}/generator?type=image&prompt=Ceramic+vase+and+two+cups`);
  await page.getByRole("button", { name: "Generate image for 8 credits" }).click();
  await expect(page.getByText("Image Generated!")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("92 credits").first()).toBeVisible();
  await page.getByRole("button", { name: "Save to Gallery" }).click();
  await expect(page.getByText("Saved to your gallery")).toBeVisible();
  await page.getByRole("button", { name: "Save to My Projects" }).click();
  await expect(page.getByText("Saved to My Projects").last()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("ceramic-vase-and-two-cups.png");
  await page.getByRole("link", { name: "My Projects" }).click();
  await expect(page.getByRole("heading", { name: "Ceramic vase and two cups" })).toBeVisible();
  await page.goto(`${origin()}/generator`);
  await expect(page.getByRole("heading", { name: "Your generations" })).toBeVisible();
  await page.getByRole("link", { name: /Ceramic vase and two cups/ }).click();
  await expect(page.getByText("Image generated", { exact: true })).toBeVisible();
});

test("D22 Test in AI Tool opens the prompt in the chosen tool", async ({ page, context }) => {
  await context.route("https://chatgpt.com/**", (route) => route.fulfill({ body: "chat" }));
  await page.goto(`${origin()}/generator?type=text&prompt=Name+a+candle+shop`);
  await page.getByRole("button", { name: "Generate prompt" }).click();
  await page.getByRole("button", { name: "Test in AI Tool" }).click();
  const [tool] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("menuitem", { name: "ChatGPT" }).click(),
  ]);
  await tool.waitForURL(/chatgpt\.com/);
  expect(new URL(tool.url()).hostname).toBe("chatgpt.com");
});

test("toolkit §5 image-to-prompt needs an image, refuses what is none by its bytes, and returns an embedded prompt", async ({
  page,
}) => {
  const parameters = "parameters\0a ginger cat on a windowsill\nSteps: 20, Sampler: Euler a, CFG scale: 7";
  const drawn = makePng({
    width: 64,
    height: 64,
    chunks: [pngChunk("tEXt", Buffer.from(parameters, "latin1"))],
  });
  await page.goto(`${origin()}/generator?type=image-to-prompt`);
  await page.getByRole("button", { name: "Analyze image for 5 credits" }).click();
  await expect(page.getByText("Please upload an image.").first()).toBeVisible();
  await page
    .getByLabel("Image", { exact: true })
    .setInputFiles({ name: "fake.png", mimeType: "image/png", buffer: Buffer.from("<svg onload='x'/>") });
  await page.getByRole("button", { name: "Analyze image for 5 credits" }).click();
  await expect(page.getByText("Analysis Failed").first()).toBeVisible();
  await page
    .getByLabel("Image", { exact: true })
    .setInputFiles({ name: "cat.png", mimeType: "image/png", buffer: drawn });
  await page.getByText("DALL·E", { exact: true }).click();
  await page.getByRole("button", { name: "Analyze image for 5 credits" }).click();
  await expect(page.getByText("Analysis Complete!")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("242 credits")).toBeVisible();
  await expect(page.getByText(/a ginger cat on a windowsill/i).first()).toBeVisible();
});
