import { type SQL, sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { allOf } from "./list-conditions.server.ts";
import type { RecordPage } from "./record-shapes.ts";
import { records } from "./tables.server.ts";

/** Counts what meets the conditions, as far as one past the bound: the cost ends there however many there are. */
export function boundedCount(conditions: (SQL | undefined)[], bound: number): SQL {
  return sql`select count(*)::integer as count from (
    select from ${records} where ${allOf(conditions)} limit ${bound + 1}
  ) as found`;
}

/** Past the bound the count is told as `1,000+`. */
export function toldCount(row: { count: number } | undefined, bound: number): RecordPage["total"] {
  const count = row?.count ?? 0;
  return { count: Math.min(count, bound), isExact: count <= bound };
}

/** Whether so many meet the conditions that nobody need count: as the planner expects, without reading any. */
export async function areFarMore(ctx: Ctx, conditions: (SQL | undefined)[], bound: number): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }>(
    sql`explain (format json) select from ${records} where ${allOf(conditions)}`,
  );
  const expected = rows[0]?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0;
  return expected > bound * 4;
}
