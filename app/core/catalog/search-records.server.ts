import { inArray, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { type FacetRow, facetRows, readFacets } from "./facet-counts.server.ts";
import {
  allOf,
  countedConditions,
  freeConditions,
  hasFilters,
  hasWords,
  placeOf,
  shelfOf,
} from "./list-conditions.server.ts";
import { readCursor, writeCursor } from "./list-order.server.ts";
import type { StoredPage } from "./list-sorted.server.ts";
import type { ListQuery } from "./schema.ts";
import { selectStored, type StoredRecord } from "./stored-record.server.ts";
import { records } from "./tables.server.ts";

// However many records match, a search reads a bounded number of them and ranks those: first among the
// prominent (the newest and the most unlocked, some thousands), then, where these do not fill the page,
// among the rest.
const mostProminent = 1000;
const mostOthers = 300;

interface Ranked extends Record<string, unknown> {
  ids: { id: string; key: string }[] | null;
  facets: FacetRow[];
  prominent: number;
  others: number;
}

interface Reach {
  /** Look beyond the prominent records. */
  others: boolean;
  /** Filter before bounding, so that the bound is spent on what was asked for. */
  filtersFirst: boolean;
}

/** Matches in the order of how well they fit. */
export async function searchRecords(ctx: Ctx, query: ListQuery, tsquery: SQL): Promise<StoredPage> {
  const hasOthers = await anyOthers(ctx, query);
  const rank = async (reach: Reach) => await rankMatches(ctx, query, tsquery, reach);
  let reach: Reach = { others: false, filtersFirst: false };
  let found = await rank(reach);
  const isFiltered = hasFilters(query);
  if (isFiltered && found.prominent > mostProminent)
    found = await rank((reach = { ...reach, filtersFirst: true }));
  if (hasOthers && (found.ids?.length ?? 0) <= query.limit) {
    found = await rank((reach = { ...reach, others: true }));
    if (isFiltered && found.others > mostOthers && !reach.filtersFirst)
      found = await rank((reach = { others: true, filtersFirst: true }));
  }
  const isBounded = found.prominent > mostProminent || found.others > mostOthers;
  const isExact = !isBounded && (reach.others || !hasOthers);
  const { total, facets } = readFacets(found.facets);
  const ids = (found.ids ?? []).slice(0, query.limit);
  const last = ids.at(-1);
  return {
    stored: await loadInOrder(
      ctx,
      ids.map(({ id }) => id),
    ),
    nextCursor:
      (found.ids?.length ?? 0) > query.limit && last ? writeCursor("relevance", last.key, last.id) : null,
    total: { count: isBounded ? Math.min(total, mostProminent) : total, isExact },
    facets: isExact && !reach.filtersFirst ? facets : null,
  };
}

async function anyOthers(ctx: Ctx, query: ListQuery): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ found: boolean }>(sql`
    select exists (
      select from ${records} where shelf is not null and not is_prominent and shelf = ${shelfOf(query)}
    ) as found`);
  return rows[0]?.found ?? false;
}

async function rankMatches(ctx: Ctx, query: ListQuery, tsquery: SQL, reach: Reach): Promise<Ranked> {
  const filters = allOf(countedConditions(query));
  const wanted = allOf([
    placeOf(query),
    ...freeConditions(query),
    hasWords(tsquery),
    reach.filtersFirst ? filters : undefined,
  ]);
  const matches = (which: SQL, most: number) => sql`(
    select id, shelf, table_name, product_type, pack, platform, price_band, is_prominent,
      ${scoreOf(query.q, tsquery)} as score
    from ${records} where ${wanted} and ${which} limit ${most + 1}
  )`;
  const others = reach.others ? sql`union all ${matches(sql`not is_prominent`, mostOthers)}` : sql``;
  const cursor = readCursor("relevance", query.cursor);
  const isAfter = cursor
    ? sql`(is_prominent::integer + score, id) < (${cursor.key}::numeric, ${cursor.id})`
    : sql`true`;
  const { rows } = await ctx.db.execute<Ranked>(sql`
    with candidates as materialized (${matches(sql`is_prominent`, mostProminent)} ${others}),
    cells as (
      select table_name, coalesce(product_type, '') as product_type, coalesce(pack, '') as pack,
        coalesce(platform, '') as platform, price_band, 1 as count
      from candidates
    )
    select
      (select count(*)::integer from candidates where is_prominent) as prominent,
      (select count(*)::integer from candidates where not is_prominent) as others,
      (select json_agg(page) from (
        select id, (is_prominent::integer + score)::text as key from candidates as records
        where ${filters} and ${isAfter}
        order by is_prominent::integer + score desc, id desc limit ${query.limit + 1}
      ) as page) as ids,
      (select json_agg(row) from (${facetRows(query)}) as row) as facets`);
  return rows[0] ?? { ids: [], facets: [], prominent: 0, others: 0 };
}

/** Between 0 and 1: a word in the title weighs most, then tags, then maker and platform, then the description. */
function scoreOf(q: string, tsquery: SQL): SQL {
  const phrase = `%${q.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql`round((
    0.6 * ts_rank('{0.05, 0.15, 0.4, 1}', search, ${tsquery})
    + case when lower(title) like ${phrase} then 0.2 else 0 end
    + least(0.008 * ln(1 + popularity), 0.15)
  )::numeric, 6)`;
}

async function loadInOrder(ctx: Ctx, ids: string[]): Promise<StoredRecord[]> {
  if (ids.length === 0) return [];
  const stored = await selectStored(ctx, inArray(records.id, ids));
  const byId = new Map(stored.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
