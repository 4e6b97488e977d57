import { inArray, sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { termOf } from "./count-search.server.ts";
import { listRecords } from "./list-records.server.ts";
import { largestPage } from "./schema.ts";
import { records, searchTerms } from "./tables.server.ts";

export interface SiteDemand {
  term: string;
  /** In the last thirty days. */
  searches: number;
  /** Of the prompts looked at, ever. */
  unlocks: number;
  prompts: number;
}

const days = 30;
/** A search of one person is nobody else's business. */
const fewestSearches = 3;
const mostRecords = 300;

/** What is asked for on this site: the tags of the most unlocked prompts, and what people search. */
export async function listSiteDemand(ctx: Ctx, most = 12): Promise<SiteDemand[]> {
  const { rows } = await ctx.db.execute<SiteDemand & Record<string, unknown>>(sql`
    with most_unlocked as (
      select tags, unlocks from ${records}
      where shelf = 'market' order by popularity desc, id desc limit ${mostRecords}
    ),
    by_tag as (
      select lower(tag) as term, sum(unlocks)::integer as unlocks, count(*)::integer as prompts
      from most_unlocked, unnest(tags) as tag group by 1 having sum(unlocks) > 0
    ),
    searched as (
      select term, sum(count)::integer as searches from ${searchTerms}
      where day > current_date - ${days}::integer group by term having sum(count) >= ${fewestSearches}
    )
    select coalesce(by_tag.term, searched.term) as term, coalesce(searches, 0) as searches,
      coalesce(unlocks, 0) as unlocks, coalesce(prompts, 0) as prompts
    from by_tag full join searched on searched.term = by_tag.term
    order by coalesce(searches, 0) + coalesce(unlocks, 0) desc, 1 limit ${most}`);
  return rows;
}

/** The same figures for one term: how often it was searched, and what the prompts that fit it best did. */
export async function demandFor(ctx: Ctx, query: string): Promise<SiteDemand> {
  const term = termOf(query);
  const { rows } = await ctx.db.execute<{ searches: number }>(sql`
    select coalesce(sum(count), 0)::integer as searches from ${searchTerms}
    where term = ${term ?? ""} and day > current_date - ${days}::integer`);
  const { cards, total } = await listRecords(ctx, { q: query.slice(0, 200), limit: largestPage });
  const ids = cards.map(({ id }) => id);
  const [sum] = ids.length
    ? await ctx.db
        .select({ unlocks: sql<number>`sum(${records.unlocks})::integer` })
        .from(records)
        .where(inArray(records.id, ids))
    : [];
  return {
    term: term ?? query,
    searches: rows[0]?.searches ?? 0,
    unlocks: sum?.unlocks ?? 0,
    prompts: total.count,
  };
}
