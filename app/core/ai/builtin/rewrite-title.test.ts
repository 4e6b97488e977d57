import { fc } from "#tests/support/property.ts";
import { describe, expect, it } from "vitest";
import { rewriteTitle, titlePlatforms, type TitlePlatform } from "./rewrite-title.ts";
import { contentWords } from "./words/clean-title.ts";

function rewrite(targetPlatform: TitlePlatform, originalTitle: string, imageDescription?: string): string {
  return rewriteTitle({ originalTitle, imageDescription, targetPlatform }).rewrittenTitle;
}

const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.lorem({ maxCount: 60 }),
  fc.string({ unit: fc.constantFrom("a", "🎨", "é", "字", " ", ","), minLength: 100, maxLength: 400 }),
);

describe("issue 4 §6 rewrite title", () => {
  it.each([
    ["etsy", 140],
    ["adobe", 200],
    ["stock", 200],
    ["facebook", 80],
    ["instagram", 125],
  ] as const)("issue 4 §6 a title for %s has at most %i characters and is never empty", (platform, limit) => {
    fc.assert(
      fc.property(anyText, fc.option(anyText, { nil: undefined }), (title, description) => {
        const result = rewriteTitle({
          originalTitle: title,
          imageDescription: description,
          targetPlatform: platform,
        });
        expect(result.limit).toBe(limit);
        expect(result.rewrittenTitle.length).toBeLessThanOrEqual(limit);
        expect(result.rewrittenTitle.trim()).not.toBe("");
        expect(result.rewrittenTitle.isWellFormed()).toBe(true);
      }),
    );
  });

  it("issue 4 §6 no word comes twice in an Etsy title", () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 80 }), fc.lorem({ maxCount: 30 }), (title, description) => {
        const words = contentWords(rewrite("etsy", title, description));
        expect(new Set(words).size).toBe(words.length);
      }),
    );
    expect(rewrite("etsy", "Boho Wall Art Print Boho Decor Wall Prints Neutral Wall Art")).toBe(
      "Neutral Boho Wall Art Print, Decor",
    );
  });

  it("issue 4 §6 the searched words stand first and the description adds what is new", () => {
    expect(
      rewrite(
        "etsy",
        "mushroom tumbler wrap, mushroom png",
        "Vintage botanical mushrooms on cream background",
      ),
    ).toBe("Mushroom Tumbler Wrap, PNG, Vintage Botanical, Cream Background");
  });

  it("issue 4 §6 Adobe Stock gets a sentence that describes the picture, not a list of keywords", () => {
    expect(
      rewrite(
        "adobe",
        "IMG_2034 cute CAT window cat lover gift!!!",
        "This image shows a ginger cat asleep on a windowsill.",
      ),
    ).toBe("Ginger cat asleep on a windowsill");
    const stuffed = "fox, red fox, animal, wild, nature, forest, wildlife, mammal, cute, winter, snow, fur";
    expect(rewrite("adobe", stuffed).split(",").length).toBeLessThanOrEqual(3);
  });

  it.each(titlePlatforms)("issue 4 §6 hype, shouting and file names go for %s", (platform) => {
    expect(rewrite(platform, "AMAZING!!! red-fox-winter BEST QUALITY 4K").toLowerCase()).toContain("red");
    expect(rewrite(platform, "AMAZING!!! RED FOX best quality 4K 🔥")).toMatch(/^Red fox$/i);
    expect(rewrite(platform, "red-fox-winter-forest_final(2).jpg")).toMatch(/^Red fox winter forest$/i);
  });

  it("issue 4 §6 names and abbreviations keep their capitals", () => {
    expect(rewrite("stock", "RED FOX IN PARIS AT CHRISTMAS SVG")).toBe("Red fox in Paris at Christmas SVG");
    expect(rewrite("etsy", "iPhone wallpaper of the moon")).toBe("iPhone Wallpaper of the Moon");
  });

  it("issue 4 §6 a title of emoji alone falls back to the description", () => {
    expect(rewrite("stock", "🔥🔥🔥", "Hand-painted peonies in soft pink")).toBe(
      "Hand-painted peonies in soft pink",
    );
    expect(rewrite("stock", "🔥🔥🔥")).toBe("Original artwork");
  });
});
