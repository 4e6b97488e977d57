import { fc } from "#tests/support/property.ts";
import { expect, it } from "vitest";
import { suggestHashtags } from "./suggest-hashtags.ts";

it("toolkit §9 three to five hashtags come for any caption, each once and without spaces", () => {
  fc.assert(
    fc.property(fc.oneof(fc.lorem({ maxCount: 20 }), fc.string({ unit: "grapheme" })), (caption) => {
      const tags = suggestHashtags(caption);
      expect(tags.length).toBeGreaterThanOrEqual(3);
      expect(tags.length).toBeLessThanOrEqual(5);
      expect(new Set(tags).size).toBe(tags.length);
      for (const tag of tags) expect(tag).toMatch(/^#[\p{L}\p{N}\p{M}]+$/u);
    }),
    { numRuns: 60 },
  );
});

it("toolkit §9 hashtags name the caption's subject before its market", () => {
  const tags = suggestHashtags("New in the shop: a hand-poured lavender soy candle in an amber jar");
  expect(tags[0]).toMatch(/candle/);
  expect(tags).toContain("#amberjar");
});
