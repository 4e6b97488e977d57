import { expect, type Page, type Route, test } from "@playwright/test";
import { insertRecord } from "#tests/support/site-database.ts";
import { signUpInBrowser } from "#tests/support/sign-up-in-browser.ts";

// Labels and messages of the specification, to the letter, where no other walk meets them.

const origin = () => process.env.SITE_ORIGIN ?? "";

/** Holds the answers of an address back until told, so that what shows meanwhile can be read. */
async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test("core §2 and §8 the auth dialog says what it does while it works, and Welcome back! at the end", async ({
  page,
  browser,
}) => {
  const email = await signUpInBrowser(await browser.newPage());
  await page.goto(`${origin()}/about`);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Sign In" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Welcome to Smart Prompt Marketplace" });
  await expect(dialog.getByRole("tab", { name: "Login" })).toHaveAttribute("aria-selected", "true");

  await dialog.getByRole("tab", { name: "Sign Up" }).click();
  await dialog.getByLabel("Email").fill(`second-${email}`);
  await dialog.getByLabel("Password", { exact: true }).fill("short");
  const showSignUp = await holdBack(page, /account\/sign-up/);
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await expect(dialog.getByRole("button", { name: "Creating account..." })).toBeDisabled();
  showSignUp();
  await expect(dialog.getByRole("button", { name: "Create Account" })).toBeEnabled();

  await dialog.getByRole("tab", { name: "Login" }).click();
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill("a-good-password");
  const showSignIn = await holdBack(page, /account\/sign-in/);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(dialog.getByRole("button", { name: "Signing in..." })).toBeDisabled();
  showSignIn();
  await expect(page.getByText("Welcome back!")).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("core §2 while the next page is on its way the site says Loading...", async ({ page }) => {
  await page.goto(`${origin()}/about`);
  await page.waitForLoadState("networkidle");
  const show = await holdBack(page, /subscription\.data/);
  await page.getByRole("link", { name: "Pricing" }).first().click();
  await expect(page.getByRole("status").getByText("Loading...").first()).toBeAttached();
  show();
  await expect(page).toHaveURL(/\/subscription$/);
});

test("core §2 a prompt without a creator is by Anonymous, Prompt Creator; a creator without a bio gets the specified one", async ({
  page,
}) => {
  await insertRecord("recWordsNobody001", "Midjourney", {
    Title: "By nobody",
    "Full Prompt": "x".repeat(150),
    Price: 0,
    Pack: "Starter",
    Status: "Live",
  });
  await insertRecord("recWordsPlain0001", "Midjourney", {
    Title: "By a plain one",
    "Full Prompt": "x",
    Price: 0,
    Pack: "Starter",
    Status: "Live",
    Creator: "Plain Words",
  });
  await page.goto(`${origin()}/prompt/recWordsNobody001`);
  await expect(page.getByText("Anonymous").first()).toBeVisible();
  await expect(page.getByText("Prompt Creator").first()).toBeVisible();
  await page.goto(`${origin()}/creator/plainwords`);
  await expect(page.getByText("Prompt creator specializing in high-quality AI prompts.")).toBeVisible();
  await page.goto(`${origin()}/creator/nobody-of-this-name`);
  await expect(page.getByText("Prompt creator on Smart Prompt Marketplace.")).toBeVisible();
  await expect(
    page.getByText("This creator hasn't published any prompts yet. Check back later!"),
  ).toBeVisible();
});

