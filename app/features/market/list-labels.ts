import type { PriceBand, RecordSort } from "#app/core/catalog/record-shapes.ts";

/** The paid ranges of toolkit §9, in the unit in which prompts are charged (D32). */
export const priceLabels: Record<Exclude<PriceBand, "free">, string> = {
  "1-5": "1-5 credits",
  "5-15": "5-15 credits",
  "15+": "15+ credits",
};

export const sortLabels: Record<RecordSort, string> = {
  relevance: "Best match",
  newest: "Newest",
  popular: "Most unlocked",
  rating: "Highest rated",
  "price-up": "Price, low to high",
  "price-down": "Price, high to low",
};
