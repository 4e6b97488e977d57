import type { FacetCount, Facets, PriceBand } from "./record-shapes.ts";
import type { ListQuery } from "./schema.ts";

/** How many records share one combination of everything that can be filtered. Empty text is none. */
export interface Cell {
  tableName: string;
  productType: string;
  pack: string;
  platform: string;
  priceBand: PriceBand;
  count: number;
}

type Filters = Pick<ListQuery, "tables" | "packs" | "platforms" | "priceBands" | "cost" | "productType">;
type Dimension = keyof Filters;

const tests: Record<Dimension, (cell: Cell, filters: Filters) => boolean> = {
  tables: (cell, { tables }) => tables.length === 0 || tables.includes(cell.tableName),
  packs: (cell, { packs }) => packs.length === 0 || packs.includes(cell.pack),
  platforms: (cell, { platforms }) => platforms.length === 0 || platforms.includes(cell.platform),
  priceBands: (cell, { priceBands }) => priceBands.length === 0 || priceBands.includes(cell.priceBand),
  cost: (cell, { cost }) => cost === undefined || (cost === "free") === (cell.priceBand === "free"),
  productType: (cell, { productType }) => productType === undefined || productType === cell.productType,
};
const dimensions = Object.keys(tests) as Dimension[];

export function countMatches(cells: readonly Cell[], filters: Filters): number {
  return sum(cells.filter((cell) => dimensions.every((each) => tests[each](cell, filters))));
}

/** What each choice would show, the other filters staying as they are. */
export function countFacets(cells: readonly Cell[], filters: Filters): Facets {
  const without = (dimension: Dimension) =>
    cells.filter((cell) => dimensions.every((each) => each === dimension || tests[each](cell, filters)));
  const byCost = without("cost");
  return {
    tables: tally(without("tables"), (cell) => cell.tableName),
    packs: tally(without("packs"), (cell) => cell.pack),
    platforms: tally(without("platforms"), (cell) => cell.platform),
    priceBands: tally(without("priceBands"), (cell) => cell.priceBand),
    productTypes: tally(without("productType"), (cell) => cell.productType),
    free: sum(byCost.filter((cell) => cell.priceBand === "free")),
    paid: sum(byCost.filter((cell) => cell.priceBand !== "free")),
  };
}

function tally(cells: readonly Cell[], valueOf: (cell: Cell) => string): FacetCount[] {
  const counts = new Map<string, number>();
  for (const cell of cells) {
    const value = valueOf(cell);
    if (value !== "" && cell.count > 0) counts.set(value, (counts.get(value) ?? 0) + cell.count);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}

function sum(cells: readonly Cell[]): number {
  return cells.reduce((total, cell) => total + cell.count, 0);
}
