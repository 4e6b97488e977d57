import { fc } from "#tests/support/property.ts";
import { describe, expect, it } from "vitest";
import { nextPostingTime, slotsOf, toLocalInput } from "./posting-times.ts";
import { emptySettings } from "./settings-shape.ts";
import { suggestHashtags } from "./suggest-hashtags.ts";

describe("Suggest Hashtags", () => {
  it("toolkit §9 gives three to five that fit the caption, known ones first", () => {
    const tags = suggestHashtags("Seamless patterns for a small shop: scallops in teal");
    expect(tags.length).toBeLessThanOrEqual(5);
    expect(tags.length).toBeGreaterThanOrEqual(3);
    expect(tags.slice(0, 2)).toEqual(["#seamlesspattern", "#smallshop"]);
  });

  it("toolkit §9 never goes past five with those already there, and repeats none", () => {
    expect(suggestHashtags("Print #wallart #printable #etsyseller #aiart #homedecor")).toEqual([]);
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (caption) => {
        const tags = suggestHashtags(caption);
        expect(tags.length).toBeLessThanOrEqual(5);
        expect(new Set(tags).size).toBe(tags.length);
        expect(tags.every((tag) => /^#[\p{L}\p{N}]+$/u.test(tag))).toBe(true);
      }),
    );
  });
});

describe("Optimize Timing", () => {
  const morning = new Date(2026, 10, 15, 9, 30);

  it("toolkit §9 proposes the next free 2:00 PM", () => {
    const first = nextPostingTime(emptySettings, [], morning);
    expect(toLocalInput(first)).toBe("2026-11-15T14:00");
    expect(toLocalInput(nextPostingTime(emptySettings, [first], morning))).toBe("2026-11-16T14:00");
    const evening = new Date(2026, 10, 15, 22);
    expect(toLocalInput(nextPostingTime(emptySettings, [], evening))).toBe("2026-11-16T14:00");
  });

  it("toolkit §2 follows the posting frequency", () => {
    const next = (settings: Partial<typeof emptySettings>) =>
      toLocalInput(nextPostingTime({ ...emptySettings, ...settings }, [], morning));
    expect(next({ frequency: "every 2 hours" })).toBe("2026-11-15T10:00");
    expect(next({ frequency: "3 times per day" })).toBe("2026-11-15T14:00");
    expect(next({ frequency: "custom schedule", times: "19:15, 11:45" })).toBe("2026-11-15T11:45");
    expect(slotsOf({ ...emptySettings, frequency: "custom schedule", times: "never" })).toHaveLength(1);
  });
});
