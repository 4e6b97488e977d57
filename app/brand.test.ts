import { describe, expect, it } from "vitest";
import { brandFrom, defaultBrand } from "./brand.ts";

describe("brand", () => {
  it("D1 names the product Smart Prompt Marketplace with its slug", () => {
    expect(brandFrom({})).toMatchObject({
      name: "Smart Prompt Marketplace",
      shortName: "Smart Prompt",
      slug: "smart-prompt-marketplace",
    });
  });

  it("D1 takes name, founder and social links from the environment and ignores empty values", () => {
    const brand = brandFrom({
      BRAND_NAME: "Print Shelf",
      BRAND_TAGLINE: " ",
      BRAND_INSTAGRAM_URL: "https://social.example/printshelf",
      BRAND_TWITTER_URL: "javascript:alert(1)",
      BRAND_PINTEREST_URL: "https://pins.example/printshelf",
      BRAND_SUPPORT_EMAIL: "help@printshelf.example",
    });
    expect(brand.name).toBe("Print Shelf");
    expect(brand.founder.role).toBe("Print Shelf");
    expect(brand.tagline).toBe(defaultBrand.tagline);
    expect(brand.social).toEqual({
      instagram: "https://social.example/printshelf",
      pinterest: "https://pins.example/printshelf",
    });
    expect(brand).toMatchObject({
      shortName: "Print Shelf",
      slug: "print-shelf",
      supportEmail: "help@printshelf.example",
    });
    expect(
      brandFrom({ BRAND_NAME: "Print Shelf", BRAND_SLUG: "shelf", BRAND_SHORT_NAME: "Shelf" }),
    ).toMatchObject({
      shortName: "Shelf",
      slug: "shelf",
    });
    expect(brandFrom({ BRAND_NAME: "プリント" }).slug).toBe(defaultBrand.slug);
  });

  it("core §1 and D33 bring six testimonials for the home page and three for the marketing page", () => {
    expect(defaultBrand.homeTestimonials).toHaveLength(6);
    expect(defaultBrand.promoTestimonials).toHaveLength(3);
  });
});
