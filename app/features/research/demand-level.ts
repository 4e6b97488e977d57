export type DemandLevel = "high" | "medium" | "low";

/** How strongly a listing sells, read from the sentence that the shop shows under it. */
export function demandLevel(demandText: string): DemandLevel {
  const text = demandText.toLowerCase();
  if (text.includes("bestseller") || text.includes("hot item")) return "high";
  if (text.includes("bought") || text.includes("demand")) return "medium";
  return "low";
}
