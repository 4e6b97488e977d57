import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PackBadge } from "./pack-badge.tsx";

const tokens = readFileSync(new URL("./theme.css", import.meta.url), "utf8");

/** Hues of the token in both palettes, in degrees of oklch. */
function hues(token: string) {
  return [...tokens.matchAll(new RegExp(`--${token}: oklch\\(\\S+ \\S+ (\\d+)\\)`, "g"))].map((match) =>
    Number(match[1]),
  );
}

test.each([
  ["Starter", "green", 140, 165],
  ["Premium", "blue", 235, 265],
  ["Elite", "purple", 290, 315],
  ["Enigma", "orange", 45, 70],
])("core §9 the %s badge is %s in both themes", (pack, _colour, from, to) => {
  const token = `pack-${pack.toLowerCase()}`;
  const badge = renderToStaticMarkup(<PackBadge pack={pack} />);
  expect(badge).toContain(`bg-${token}-soft`);
  expect(badge).toContain(`text-${token}`);
  expect(badge).toContain(pack);
  expect(hues(token)).toHaveLength(2);
  for (const hue of hues(token)) {
    expect(hue).toBeGreaterThanOrEqual(from);
    expect(hue).toBeLessThanOrEqual(to);
  }
});

test("core §9 each pack has a colour and a shape of its own, so that colour is not needed to tell them apart", () => {
  const shapes = ["Starter", "Premium", "Elite", "Enigma"].map(
    (pack) => / d="([^"]+)"/.exec(renderToStaticMarkup(<PackBadge pack={pack} />))?.[1],
  );
  expect(new Set(shapes).size).toBe(4);
});

test("a pack outside the four is shown as a plain word", () => {
  const badge = renderToStaticMarkup(<PackBadge pack="Template Prompt" />);
  expect(badge).toContain("Template Prompt");
  expect(badge).not.toContain("<svg");
});
