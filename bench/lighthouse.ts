import { chromium } from "@playwright/test";
import lighthouse, { desktopConfig } from "lighthouse";
import { findChromium } from "#scripts/setup/find-chromium.ts";
import { freePort } from "#tests/support/free-port.ts";
import { runProduct } from "#tests/support/run-product.ts";
import { anyPromptPath } from "./any-prompt.ts";
import type { Report } from "./report.ts";

const categories = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;

/** What Lighthouse says about five pages, opened as a visitor does for the first time. */
export async function run(report: Report): Promise<void> {
  const product = await runProduct({ LOG_LEVEL: "error" });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  try {
    const pages = [
      "/",
      "/marketplace",
      await anyPromptPath(product.databaseUrl),
      "/generator",
      "/subscription",
    ];
    for (const page of pages) {
      // The page is kept after its first visitor; measured is what everybody after that gets.
      for (let visit = 0; visit < 2; visit += 1) await fetch(product.origin + page);
      const result = await lighthouse(
        product.origin + page,
        { port, output: "json", logLevel: "silent" },
        desktopConfig,
      );
      if (!result) throw new Error(`Lighthouse said nothing about ${page}.`);
      const { lhr } = result;
      const name = page.startsWith("/prompt/") ? "/prompt/{id}" : page;
      for (const [category, bound] of Object.entries(categories))
        report({
          name: `${name} ${category}`,
          value: Math.round((lhr.categories[category]?.score ?? 0) * 100),
          unit: "of 100",
          bound: `at least ${bound}`,
        });
      report({
        name: `${name} largest contentful paint`,
        value: lhr.audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
        unit: "ms",
      });
      report({
        name: `${name} layout shift`,
        value: lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
        unit: "",
      });
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}
