import { describe, expect, it } from "vitest";
import { titleRules } from "#app/core/ai/builtin/rewrite-title.ts";
import { tagPlatforms, tagRules } from "#app/core/ai/builtin/tags/tag-rules.ts";
import { platforms } from "./platforms.ts";

describe("platforms of the enhancement suite", () => {
  it("toolkit §9 offers stock, facebook, instagram and adobe, and Etsy", () => {
    expect(platforms.map(({ value }) => value)).toEqual([...tagPlatforms]);
  });

  it.each(platforms)("toolkit §9 says the limits of $label as they are kept", (platform) => {
    expect(platform.titleHint).toContain(String(titleRules[platform.value].limit));
    expect(platform.tagHint).toContain(String(tagRules[platform.value].most));
  });
});
