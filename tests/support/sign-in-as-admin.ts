import { expect, type Page } from "@playwright/test";

/** The running product's admin, signed in in this browser. */
export async function signInAsAdmin(page: Page): Promise<void> {
  const origin = process.env.SITE_ORIGIN ?? "";
  const answer = await page.request.post(`${origin}/account/sign-in`, {
    form: { email: "admin@example.com", password: "admin-password-for-tests", stay: "1" },
    headers: { origin },
  });
  expect(answer.status()).toBe(200);
}
