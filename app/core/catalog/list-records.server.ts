import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { type Cell, countFacets, countMatches } from "./count-facets.ts";
import { allOf, countedConditions, freeConditions, placeConditions } from "./list-conditions.server.ts";
import { afterCursor, cursorAfter, type ListSort, orderBy, readCursor } from "./list-order.server.ts";
import type { RecordPage } from "./record-shapes.ts";
import { type ListInput, listInput, type ListQuery } from "./schema.ts";
import { readSearchQuery } from "./search-query.server.ts";
import { searchRecords } from "./search-records.server.ts";
import { showCards } from "./show-record.server.ts";
import { selectStored, type StoredRecord } from "./stored-record.server.ts";
import { recordCounts, records } from "./tables.server.ts";

/** Up to so many matches are read to sort or count them; more are walked in the order of an index. */
const mostGathered = 2000;

const nothing: RecordPage = {
  cards: [],
  nextCursor: null,
  total: { count: 0, isExact: true },
  facets: null,
  corrections: [],
};

/** One page of what is on show: searched, filtered, sorted and counted. */
export async function listRecords(ctx: Ctx, input: ListInput = {}): Promise<RecordPage> {
  const query = parseInput(listInput, input);
  const search = query.q === "" ? undefined : await readSearchQuery(ctx, query.q);
  const corrections = search?.corrections ?? [];
  if (search && !search.tsquery) return { ...nothing, corrections };
  const sort = query.sort ?? (search ? "relevance" : "newest");
  if (search?.tsquery && sort === "relevance") {
    const { ids, ...page } = await searchRecords(ctx, query, search.tsquery);
    return { ...page, cards: await showCards(ctx, await loadInOrder(ctx, ids)), corrections };
  }
  const page = await listSorted(ctx, query, sort === "relevance" ? "newest" : sort, search?.tsquery);
  return { ...page, corrections };
}

async function listSorted(ctx: Ctx, query: ListQuery, sort: ListSort, tsquery: SQL | undefined) {
  const cursor = readCursor(sort, query.cursor);
  const matching = tsquery && sql`${records.search} @@ ${tsquery}`;
  const free = [...freeConditions(query), matching].filter((condition) => condition !== undefined);
  const counted = free.length === 0 ? await countedCells(ctx, query) : await gatheredCells(ctx, query, free);
  const total = counted
    ? { count: countMatches(counted, query), isExact: true }
    : { count: mostGathered, isExact: false };
  const conditions = allOf([...countedConditions(query), ...free, afterCursor(sort, cursor)]);
  const isFew = total.isExact && total.count <= mostGathered;
  const stored =
    total.isExact && total.count === 0 ? [] : await readPage(ctx, conditions, sort, query.limit + 1, isFew);
  const shown = stored.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    cards: await showCards(ctx, shown),
    nextCursor: stored.length > query.limit && last ? cursorAfter(sort, last) : null,
    total,
    facets: counted ? countFacets(counted, query) : null,
  };
}

/** Few matches are found by their filter and then sorted; many are met soon enough on a walk in order. */
async function readPage(ctx: Ctx, condition: SQL, sort: ListSort, limit: number, isFew: boolean) {
  if (!isFew) return await selectStored(ctx, condition).orderBy(orderBy(sort)).limit(limit);
  // The offset keeps the planner from walking an index in the hope of meeting a rare match.
  const few = ctx.db.select({ id: records.id }).from(records).where(condition).offset(0);
  return await selectStored(ctx, inArray(records.id, few)).orderBy(orderBy(sort)).limit(limit);
}

async function countedCells(ctx: Ctx, query: ListQuery): Promise<Cell[]> {
  const { scope, tables } = query;
  const shelves =
    scope === "store"
      ? (["store"] as const)
      : (["market", ...(tables.length > 0 ? ["library" as const] : [])] as const);
  return await ctx.db
    .select({
      tableName: recordCounts.tableName,
      productType: recordCounts.productType,
      pack: recordCounts.pack,
      platform: recordCounts.platform,
      priceBand: recordCounts.priceBand,
      count: recordCounts.count,
    })
    .from(recordCounts)
    .where(inArray(recordCounts.shelf, [...shelves]));
}

/** The same counts read off the matches themselves; undefined where there are too many. */
async function gatheredCells(ctx: Ctx, query: ListQuery, free: SQL[]): Promise<Cell[] | undefined> {
  const { rows } = await ctx.db.execute<Cell & Record<string, unknown>>(sql`
    select table_name as "tableName", coalesce(product_type, '') as "productType", coalesce(pack, '') as pack,
      coalesce(platform, '') as platform, price_band as "priceBand", count(*)::integer as count
    from (
      select * from ${records} where ${and(...placeConditions(query), ...free)} limit ${mostGathered + 1}
    ) as found
    group by 1, 2, 3, 4, 5`);
  const found = rows.reduce((total, cell) => total + cell.count, 0);
  return found > mostGathered ? undefined : rows;
}

async function loadInOrder(ctx: Ctx, ids: string[]): Promise<StoredRecord[]> {
  if (ids.length === 0) return [];
  const stored = await selectStored(ctx, inArray(records.id, ids));
  const byId = new Map(stored.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
