import { type SQL, sql } from "drizzle-orm";
import { allOf } from "./list-conditions.server.ts";
import type { RecordPage } from "./record-shapes.ts";
import { records } from "./tables.server.ts";

/** Up to so many matches of words or tags are counted; past it the count is told as `1,000+`. */
export const mostCounted = 1000;

/** Counts as far as one past the bound. */
export function boundedCount(conditions: (SQL | undefined)[]): SQL {
  return sql`select count(*)::integer as count from (
    select from ${records} where ${allOf(conditions)} limit ${mostCounted + 1}
  ) as found`;
}

export function toldCount(row: { count: number } | undefined): RecordPage["total"] {
  const count = row?.count ?? 0;
  return { count: Math.min(count, mostCounted), isExact: count <= mostCounted };
}
