import { expect, it } from "vitest";
import { sampleNiches } from "./sample-niches.ts";

it("toolkit §3 offers at least 24 niches of every competition level, each once", () => {
  expect(sampleNiches.length).toBeGreaterThanOrEqual(24);
  expect(new Set(sampleNiches.map((niche) => niche.name)).size).toBe(sampleNiches.length);
  expect(new Set(sampleNiches.map((niche) => niche.competition))).toEqual(new Set(["Low", "Medium", "High"]));
});
