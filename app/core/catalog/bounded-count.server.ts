import { type SQL, sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { allOf } from "./list-conditions.server.ts";
import type { RecordPage } from "./record-shapes.ts";
import { records } from "./tables.server.ts";

type Conditions = (SQL | undefined)[];

/** How many meet the conditions, as far as the bound: the cost ends there, however many there are. */
export async function countUpTo(
  bound: number,
  ctx: Ctx,
  conditions: Conditions,
): Promise<RecordPage["total"]> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::integer as count from (
      select from ${records} where ${allOf(conditions)} limit ${bound + 1}
    ) as found`);
  const count = rows[0]?.count ?? 0;
  return count > bound ? moreThan(bound) : { count, isExact: true };
}

/** Told as `1,000+`. */
export function moreThan(bound: number): RecordPage["total"] {
  return { count: bound, isExact: false };
}

/** Whether so many meet the conditions that nobody need count: as the planner expects, without reading any. */
export async function areFarMoreThan(bound: number, ctx: Ctx, conditions: Conditions): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }>(
    sql`explain (format json) select from ${records} where ${allOf(conditions)}`,
  );
  const expected = rows[0]?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0;
  return expected > bound * 4;
}
