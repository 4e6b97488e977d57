import { fc } from "#tests/support/property.ts";
import { describe, expect, it } from "vitest";
import { compareRemixes } from "./compare-remixes.server.ts";
import { remixTypes } from "./grammar/remixes.ts";
import { remixPrompt } from "./remix-prompt.ts";

const basePrompt =
  "Watercolor red fox reading a book, cozy mood, golden hour light, muted palette, cream background --ar 2:3 --v 7";

describe("toolkit §9 remix", () => {
  it.each(remixTypes)(
    "toolkit §9 the type %s gives five different variations that keep subject and parameters",
    (type) => {
      const variations = remixPrompt({ basePrompt, type });
      expect(variations).toHaveLength(5);
      expect(new Set(variations.map((variation) => variation.prompt)).size).toBe(5);
      for (const { prompt } of variations) {
        expect(prompt.toLowerCase()).toContain("red fox reading a book");
        expect(prompt).toContain("cream background");
        expect(prompt).toMatch(/ --ar 2:3 --v 7$/);
      }
    },
  );

  it("D24 a style variation replaces the technique and leaves the mood", () => {
    const deco = remixPrompt({ basePrompt, type: "style" }).find(({ label }) => label === "Art deco");
    expect(deco?.prompt).not.toMatch(/watercolor/i);
    expect(deco?.prompt).toContain("cozy mood");
  });

  it("D24 a mood variation replaces mood, light and palette and leaves the technique", () => {
    const [calm] = remixPrompt({ basePrompt, type: "mood" });
    expect(calm?.prompt).toContain("Watercolor");
    expect(calm?.prompt).not.toMatch(/cozy|golden hour|muted palette/);
    expect(calm?.prompt).toMatch(/calm|restful|quiet/);
  });

  it("toolkit §5 custom variations are trimmed, empty ones ignored, and come after the five", () => {
    const variations = remixPrompt({
      basePrompt,
      type: "theme",
      custom: ["  in stained glass  ", "   ", "in stained glass"],
    });
    expect(variations).toHaveLength(6);
    expect(variations[5]).toMatchObject({ label: "in stained glass", isCustom: true });
    expect(variations[5]?.prompt).toContain(", in stained glass --ar");
  });

  it("D24 weights of Stable Diffusion stay whole", () => {
    const [first] = remixPrompt({
      basePrompt: "(red fox:1.3), (palette of sage, oat:1.1), best quality",
      type: "style",
    });
    expect(first?.prompt).toContain("(palette of sage, oat:1.1)");
  });

  it("D24 the same base gives the same variations, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.constantFrom(...remixTypes), (base, type) => {
        expect(remixPrompt({ basePrompt: base, type })).toEqual(remixPrompt({ basePrompt: base, type }));
      }),
      { numRuns: 50 },
    );
  });

  it("D24 each variation says how near it stays to the base", async () => {
    const compared = await compareRemixes({
      basePrompt,
      type: "mood",
      custom: ["a tax return on a desk, spreadsheet, office"],
    });
    for (const { similarityPercent } of compared) {
      expect(similarityPercent).toBeGreaterThanOrEqual(0);
      expect(similarityPercent).toBeLessThanOrEqual(100);
    }
    const far = compared.at(-1)?.similarityPercent ?? 100;
    expect(Math.max(...compared.slice(0, 5).map((remix) => remix.similarityPercent))).toBeGreaterThan(far);
  });
});
