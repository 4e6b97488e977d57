import { describe, expect, it } from "vitest";
import { businessPrompts, promptCategories, promptsIn, readPromptCategory } from "./business-prompts.ts";

describe("free business prompt marketplace", () => {
  it("toolkit §2 has six prompt cards with one of each badge", () => {
    expect(businessPrompts.map((prompt) => prompt.badge).sort()).toEqual(
      ["Business", "Education", "Headshot", "Product", "Property", "Social"].sort(),
    );
  });

  it("toolkit §2 shows all by default and only the chosen category otherwise", () => {
    expect(readPromptCategory(null)).toBe("all");
    expect(readPromptCategory("nonsense")).toBe("all");
    expect(promptsIn("all")).toHaveLength(6);
    for (const category of promptCategories) {
      const shown = promptsIn(readPromptCategory(category));
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.every((prompt) => prompt.category === category)).toBe(true);
    }
  });

  it("toolkit §9 suggests only the specified service prices", () => {
    expect(new Set(businessPrompts.map((prompt) => prompt.pricing))).toEqual(
      new Set(["$15-25 per product photo", "$25-50 per headshot", "$50-100 per graphic", "$50-100 per room"]),
    );
  });
});
