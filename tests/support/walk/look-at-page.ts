import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

interface Axe {
  source: string;
}

interface AxeResult {
  violations: { id: string; nodes: { target: string[] }[] }[];
}

// Put into the page once and run several times; the builder would put it in anew for each run.
const own = createRequire(import.meta.url);
const { source } = createRequire(own.resolve("@axe-core/playwright"))("axe-core") as Axe;

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
  await page.evaluate(source);
  // Colours that are still changing would be measured half-way.
  await page.addStyleTag({ content: "*, *::before, *::after { transition: none !important }" });
  found.push(...(await violations(page)));
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  found.push(...(await violations(page, ["color-contrast"])).map((text) => `dark: ${text}`));
  await page.setViewportSize(phone);
  found.push(...(await violations(page, layout)).map((text) => `phone, dark: ${text}`));
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  found.push(...(await violations(page, ["color-contrast"])).map((text) => `phone: ${text}`));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (overflow > 0) found.push(`scrolls sideways by ${overflow} at 360`);
  const broken = await page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  );
  found.push(...broken.map((src) => `broken picture ${src}`));
  page.off("console", onConsole).off("pageerror", onError);
  return found;
}

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const result = await page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResult> } };
    return await axe.run({
      resultTypes: ["violations"],
      ...(only ? { runOnly: { type: "rule", values: only } } : {}),
    });
  }, rules);
  return result.violations.map(
    ({ id, nodes }) =>
      `${id} at ${nodes
        .map(({ target }) => target.join(" "))
        .slice(0, 3)
        .join(", ")}`,
  );
}