test("core §2 and §6 a new member's dashboard is empty in the specified words, with the admin link as for everybody", async ({
  page,
}) => {
  await signUpInBrowser(page);
  await page.goto(`${origin()}/dashboard`);
  await expect(page.getByRole("heading", { name: "My Dashboard" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Upload New Prompt" }).first()).toBeVisible();
  await expect(page.getByText("No prompts uploaded yet")).toBeVisible();
  await expect(page.getByText("No unlocked prompts yet")).toBeVisible();
  await expect(page.locator("header").getByRole("link", { name: "Admin" }).first()).toBeAttached();
});

test("core §2 and §8 an upload that leads home says Success!", async ({ page }) => {
  await signUpInBrowser(page);
  await page.goto(`${origin()}/upload-prompt`);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { name: "Upload Prompt" })).toBeVisible();
  await page.getByLabel("Title").first().fill("A harbour in words");
  await page.getByLabel("Full Prompt").first().fill("A quiet harbour, told in words");
  await page.getByLabel("Price").first().fill("3");
  await page
    .getByRole("button", { name: /Submit|Upload/ })
    .last()
    .click();
  await expect(page.getByText("Success!")).toBeVisible();
  await expect(page).toHaveURL(`${origin()}/`);
});

test("toolkit §2 and §8 the support page files a ticket in the specified words, and says why when it cannot", async ({
  page,
}) => {
  await page.goto(`${origin()}/support`);
  await expect(page.getByText("You need to be logged in to view the support page.")).toBeVisible();
  await signUpInBrowser(page);
  await page.goto(`${origin()}/support`);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { name: "Submit a New Ticket" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your Tickets" })).toBeVisible();
  await expect(page.getByText("You haven't submitted any tickets yet.")).toBeVisible();
  const submit = async () => {
    await page.getByLabel("Subject").fill("A question");
    await page.getByLabel("Description").fill("How does it work?");
    await page.getByRole("button", { name: "Submit Ticket" }).click();
  };
  await submit();
  await expect(page.getByText("Support ticket submitted successfully!")).toBeVisible();
  for (let count = 1; count < 20; count += 1)
    await page.request.post(`${origin()}/support`, {
      form: { subject: "Again", description: "And again" },
      headers: { origin: origin() },
    });
  await submit();
  await expect(page.getByText("Failed to submit ticket: Too many attempts.")).toBeVisible();
});

test("toolkit §2 and §8 the pricing page shows what is under way, and says what failed", async ({
  page,
  context,
}) => {
  await signUpInBrowser(page);
  await page.goto(`${origin()}/subscription`);
  await page.waitForLoadState("networkidle");
  const held: Route[] = [];
  await context.route(/functions\/v1\/(create-checkout|check-subscription)/, (route) => {
    held.push(route);
  });
  /** The button shows that it is busy before its request is on its way. */
  const refuse = async () => {
    await expect.poll(() => held.length).toBe(1);
    await held.pop()?.abort();
  };
  await page.getByRole("button", { name: "Buy 100 credits" }).click();
  await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
  await refuse();
  await expect(page.getByText("Failed to start checkout process")).toBeVisible();
  await page.getByRole("button", { name: "Subscribe to Pro" }).click();
  await expect(page.getByRole("button", { name: "Loading..." })).toBeDisabled();
  await refuse();
  await page.getByRole("button", { name: /Refresh/ }).click();
  await expect(page.getByRole("button", { name: "Refreshing..." })).toBeDisabled();
  await refuse();
  await expect(page.getByText("Failed to refresh subscription status")).toBeVisible();
});

test("toolkit §8 and D34 a rewritten title that cannot be copied says Failed to copy to clipboard", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async () => await Promise.reject(new Error("not allowed")) },
    });
    document.execCommand = () => false;
  });
  await page.goto(`${origin()}/generator/enhance`);
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Original title").fill("vase and cups photo 12 final");
  await page.getByRole("button", { name: "Rewrite title" }).click();
  await expect(page.getByText("Title rewritten successfully!")).toBeVisible();
  // By keyboard: the message that just appeared may move over the button while it is pressed.
  await page.getByRole("button", { name: "Copy" }).press("Enter");
  await expect(page.getByText("Failed to copy to clipboard")).toBeVisible();
});

test("toolkit §1 and §2 the store tells its sellers that they keep 100% of payment, and takes Your Logo", async ({
  page,
}) => {
  await signUpInBrowser(page);
  await page.goto(`${origin()}/store/submit`);
  await expect(page.getByText("Sellers keep 100% of payment.").first()).toBeVisible();
  await expect(page.getByText("Your Logo").first()).toBeVisible();
});
