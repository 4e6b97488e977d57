import { fc } from "#tests/support/property.ts";
import { describe, expect, it } from "vitest";
import { megaTags } from "./mega-tags.server.ts";
import { tagPlatforms, type TagPlatform } from "./tags/tag-rules.ts";
import { tagKey } from "./words/base-form.ts";

const cat = "A ginger cat asleep on a windowsill in warm afternoon light, cozy home, watercolor";
const limits: Record<TagPlatform, [number, number]> = {
  etsy: [13, 20],
  adobe: [49, 50],
  stock: [49, 50],
  instagram: [30, 30],
  facebook: [5, 30],
};

function tagsFor(targetPlatform: TagPlatform, imageDescription = cat, existingTags: string[] = []) {
  return megaTags({ imageDescription, existingTags, targetPlatform });
}

describe("issue 4 §6 mega tags", () => {
  it(
    "issue 4 §6 no platform gets more or longer tags than it takes, and no tag twice",
    { timeout: 60_000 },
    async () => {
      const words = fc.oneof(fc.lorem({ maxCount: 12 }), fc.string({ unit: "grapheme", maxLength: 80 }));
      const platforms = fc.constantFrom(...tagPlatforms);
      await fc.assert(
        fc.asyncProperty(
          words,
          fc.array(words, { maxLength: 60 }),
          platforms,
          async (description, existing, platform) => {
            const result = await tagsFor(platform, description, existing);
            const [most, length] = limits[platform];
            expect(result.totalTagsCount).toBeLessThanOrEqual(most);
            for (const tag of result.megaTags) expect(tag.length).toBeLessThanOrEqual(length);
            const keys = result.megaTags.map((tag) => tagKey(tag).replaceAll(" ", ""));
            expect(new Set(keys).size).toBe(keys.length);
            expect(result.totalTagsCount).toBe(result.megaTags.length);
          },
        ),
        { numRuns: 25 },
      );
    },
  );

  it("issue 4 §6 tags that differ only in case, plural or spelling are the same", async () => {
    const { megaTags: tags } = await tagsFor("stock", cat, ["Cats", "COZY HOMES", "Watercolour"]);
    expect(tags).toEqual(expect.arrayContaining(["cats", "cozy homes", "watercolour"]));
    for (const double of ["cat", "cozy home", "watercolor"]) expect(tags).not.toContain(double);
  });

  it("issue 4 §6 counts tell new tags from all tags, and the tags that were there come first", async () => {
    const result = await tagsFor("etsy", cat, ["orange tabby", "window seat"]);
    expect(result.megaTags.slice(0, 2)).toEqual(["orange tabby", "window seat"]);
    expect(result.newTagsCount).toBe(11);
    expect(result.totalTagsCount).toBe(13);
  });

  it("issue 4 §6 a tag that cannot stay is named, not dropped in silence", async () => {
    const tooLong = "a tag that is far longer than Etsy takes";
    const result = await tagsFor("etsy", cat, ["cat", "Cats", tooLong]);
    expect(result.leftOut).toEqual(["Cats", tooLong]);
  });

  it("issue 4 §6 tags say what the description says, what is related and what buyers search by", async () => {
    const { megaTags: stock } = await tagsFor("stock");
    expect(stock).toEqual(expect.arrayContaining(["ginger cat", "windowsill", "feline", "domestic animal"]));
    const { megaTags: shop } = await tagsFor("etsy");
    expect(shop).toEqual(expect.arrayContaining(["ginger cat", "cat lover gift"]));
  });

  it("issue 4 §6 related words keep to the meaning that the description has", async () => {
    const { megaTags: tags } = await tagsFor("stock", "cozy cabin interior with a fox on the rug");
    for (const wrong of ["tea cozy", "dodger", "trickster", "slyboots"]) expect(tags).not.toContain(wrong);
  });

  it("issue 4 §6 a scented candle does not become a flower picture", async () => {
    const { megaTags: tags } = await tagsFor("etsy", "Hand-poured lavender soy candle in an amber jar");
    expect(tags).toContain("soy candle");
    expect(tags.filter((tag) => /wall art|print|botanical/.test(tag))).toEqual([]);
  });

  it("issue 4 §6 Instagram and Facebook get hashtags without spaces", async () => {
    for (const platform of ["instagram", "facebook"] as const) {
      for (const tag of (await tagsFor(platform)).megaTags) expect(tag).toMatch(/^#[\p{L}\p{N}\p{M}]+$/u);
    }
  });

  it("issue 4 §6 the same description gives the same tags", async () => {
    expect(await tagsFor("adobe")).toEqual(await tagsFor("adobe"));
  });
});
