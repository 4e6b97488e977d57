import { describe, expect, it } from "vitest";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { finishCaption } from "./finish-caption.ts";
import { nextPostingTime, slotsOf, toLocalInput } from "./posting-times.ts";
import { emptySettings } from "./settings-shape.ts";
import { suggestPostHashtags } from "./suggest-post-hashtags.server.ts";

const { db } = await useTestDatabase();
const ctx = testCtx(db);

describe("Suggest Hashtags", () => {
  it("toolkit §9 gives three to five that fit the caption", async () => {
    const tags = await suggestPostHashtags(ctx, { content: "A hand-poured lavender soy candle" });
    expect(tags.length).toBeLessThanOrEqual(5);
    expect(tags.length).toBeGreaterThanOrEqual(3);
    expect(tags[0]).toMatch(/candle/);
  });

  it("toolkit §9 never goes past five with those already there, and repeats none", async () => {
    const full = "Print #wallart #printable #etsyseller #aiart #homedecor";
    expect(await suggestPostHashtags(ctx, { content: full })).toEqual([]);
    const present = await suggestPostHashtags(ctx, { content: "Soy candle" });
    const more = await suggestPostHashtags(ctx, { content: `Soy candle ${present.slice(0, 2).join(" ")}` });
    expect(more.length).toBeLessThanOrEqual(3);
    expect(more.filter((tag) => present.slice(0, 2).includes(tag))).toEqual([]);
  });
});

describe("finished caption", () => {
  const on = (toggles: Record<string, boolean>) => ({ ...emptySettings, toggles });

  it("issue 7 §3 hashtag optimization keeps the first five, and leaves all of them when off", () => {
    const caption = "Lake #one #two #three #four #five #six\n#seven";
    expect(finishCaption(caption, emptySettings)).toBe("Lake #one #two #three #four #five");
    expect(finishCaption(caption, on({ "hashtag-optimization": false }))).toBe(caption);
  });

  it("issue 7 §3 AI disclosure is said once, and never of an empty caption", () => {
    const settings = on({ "ai-disclosure": true });
    const once = finishCaption("Lake", settings);
    expect(once).toBe("Lake\n\nMade with AI.");
    expect(finishCaption(once, settings)).toBe(once);
    expect(finishCaption(" ", settings)).toBe("");
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
