// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { render } from "#tests/support/render.tsx";
import { copyrightYears, SiteFooter } from "./site-footer.tsx";
import type { SocialLinks } from "./social-icons.tsx";

const footer = (social?: SocialLinks) =>
  render(
    <SiteFooter
      brandName="Smart Prompt"
      legalName="Smart Prompt Marketplace"
      tagline="AI image prompts."
      year={2026}
      social={social}
    />,
  );

test("D2 the copyright line reads 2024, then 2024 to the current year", () => {
  expect(copyrightYears(2024)).toBe("2024");
  expect(copyrightYears(2026)).toBe("2024–2026");
});

test("core §2 and D5 every footer link leads somewhere", async () => {
  const page = await footer();
  const targets = Object.fromEntries(
    [...page.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]),
  );
  expect(targets).toEqual({
    Marketplace: "/marketplace",
    "Upload Prompt": "/upload-prompt",
    Pricing: "/subscription",
    API: "/docs",
    "Help Center": "/support",
    "Contact Us": "/support#contact",
    Documentation: "/integration-guide",
    Community: "/about#community",
    About: "/about",
    Blog: "/blog",
    Careers: "/about#careers",
    Press: "/about#press",
    "Privacy Policy": "/privacy",
    "Terms of Service": "/terms",
    "Cookie Policy": "/privacy#cookies",
    DMCA: "/terms#dmca",
  });
  expect(page.textContent).toContain("© 2024–2026 Smart Prompt Marketplace");
});

test("D5 social icons come from the brand and are hidden when unset", async () => {
  const page = await footer({ instagram: "https://example.com/us", twitter: "" });
  const social = [...page.querySelectorAll("a[target=_blank]")];
  expect(social.map((link) => link.getAttribute("aria-label"))).toEqual(["Smart Prompt on Instagram"]);
});
