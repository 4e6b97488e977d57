import { and, arrayContains, eq, gte, inArray, lte, ne, type SQL, sql } from "drizzle-orm";
import { type PriceBand, priceBands as allBands, type Shelf } from "./record-shapes.ts";
import type { ListQuery } from "./schema.ts";
import { libraryOnlyTables } from "./source-tables.ts";
import { records } from "./tables.server.ts";

const lowest: Record<PriceBand, string> = { free: "0", "1-5": "0.01", "5-15": "5.01", "15+": "15.01" };
const highest: Record<PriceBand, string> = { free: "0", "1-5": "5", "5-15": "15", "15+": "9999999" };

/** Conditions on columns that `record_counts` knows, so that their matches can be counted without reading records. */
export function countedConditions(query: ListQuery): (SQL | undefined)[] {
  const { tables, packs, platforms, priceBands, cost, productType } = query;
  return [
    placeOf(query),
    oneOf(records.tableName, tables),
    oneOf(records.pack, packs),
    oneOf(records.platform, platforms),
    oneOf(records.priceBand, priceBands),
    cost === "free" ? eq(records.priceBand, "free") : undefined,
    cost === "paid" ? ne(records.priceBand, "free") : undefined,
    productType && eq(records.productType, productType),
  ];
}

/** Whether any of these is asked for, beyond the place. */
export function hasFilters({ tables, packs, platforms, priceBands, cost, productType }: ListQuery): boolean {
  return (
    [tables, packs, platforms, priceBands].some(({ length }) => length > 0) || Boolean(cost ?? productType)
  );
}

/** The ends of the wanted prices: a walk by price starts there instead of meeting all that is cheaper. */
export function priceEnds({ priceBands, cost }: ListQuery): (SQL | undefined)[] {
  const bands = priceBands.filter((band) => cost === undefined || (cost === "free") === (band === "free"));
  if (bands.length === 0) return cost === "paid" ? [gte(records.price, "0.01")] : [];
  const inOrder = allBands.filter((band) => bands.includes(band));
  const [first = "free", last = first] = [inOrder[0], inOrder.at(-1)];
  return [gte(records.price, lowest[first]), lte(records.price, highest[last])];
}

/** Where the records of a list stand. A table that the merged list leaves out has its own page only. */
export function shelfOf({ scope, tables }: ListQuery): Shelf {
  if (scope === "store") return "store";
  const isOwnPage = (table: string) => libraryOnlyTables.some((each) => each === table);
  return tables.length > 0 && tables.every(isOwnPage) ? "library" : "market";
}

/** A creator's page shows everything of theirs that is charged in credits, on whichever shelf. */
export function placeOf(query: ListQuery): SQL {
  const isCreatorPage = query.creator !== undefined && query.scope === "prompts" && query.tables.length === 0;
  return isCreatorPage ? inArray(records.shelf, [...creditShelves]) : eq(records.shelf, shelfOf(query));
}

export const creditShelves = ["market", "library"] as const;

export function freeConditions({ tags, creator }: ListQuery): (SQL | undefined)[] {
  return [
    tags.length > 0
      ? arrayContains(
          records.tags,
          tags.map((tag) => tag.toLowerCase()),
        )
      : undefined,
    creator === undefined ? undefined : eq(records.creatorHandle, handleOf(creator)),
  ];
}

export function hasWords(tsquery: SQL): SQL {
  return sql`${records.search} @@ ${tsquery}`;
}

export function handleOf(name: string): string {
  return name.replaceAll(/\s/g, "").toLowerCase();
}

export function allOf(conditions: (SQL | undefined)[]): SQL {
  return and(...conditions) ?? sql`true`;
}

function oneOf(column: Parameters<typeof inArray>[0], values: readonly string[]): SQL | undefined {
  const [only] = values;
  if (only === undefined) return undefined;
  return values.length === 1 ? sql`${column} = ${only}` : inArray(column, [...values]);
}
