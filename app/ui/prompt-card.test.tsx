// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { click, find, render } from "#tests/support/render.tsx";
import { buyLabel, PromptCard, type PromptCardData } from "./prompt-card.tsx";

const card: PromptCardData = {
  id: "rec1",
  title: "Mirror Lake Landscape",
  description: "x".repeat(130),
  pack: "Premium",
  price: 5,
  unit: "credits",
  rating: 4.8,
  reviews: 38,
  downloads: 96,
  vendor: "Nora Lindqvist",
  aiPlatform: "Midjourney",
  imageUrl: "/a.webp",
};

const button = (label: string) =>
  [...document.querySelectorAll("button")].find((element) => element.textContent === label);

test("core §2 the description is cut at 120 characters, with Show More and Show Less", async () => {
  const page = await render(<PromptCard card={card} />);
  expect(page.textContent).toContain(`${"x".repeat(120)}... `);
  expect(page.textContent).not.toContain("x".repeat(121));
  await click(button("Show More")!);
  expect(page.textContent).toContain("x".repeat(130));
  await click(button("Show Less")!);
  expect(page.textContent).not.toContain("x".repeat(121));
});

test("core §2 a description of 120 characters is shown whole", async () => {
  await render(<PromptCard card={{ ...card, description: "y".repeat(120) }} />);
  expect(button("Show More")).toBeUndefined();
});

test("core §2 the card names pack, platform, vendor, rating, reviews, downloads and price", async () => {
  const page = await render(<PromptCard card={card} />);
  for (const part of [
    "Premium",
    "Midjourney",
    "by Nora Lindqvist",
    "4.8",
    "(38 reviews)",
    "96",
    "5 credits",
  ]) {
    expect(page.textContent).toContain(part);
  }
  expect(page.textContent).toContain("Preview");
  expect(page.textContent).toContain("Unlock");
});

test("D17 a record without figures reads New instead of an invented number", async () => {
  const page = await render(<PromptCard card={{ ...card, rating: null, reviews: null, downloads: null }} />);
  expect(page.textContent).toContain("New");
  expect(page.textContent).not.toContain("of 5");
});

test("D32 the button says what will be charged", () => {
  expect(buyLabel({ price: 8, unit: "credits" })).toBe("Unlock");
  expect(buyLabel({ price: 8, unit: "dollars" })).toBe("Buy Now");
  expect(buyLabel({ price: 0, unit: "credits" })).toBe("Get Free");
});

test("core §2 the heart toggles the favourite", async () => {
  const onFavouriteChange = vi.fn<(isFavourite: boolean) => void>();
  await render(<PromptCard card={card} isFavourite onFavouriteChange={onFavouriteChange} />);
  const heart = find("button[aria-label='Remove from favourites']");
  expect(heart.getAttribute("aria-pressed")).toBe("true");
  await click(heart);
  expect(onFavouriteChange).toHaveBeenCalledWith(false);
});
