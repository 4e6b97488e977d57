import type { Niche } from "./sample-niches.ts";

export type NicheSort = keyof Niche;

export const nicheSorts: { value: NicheSort; label: string }[] = [
  { value: "searches", label: "Searches" },
  { value: "profitability", label: "Profit" },
  { value: "competition", label: "Competition" },
  { value: "trend", label: "Trend" },
  { value: "avgPrice", label: "Average price" },
  { value: "name", label: "Name" },
];

const ranks: Record<string, number> = { Low: 0, Medium: 1, High: 2, Falling: 0, Stable: 1, Rising: 2 };

/** Levels by their meaning, not by their letters; equal ones by searches. */
export function sortNiches(niches: readonly Niche[], sort: NicheSort, isUp: boolean): Niche[] {
  const side = isUp ? 1 : -1;
  return niches.toSorted((a, b) => side * compare(a[sort], b[sort]) || b.searches - a.searches);
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  const [one, other] = [ranks[a], ranks[b]];
  return one !== undefined && other !== undefined ? one - other : String(a).localeCompare(String(b));
}
