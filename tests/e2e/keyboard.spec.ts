import { expect, type Locator, type Page, test } from "@playwright/test";
import { insertRecord } from "#tests/support/site-database.ts";
import { signUpInBrowser } from "#tests/support/sign-up-in-browser.ts";

// The four things people come for, without a mouse: every control is reached by Tab and used by key.

const origin = () => process.env.SITE_ORIGIN ?? "";

/** Presses Tab until the control has the focus, and sees that the focus can be seen. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let steps = 0; steps < 120; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      const shown = await control.evaluate((element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
      });
      expect(shown, "the focus can be seen").toBe(true);
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${String(control)}.`);
}

async function createPrompt(id: string): Promise<void> {
  await insertRecord(id, "Midjourney", {
    Title: "Keyboard Study",
    "Full Prompt": `${"soft light on stone, ".repeat(8)}last words`,
    Price: 3,
    Pack: "Starter",
    Status: "Live",
  });
}

test("by keyboard alone a member unlocks a prompt", async ({ page }) => {
  await createPrompt("recKeyboardWalk01");
  await signUpInBrowser(page);
  await page.goto(`${origin()}/prompt/recKeyboardWalk01`);
  await tabTo(page, page.getByRole("button", { name: "Unlock for 3 credits" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("last words")).toBeVisible();
});

test("by keyboard alone a member uploads a prompt", async ({ page }) => {
  await signUpInBrowser(page);
  await page.goto(`${origin()}/upload-prompt`);
  await page.waitForLoadState("networkidle");
  for (const [label, text] of [
    ["Title", "Written without a mouse"],
    ["Full Prompt", "A quiet pier at dawn, seen from the water"],
    ["Price", "4"],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: false }).first());
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole("button", { name: /Submit|Upload/ }).last());
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your prompt has been submitted for review.")).toBeVisible();
});

test("by keyboard alone a visitor generates a text prompt", async ({ page }) => {
  await page.goto(`${origin()}/generator`);
  await page.waitForLoadState("networkidle");
  await tabTo(
    page,
    page
      .getByRole("link", { name: /Text prompt/i })
      .or(page.getByRole("button", { name: /Text prompt/i }))
      .first(),
  );
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("textbox").first());
  await page.keyboard.type("a fox in the snow");
  await tabTo(page, page.getByRole("button", { name: /^Generate/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Prompt Generated!").first()).toBeVisible();
});

test("by keyboard alone a member buys credits", async ({ page, context }) => {
  await signUpInBrowser(page);
  await page.goto(`${origin()}/subscription`);
  await page.waitForLoadState("networkidle");
  const opened = context.waitForEvent("page");
  await tabTo(page, page.getByRole("button", { name: "Buy 100 credits" }));
  await page.keyboard.press("Enter");
  const checkout = await opened;
  await checkout.waitForURL(/\/checkout\/test\//);
  await tabTo(checkout, checkout.getByRole("button", { name: "Pay $12.00" }));
  await checkout.keyboard.press("Enter");
  await expect(checkout.getByText("Current credits: 200")).toBeVisible();
});
