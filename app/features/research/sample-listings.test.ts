import { describe, expect, it } from "vitest";
import { demandLevel } from "./demand-level.ts";
import { sampleListingsFor, sampleThemes } from "./sample-listings.ts";

describe("sample listings", () => {
  it("toolkit §9 gives 10 listings for each of at least 12 themes, no title twice", () => {
    expect(sampleThemes.length).toBeGreaterThanOrEqual(12);
    const titles = sampleThemes.flatMap((theme) => theme.listings.map((listing) => listing.title));
    expect(titles).toHaveLength(sampleThemes.length * 10);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("toolkit §4 lets high, medium and low demand occur in every theme", () => {
    for (const { listings } of sampleThemes) {
      const levels = new Set(listings.map((listing) => demandLevel(listing.demandText)));
      expect(levels).toEqual(new Set(["high", "medium", "low"]));
    }
  });

  it("D24 finds the theme that a search is about", () => {
    expect(sampleListingsFor("custom dog portrait")[0]?.title).toContain("Pet Portrait");
    expect(sampleListingsFor("20oz tumbler sublimation")[0]?.title).toContain("Tumbler");
  });

  it("uses addresses of a reserved domain only", () => {
    const addresses = sampleThemes.flatMap((theme) => theme.listings.map((listing) => listing.url));
    expect(addresses.filter((url) => !url.startsWith("https://listings.example/"))).toEqual([]);
  });
});
