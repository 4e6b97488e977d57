import { expect, test } from "@playwright/test";

const origin = () => process.env.SITE_ORIGIN ?? "";

test("core §2 the home page answers and is readable without JavaScript", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const response = await page.goto(`${origin()}/`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.close();
});

test("core §2 an unknown path shows the not-found page with a link to the home page", async ({ page }) => {
  const response = await page.goto(`${origin()}/no/such/page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(`${origin()}/`);
});

test("core §2 the auth dialog signs up, shows 100 credits, signs out and clears its fields on close", async ({
  page,
}) => {
  await page.goto(`${origin()}/`);
  await page.getByRole("button", { name: "Sign In" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Welcome to Smart Prompt Marketplace" });
  await dialog.getByLabel("Email").fill("left-behind@example.com");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Sign In" }).first().click();
  await expect(dialog.getByLabel("Email")).toHaveValue("");
  await dialog.getByRole("tab", { name: "Sign Up" }).click();
  await dialog.getByLabel("Email").fill(`new-${Date.now()}@example.com`);
  await dialog.getByLabel("Password", { exact: true }).fill("a-good-password");
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Account created! Please check your email to continue.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("100 credits").first()).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).first().click();
  await expect(page.getByRole("button", { name: "Sign In" }).first()).toBeVisible();
});

test("core §8 a failed login shows the server's message", async ({ page }) => {
  await page.goto(`${origin()}/`);
  await page.getByRole("button", { name: "Sign In" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill("nobody@example.com");
  await dialog.getByLabel("Password", { exact: true }).fill("wrong-password");
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(dialog.getByText("Invalid email or password")).toBeVisible();
  await expect(dialog.getByLabel("Email")).toHaveValue("nobody@example.com");
});

test("core §8 signing in and up works without JavaScript: refusals are said, the address is kept, and it leads on", async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const email = `plain-${Date.now()}@example.com`;
  await page.goto(`${origin()}/account/sign-in?next=%2Fdashboard`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("wrong-password");
  await page.getByRole("button", { name: "Sign In" }).last().click();
  await expect(page.getByText("Invalid email or password")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByRole("link", { name: "No account yet? Sign Up" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Please use at least 8 characters for your password.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByLabel("Password", { exact: true }).fill("a-good-password");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { name: "No prompts uploaded yet" })).toBeVisible();
  await page.close();
});
