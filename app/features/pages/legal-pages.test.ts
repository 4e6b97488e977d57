import { describe, expect, it } from "vitest";
import { privacySections } from "./privacy-sections.ts";
import { renderMarkdown } from "./render-markdown.server.ts";
import { termsSections } from "./terms-sections.ts";

const site = { name: "Print Shelf", supportEmail: null };

describe("privacy and terms", () => {
  it("toolkit §2 privacy has 8 sections, among them the Cookie Policy at its anchor", () => {
    const sections = privacySections(site);
    expect(sections).toHaveLength(8);
    expect(sections.find((section) => section.id === "cookies")?.title).toBe("Cookie Policy");
  });

  it("toolkit §2 terms has 12 sections, among them DMCA at its anchor", () => {
    const sections = termsSections(site);
    expect(sections).toHaveLength(12);
    expect(sections.find((section) => section.id === "dmca")?.title).toContain("DMCA");
  });

  it("D1 both speak of the site by its configured name, and every section has text", () => {
    for (const sections of [privacySections(site), termsSections(site)]) {
      expect(new Set(sections.map((section) => section.id)).size).toBe(sections.length);
      for (const section of sections) expect(renderMarkdown(section.body)).toContain("<p>");
      expect(JSON.stringify(sections)).toContain("Print Shelf");
      expect(JSON.stringify(sections)).not.toContain("Smart Prompt");
    }
  });

  it("D1 an address to write to is named where the operator gives one", () => {
    const reachable = { ...site, supportEmail: "help@printshelf.example" };
    for (const sectionsOf of [privacySections, termsSections]) {
      const pageOf = (of: typeof site | typeof reachable) =>
        sectionsOf(of)
          .map(({ body }) => renderMarkdown(body))
          .join("");
      expect(pageOf(reachable)).toContain('href="mailto:help@printshelf.example"');
      expect(pageOf(site)).not.toContain("mailto:");
    }
  });
});
