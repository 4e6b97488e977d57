import { describe, expect, it } from "vitest";
import { privacySections } from "./privacy-sections.ts";
import { renderMarkdown } from "./render-markdown.server.ts";
import { termsSections } from "./terms-sections.ts";

describe("privacy and terms", () => {
  it("toolkit §2 privacy has 8 sections, among them the Cookie Policy at its anchor", () => {
    const sections = privacySections("Print Shelf");
    expect(sections).toHaveLength(8);
    expect(sections.find((section) => section.id === "cookies")?.title).toBe("Cookie Policy");
  });

  it("toolkit §2 terms has 12 sections, among them DMCA at its anchor", () => {
    const sections = termsSections("Print Shelf");
    expect(sections).toHaveLength(12);
    expect(sections.find((section) => section.id === "dmca")?.title).toContain("DMCA");
  });

  it("D1 both speak of the site by its configured name, and every section has text", () => {
    for (const sections of [privacySections("Print Shelf"), termsSections("Print Shelf")]) {
      expect(new Set(sections.map((section) => section.id)).size).toBe(sections.length);
      for (const section of sections) expect(renderMarkdown(section.body)).toContain("<p>");
      expect(JSON.stringify(sections)).toContain("Print Shelf");
      expect(JSON.stringify(sections)).not.toContain("Smart Prompt");
    }
  });
});
