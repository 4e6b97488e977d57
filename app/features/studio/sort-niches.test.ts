import { expect, it } from "vitest";
import { sampleNiches } from "./sample-niches.ts";
import { nicheSorts, sortNiches } from "./sort-niches.ts";

it("toolkit §3 niches sort by every column, levels by their meaning", () => {
  const competition = sortNiches(sampleNiches, "competition", true).map((niche) => niche.competition);
  expect([...new Set(competition)]).toEqual(["Low", "Medium", "High"]);
  const trend = sortNiches(sampleNiches, "trend", false).map((niche) => niche.trend);
  expect([...new Set(trend)]).toEqual(["Rising", "Stable", "Falling"]);
  const prices = sortNiches(sampleNiches, "avgPrice", true).map((niche) => niche.avgPrice);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  for (const { value } of nicheSorts)
    expect(sortNiches(sampleNiches, value, true)).toHaveLength(sampleNiches.length);
});
