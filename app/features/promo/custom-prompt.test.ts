import { fc } from "#tests/support/property.ts";
import { describe, expect, it } from "vitest";
import { generatorOptions, readCustomPromptForm, writeCustomPrompt } from "./custom-prompt.ts";

describe("custom business prompt generator", () => {
  it('toolkit §5 shows "[your product/service]" and "[target market]" while the fields are empty', () => {
    const prompt = writeCustomPrompt(readCustomPromptForm(new URLSearchParams()));
    expect(prompt).toContain("[your product/service]");
    expect(prompt).toContain("[target market]");
    expect(writeCustomPrompt({ ...readCustomPromptForm(new URLSearchParams()), product: "  " })).toBe(prompt);
  });

  it("toolkit §3 puts the typed product and market in their places", () => {
    const form = readCustomPromptForm(new URLSearchParams({ product: "fig candle", market: "gift shops" }));
    const prompt = writeCustomPrompt(form);
    expect(prompt).toContain("fig candle");
    expect(prompt).toContain("gift shops");
    expect(prompt).not.toMatch(/\[your product\/service\]|\[target market\]/);
  });

  it("toolkit §3 gives every combination of category, style and background a prompt of its own", () => {
    const all = generatorOptions.category.flatMap((category) =>
      generatorOptions.style.flatMap((style) =>
        generatorOptions.background.map((background) =>
          writeCustomPrompt({ category, style, background, product: "x", market: "y" }),
        ),
      ),
    );
    expect(new Set(all).size).toBe(5 * 5 * 4);
  });

  it("toolkit §3 takes only known options from an address, whatever it holds", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (category, style, background) => {
        const form = readCustomPromptForm(new URLSearchParams({ category, style, background }));
        expect(generatorOptions.category).toContain(form.category);
        expect(generatorOptions.style).toContain(form.style);
        expect(generatorOptions.background).toContain(form.background);
      }),
    );
  });
});
