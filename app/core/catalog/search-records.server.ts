import { type SQL, sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { type Cell, countFacets, countMatches } from "./count-facets.ts";
import { allOf, countedConditions, freeConditions, placeConditions } from "./list-conditions.server.ts";
import { type Cursor, readCursor, writeCursor } from "./list-order.server.ts";
import type { RecordPage } from "./record-shapes.ts";
import type { ListQuery } from "./schema.ts";
import { records } from "./tables.server.ts";

/** So many matches are ranked; a word that more records share needs a second word anyway. */
export const mostCandidates = 1000;

interface Ranked extends Record<string, unknown> {
  ids: { id: string; score: string }[] | null;
  cells: Cell[] | null;
  found: number;
}

export type SearchPage = Omit<RecordPage, "cards" | "corrections"> & { ids: string[] };

/** Matches in the order of how well they fit: first bounded, then ranked. */
export async function searchRecords(ctx: Ctx, query: ListQuery, tsquery: SQL): Promise<SearchPage> {
  const cursor = readCursor("relevance", query.cursor);
  const filters = allOf(countedConditions(query));
  const wide = allOf([...placeConditions(query), ...freeConditions(query)]);
  const first = await rank(ctx, query, tsquery, wide, filters, cursor);
  const isComplete = first.found <= mostCandidates;
  // Too many to rank them all: let the filters choose among all matches, not among the first.
  const { ids, found } = isComplete
    ? first
    : await rank(ctx, query, tsquery, allOf([wide, filters]), filters, cursor);
  const page = (ids ?? []).slice(0, query.limit);
  const last = page.at(-1);
  const hasMore = (ids ?? []).length > query.limit;
  const cells = first.cells ?? [];
  return {
    ids: page.map(({ id }) => id),
    nextCursor: hasMore && last ? writeCursor("relevance", last.score, last.id) : null,
    total: isComplete
      ? { count: countMatches(cells, query), isExact: true }
      : { count: Math.min(found, mostCandidates), isExact: found <= mostCandidates },
    facets: isComplete ? countFacets(cells, query) : null,
  };
}

async function rank(
  ctx: Ctx,
  { q, limit }: ListQuery,
  tsquery: SQL,
  candidates: SQL,
  filters: SQL,
  cursor: Cursor | undefined,
): Promise<Ranked> {
  const isAfter = cursor ? sql`(score, id) < (${cursor.key}::numeric, ${cursor.id})` : sql`true`;
  const { rows } = await ctx.db.execute<Ranked & Record<string, unknown>>(sql`
    with candidates as materialized (
      select ${records.id}, shelf, table_name, product_type, pack, platform, price, price_band,
        round((
          ts_rank('{0.05, 0.15, 0.4, 1}', ${records.search}, ${tsquery})
          + case when lower(title) like ${likePattern(q)} then 0.5 else 0 end
          + 0.02 * ln(1 + popularity)
        )::numeric, 6) as score
      from ${records}
      where ${candidates} and ${records.search} @@ ${tsquery}
      limit ${mostCandidates + 1}
    )
    select
      (select count(*)::integer from candidates) as found,
      (select json_agg(page) from (
        select id, score::text from candidates as records where ${filters} and ${isAfter}
        order by records.score desc, id desc limit ${limit + 1}
      ) as page) as ids,
      (select json_agg(cell) from (
        select table_name as "tableName", coalesce(product_type, '') as "productType", coalesce(pack, '') as pack,
          coalesce(platform, '') as platform, price_band as "priceBand", count(*)::integer as count
        from candidates group by 1, 2, 3, 4, 5
      ) as cell) as cells`);
  return rows[0] ?? { ids: [], cells: [], found: 0 };
}

function likePattern(q: string): string {
  return `%${q.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
}
