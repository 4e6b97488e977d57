import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

interface AxeSource {
  source: string;
}

interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Color;
}

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
  commons: { color: { Color: { prototype: Color } } };
}

const own = createRequire(import.meta.url);
const { source } = createRequire(own.resolve("@axe-core/playwright"))("axe-core") as AxeSource;

/**
 * What axe finds on the page as it is: all rules, or the named ones. Put into a page once and run several
 * times; the library's own builder would put it in anew and open a second page for each run.
 */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in globalThis))) {
      await frame.evaluate(source);
      await frame.evaluate(rememberColours);
    }
  return await page.evaluate(async (only) => {
    // Half faded in, or out, everything is pale; what turns for ever is not waited for.
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run({
      resultTypes: ["violations"],
      ...(only ? { runOnly: { type: "rule", values: only } } : {}),
    });
    return violations.map(({ id, nodes }) => {
      const places = nodes.slice(0, 3).map(({ target }) => target.join(" "));
      return `${id} at ${places.join(", ")}`;
    });
  }, rules);
}

/** A page has a few dozen colours, which axe would work out thousands of times: a third of its time. */
function rememberColours(): void {
  const { axe } = globalThis as unknown as { axe: Axe };
  const { prototype } = axe.commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map<string, Pick<Color, "r" | "g" | "b" | "alpha">>();
  prototype.parseString = function parseString(text) {
    const seen = known.get(text);
    if (seen) return Object.assign(this, seen);
    const { r, g, b, alpha } = parse.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}
