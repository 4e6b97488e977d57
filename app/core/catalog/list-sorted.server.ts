import { inArray, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { areFarMoreThan, countUpTo, moreThan } from "./bounded-count.server.ts";
import { type FacetRow, facetRows, readFacets } from "./facet-counts.server.ts";
import {
  allOf,
  countedConditions,
  freeConditions,
  hasFilters,
  hasWords,
  placeOf,
  priceEnds,
  shelfOf,
} from "./list-conditions.server.ts";
import { afterCursor, cursorAfter, type ListSort, orderBy, readCursor } from "./list-order.server.ts";
import type { Facets, RecordPage } from "./record-shapes.ts";
import type { ListQuery } from "./schema.ts";
import { selectStored, type StoredRecord } from "./stored-record.server.ts";
import { recordCounts, records } from "./tables.server.ts";

/** Up to so many matches are found by their filters and then sorted; more are met soon on a walk in order. */
const mostGathered = 8000;
/** Up to so many matches of words or tags are counted. */
const mostCounted = 1000;

interface Counted {
  total: RecordPage["total"];
  facets: Facets | null;
}

export type StoredPage = Omit<RecordPage, "cards" | "corrections"> & { stored: StoredRecord[] };

/** A page in one of the fixed orders; `tsquery` narrows it to matching words. */
export async function listSorted(
  ctx: Ctx,
  query: ListQuery,
  sort: ListSort,
  tsquery: SQL | undefined,
): Promise<StoredPage> {
  const cursor = readCursor(sort, query.cursor);
  const words = tsquery && hasWords(tsquery);
  const free = [...freeConditions(query), words].filter((condition) => condition !== undefined);
  const { total, facets } =
    free.length === 0 ? await countKept(ctx, query) : await countFound(ctx, query, free);
  const isByPrice = sort === "price-up" || sort === "price-down";
  const conditions = allOf([
    ...countedConditions(query),
    ...(isByPrice ? priceEnds(query) : []),
    ...free,
    afterCursor(sort, cursor),
  ]);
  const isFew = free.length === 0 && total.count <= mostGathered;
  const isNone = total.isExact && total.count === 0;
  const read = isNone ? [] : await readPage(ctx, conditions, sort, query.limit + 1, isFew);
  const stored = read.slice(0, query.limit);
  const last = stored.at(-1);
  return {
    stored,
    nextCursor: read.length > query.limit && last ? cursorAfter(sort, last) : null,
    total,
    facets,
  };
}

/** The ids first, from an index alone; then the records of those few. */
async function readPage(ctx: Ctx, condition: SQL, sort: ListSort, limit: number, isFew: boolean) {
  // `offset 0` keeps the planner from walking in the hope of meeting what is rare.
  const source = isFew ? sql`(select * from ${records} where ${condition} offset 0) as ${records}` : records;
  const where = isFew ? sql`` : sql`where ${condition}`;
  const ids = sql`(select ${records.id} from ${source} ${where} order by ${orderBy(sort)} limit ${limit})`;
  return await selectStored(ctx, inArray(records.id, ids)).orderBy(orderBy(sort));
}

/** From the counts that are kept for every combination of filters: exact at any size. */
async function countKept(ctx: Ctx, query: ListQuery): Promise<Counted> {
  const { rows } = await ctx.db.execute<FacetRow & Record<string, unknown>>(sql`
    with cells as materialized (
      select * from ${recordCounts} where shelf = ${shelfOf(query)} and count > 0
    )
    ${facetRows(query)}`);
  const { total, facets } = readFacets(rows);
  return { total: { count: total, isExact: true }, facets };
}

/** Read off the matches of words or tags, where they are few enough to be read. */
async function countFound(ctx: Ctx, query: ListQuery, free: SQL[]): Promise<Counted> {
  const matches = [placeOf(query), ...free];
  if (await areFarMoreThan(mostCounted, ctx, matches)) return await countMany(ctx, query, free);
  const { rows } = await ctx.db.execute<FacetRow & Record<string, unknown>>(sql`
    with cells as materialized (
      select table_name, coalesce(product_type, '') as product_type, coalesce(pack, '') as pack,
        coalesce(platform, '') as platform, price_band, 1 as count
      from (select * from ${records} where ${allOf(matches)} limit ${mostCounted + 1}) as found
    )
    ${facetRows(query)}
    union all select 'found', '', count(*)::integer from cells`);
  const read = rows.find((row) => (row.facet as string) === "found")?.count ?? 0;
  if (read > mostCounted) return await countMany(ctx, query, free);
  const { total, facets } = readFacets(rows);
  return { total: { count: total, isExact: true }, facets };
}

/** Too many matches to read them all: the other filters may still leave few, and then these are counted. */
async function countMany(ctx: Ctx, query: ListQuery, free: SQL[]): Promise<Counted> {
  const total = hasFilters(query)
    ? await countUpTo(mostCounted, ctx, [...countedConditions(query), ...free])
    : moreThan(mostCounted);
  return { total, facets: null };
}
