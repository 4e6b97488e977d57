import { expect, it } from "vitest";
import { storeCategories } from "./store-labels.ts";

it("toolkit §9 an item stands in one of the eight categories", () => {
  expect(storeCategories).toEqual([
    "Product Photography",
    "Headshots",
    "Social Media",
    "Real Estate",
    "Education",
    "Art & Design",
    "Business",
    "Other",
  ]);
});
