import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

/** A fresh account with its 100 credits, signed in in this browser. */
export async function signUpInBrowser(page: Page): Promise<string> {
  const origin = process.env.SITE_ORIGIN ?? "";
  const email = `${randomUUID()}@example.com`;
  const answer = await page.request.post(`${origin}/account/sign-up`, {
    form: { email, password: "a-good-password" },
    headers: { origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  return email;
}
