import { formatCredits, formatDollars } from "#app/ui/format-number.ts";

/** D32: in the unit in which it is charged. */
export function priceOf({ price, unit }: { price: number; unit: "credits" | "dollars" }): string {
  if (price === 0) return "FREE";
  if (unit === "dollars") return formatDollars(price);
  return `${formatCredits(price)} ${price === 1 ? "credit" : "credits"}`;
}

/** What kind of thing is submitted, in one or two words. */
export function kindOf(productType: string | null): string {
  if (productType === null) return "Prompt";
  return productType === "pdf" ? "Store PDF" : "Store prompt";
}
