import type { Page } from "@playwright/test";

/** The running product's admin in this browser. Signed in once for all tests: sign-ins are limited. */
export async function signInAsAdmin(page: Pick<Page, "context">): Promise<void> {
  const cookie = process.env.SITE_ADMIN_COOKIE ?? "";
  const [name = "", ...value] = cookie.split("=");
  await page
    .context()
    .addCookies([{ name, value: value.join("="), url: process.env.SITE_ORIGIN ?? "", httpOnly: true }]);
}
