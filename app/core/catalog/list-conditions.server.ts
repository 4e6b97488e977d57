import { and, arrayContains, eq, gt, inArray, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { ListQuery } from "./schema.ts";
import { records } from "./tables.server.ts";

/** Conditions on columns that `record_counts` knows, so that their matches can be counted without reading records. */
export function countedConditions(query: ListQuery): (SQL | undefined)[] {
  const { tables, packs, platforms, priceBands, cost, productType } = query;
  return [
    ...placeConditions(query),
    oneOf(records.tableName, tables),
    oneOf(records.pack, packs),
    oneOf(records.platform, platforms),
    oneOf(records.priceBand, priceBands),
    cost === "free" ? eq(records.price, "0") : undefined,
    cost === "paid" ? gt(records.price, "0") : undefined,
    productType && eq(records.productType, productType),
  ];
}

/** Which shelf. A table that is named may also be one that only its own page shows. */
export function placeConditions({ scope, tables }: ListQuery): SQL[] {
  if (scope === "store") return [eq(records.shelf, "store")];
  if (tables.length === 0) return [eq(records.shelf, "market")];
  return [isNotNull(records.shelf), ne(records.shelf, "store")];
}

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
