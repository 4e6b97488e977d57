import type { Page } from "@playwright/test";
import { findViolations } from "./find-violations.ts";

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };
/** What another layout can break; names and roles are the same as on the desktop. */
const layout = [
  "color-contrast",
  "scrollable-region-focusable",
  "aria-hidden-focus",
  "region",
  "target-size",
];

/** One load, looked at four times: desktop and phone, light and dark. Answers with what is wrong. */
export async function lookAtPage(page: Page, address: string): Promise<string[]> {
  const found: string[] = [];
  const onConsole = (message: { type(): string; text(): string }) => {
    // The browser writes a line for the page's own status, too; that a page is refused is no fault of it.
    if (message.type() === "error" && !/status of 4\d\d/.test(message.text())) found.push(message.text());
  };
  const onError = (error: Error) => found.push(`threw ${error.message}`);
  page.on("console", onConsole).on("pageerror", onError);
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(address, { waitUntil: "load" });
  // Colours that are still changing would be measured half-way.
  await page.addStyleTag({ content: "*, *::before, *::after { transition: none !important }" });
  found.push(...(await findViolations(page)));
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  found.push(...(await findViolations(page, ["color-contrast"])).map((text) => `dark: ${text}`));
  await page.setViewportSize(phone);
  found.push(...(await findViolations(page, layout)).map((text) => `phone, dark: ${text}`));
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  found.push(...(await findViolations(page, ["color-contrast"])).map((text) => `phone: ${text}`));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (overflow > 0) found.push(`scrolls sideways by ${overflow} at 360`);
  const broken = await page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  );
  found.push(...broken.map((src) => `broken picture ${src}`));
  page.off("console", onConsole).off("pageerror", onError);
  return found;
}
