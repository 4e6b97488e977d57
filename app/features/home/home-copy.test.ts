import { describe, expect, it } from "vitest";
import { setEnv } from "#tests/support/set-env.ts";
import { homeCopy } from "./home-copy.server.ts";

describe("founder note and testimonials", () => {
  it("D33 are shown and marked as demo while demo data is on", () => {
    setEnv({ DEMO: "1" });
    const { note, testimonials, areTestimonialsDemo } = homeCopy();
    expect(note?.isDemo).toBe(true);
    expect(testimonials).toHaveLength(6);
    expect(areTestimonialsDemo).toBe(true);
  });

  it("D33 are left out without demo data", () => {
    setEnv({ DEMO: "0" });
    expect(homeCopy()).toMatchObject({ note: null, testimonials: [] });
  });

  it("D1 name and line come from the brand", () => {
    expect(homeCopy()).toMatchObject({
      siteName: "Smart Prompt Marketplace",
      tagline: "Every picture starts as a sentence.",
    });
    setEnv({ BRAND_NAME: "Print Shelf", BRAND_TAGLINE: "Prints from words" });
    expect(homeCopy()).toMatchObject({ siteName: "Print Shelf", tagline: "Prints from words" });
  });

  it("D33 the owner's own founder text is shown as it is", () => {
    setEnv({ DEMO: "0", BRAND_FOUNDER_TEXT: "I print maps." });
    expect(homeCopy().note).toMatchObject({ founder: { text: "I print maps." }, isDemo: false });
  });
});
