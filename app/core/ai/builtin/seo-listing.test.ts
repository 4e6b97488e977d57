import { fc } from "#tests/support/property.ts";
import { describe, expect, it } from "vitest";
import { checkListing } from "./check-listing.ts";
import { designFormats } from "./grammar/design-formats.ts";
import { seoListing } from "./seo-listing.ts";

const mushroom = {
  keywords: "vintage botanical mushroom, cottagecore, forest witch",
  format: "tumbler",
  findings: { style: "engraved", mood: "nostalgic", colors: ["cream", "rust", "olive"] },
} as const;

const anyText = fc.oneof(
  fc.lorem({ maxCount: 60 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.string({ unit: "binary", maxLength: 100 }),
  fc.string({ unit: fc.constantFrom("a", "ß", "🎨", "👩‍🎨", "字", "ñ"), minLength: 50, maxLength: 600 }),
  fc
    .array(fc.constantFrom("cat", "cats", "CAT", "gift", "wall art", "🐈", "  ", ",,,"), { maxLength: 40 })
    .map((all) => all.join(",")),
);

describe("toolkit §5 SEO listing", () => {
  it(
    "toolkit §5 no listing breaks the limits, whatever the keywords and findings are",
    { timeout: 60_000 },
    () => {
      const findings = fc.record(
        {
          subject: anyText,
          style: anyText,
          mood: anyText,
          colors: fc.array(anyText, { maxLength: 5 }),
          elements: fc.array(anyText, { maxLength: 5 }),
        },
        { requiredKeys: [] },
      );
      const format = fc.option(fc.constantFrom(...designFormats), { nil: undefined });
      fc.assert(
        fc.property(anyText, format, findings, (keywords, chosen, found) => {
          const listing = seoListing({ keywords, format: chosen, findings: found });
          expect(checkListing(listing)).toEqual([]);
          expect(listing.title.isWellFormed()).toBe(true);
        }),
        { numRuns: 80 },
      );
    },
  );

  it("toolkit §9 every format names its product in the title and in the tags", () => {
    for (const format of designFormats) {
      const { title, tags } = seoListing({ keywords: "red fox", format });
      const product = format === "poster" ? "wall art" : format.replace("t-", "");
      expect(title.toLowerCase()).toContain(product);
      expect(tags.join(" ")).toContain(product);
    }
  });

  it("toolkit §5 the keywords stand first in the title and among the tags", () => {
    const { title, tags } = seoListing(mushroom);
    expect(title).toMatch(/^Vintage Botanical Mushroom Tumbler Wrap/);
    expect(tags).toEqual(expect.arrayContaining(["botanical mushroom", "cottagecore", "forest witch"]));
  });

  it("D24 the description tells what was found in the design and marks what the seller must add", () => {
    const { description, suggestions } = seoListing(mushroom);
    expect(description).toContain("cream, rust and olive");
    expect(description).toContain("engraved style");
    expect(description).toMatch(/\[.+\]/);
    expect(suggestions.join(" ")).toContain("[bracketed]");
  });

  it("toolkit §5 walls are left out of tags for things to wear or drink from", () => {
    const { tags } = seoListing({ keywords: "coffee before talkie", format: "mug" });
    expect(tags.filter((tag) => /wall|poster|print/.test(tag))).toEqual([]);
  });
});

describe("toolkit §5 checking a listing that someone edited", () => {
  const good = seoListing(mushroom);

  it("toolkit §5 a title of 140 characters is too long, 139 are not", () => {
    expect(checkListing({ ...good, title: "a".repeat(139) })).toEqual([]);
    expect(checkListing({ ...good, title: "a".repeat(140) })).toMatchObject([{ field: "title" }]);
  });

  it("toolkit §5 fewer or more than 13 tags, long tags and doubles are named", () => {
    expect(checkListing({ ...good, tags: good.tags.slice(1) })[0]?.message).toBe(
      "There are 12 tags; use all 13.",
    );
    const [, ...others] = good.tags;
    expect(checkListing({ ...good, tags: ["a tag of more than twenty", ...others] })[0]?.message).toContain(
      "at most 20",
    );
    const double = `${others[0]?.toUpperCase()}S`;
    expect(checkListing({ ...good, tags: [double, ...others] })[0]?.message).toContain("twice");
  });

  it("toolkit §5 an empty title or description is named", () => {
    expect(checkListing({ ...good, title: " ", description: "" }).map((problem) => problem.field)).toEqual([
      "title",
      "description",
    ]);
  });
});
