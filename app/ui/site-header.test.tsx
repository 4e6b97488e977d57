// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { find, findOf, render } from "#tests/support/render.tsx";
import { SiteHeader } from "./site-header.tsx";

const common = {
  brandName: "Smart Prompt",
  theme: "light",
  signInPath: "/account/sign-in",
  logoutPath: "/account/sign-out",
} as const;

const header = (viewer: { credits: number } | null, path = "/") =>
  render(<SiteHeader {...common} viewer={viewer} />, path);

const links = (label: string) =>
  [...find(`nav[aria-label=${label}]`).querySelectorAll("a")].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);

test("core §2 signed out: navigation without My Images, a Sign In button, no balance", async () => {
  const page = await header(null);
  expect(links("Main")).toEqual([
    ["Home", "/"],
    ["Marketplace", "/marketplace"],
    ["Generator", "/generator"],
    ["Etsy Research", "/etsy-research"],
    ["Pricing", "/subscription"],
  ]);
  const buttons = [...page.querySelectorAll("button")].map((button) => button.textContent);
  expect(buttons).toContain("Sign In");
  expect(buttons).not.toContain("Logout");
  expect(page.textContent).not.toContain("credits");
});

test("core §2 signed in: My Images, the balance, Upload, Dashboard, Admin and Logout", async () => {
  const page = await header({ credits: 1204.5 });
  expect(links("Main").map(([label]) => label)).toContain("My Images");
  expect(links("Account")).toEqual([
    ["Upload", "/upload-prompt"],
    ["Dashboard", "/dashboard"],
    ["Admin", "/admin"],
  ]);
  expect(page.textContent).toContain("1,204.5 credits");
  const logout = find("form[action='/account/sign-out']", page);
  expect(logout.getAttribute("method")).toBe("post");
  expect(logout.textContent).toBe("Logout");
});

test("core §2 the mobile menu repeats the links", async () => {
  await header({ credits: 86 });
  const menu = find("dialog");
  for (const label of ["Main", "Account"]) {
    const inMenu = [...find(`nav[aria-label=${label}]`, menu).querySelectorAll("a")];
    expect(inMenu.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(links(label));
  }
});

test("D5 the search box goes to the marketplace", async () => {
  await header(null);
  const search = findOf(HTMLInputElement, "search input");
  expect(search.placeholder).toBe("Search prompts...");
  expect(search.name).toBe("q");
  expect(search.form?.getAttribute("action")).toBe("/marketplace");
  expect(search.form?.method).toBe("get");
});

test("the current page is marked, and a prompt belongs to the marketplace", async () => {
  await header(null, "/prompt/rec123");
  expect(find("nav[aria-label=Main] [aria-current=page]").textContent).toBe("Marketplace");
});
