import { sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { records } from "#app/core/catalog/tables.server.ts";

/** Handles of those with something on show, by stepping from one to the next in the index. */
export async function listCreatorHandles(ctx: Ctx, limit: number): Promise<string[]> {
  const next = (after: ReturnType<typeof sql>) => sql`
    select creator_handle from ${records}
    where shelf is not null and creator_handle > ${after} order by creator_handle limit 1`;
  const { rows } = await ctx.db.execute<{ handle: string }>(sql`
    with recursive steps as (
      (${next(sql`''`)})
      union all
      select (${next(sql`steps.creator_handle`)}) from steps where steps.creator_handle is not null
    )
    select creator_handle as handle from steps where creator_handle is not null limit ${limit}`);
  return rows.map(({ handle }) => handle);
}
