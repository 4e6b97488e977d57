import type { PriceBand } from "#app/core/catalog/record-shapes.ts";

/** Toolkit §9. */
export const storeCategories = [
  "Product Photography",
  "Headshots",
  "Social Media",
  "Real Estate",
  "Education",
  "Art & Design",
  "Business",
  "Other",
] as const;

export type StoreCategory = (typeof storeCategories)[number];

export const productTypes = ["prompt", "pdf"] as const;
export type ProductType = (typeof productTypes)[number];

export const typeLabels: Record<ProductType, string> = { prompt: "Prompt", pdf: "PDF" };

/** The price ranges of toolkit §9 in the unit in which store items are charged (D32). */
export const priceLabels: Record<PriceBand, string> = {
  free: "Free",
  "1-5": "$1-$5",
  "5-15": "$5-$15",
  "15+": "$15+",
};
