import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { type PageWindow, pageWindow } from "./page-window.ts";

/** Up to so many matches are found by their filters and then sorted; more are met soon on a walk in order. */
const mostGathered = 5000;
/** Of a search with more matches than that, so many are shown. */
const mostWalked = 1000;

export interface ListQuery {
  from: SQL;
  where: SQL | undefined;
  id: SQL;
  /** One column that sorts; the id follows it, so that the order is total. */
  key: SQL;
  direction: "asc" | "desc";
  /** Words were typed: counting all matches could mean reading the whole table. */
  isSearched: boolean;
  /** How many match, where the caller has counted them. */
  counted?: number | undefined;
  page: number;
  size: number;
}

export interface IdPage {
  ids: string[];
  total: { count: number; isExact: boolean };
  window: PageWindow;
}

/** The ids of one page, in order, at a cost that does not grow with how deep the page is or how rare the match. */
export async function listPage(db: Db, query: ListQuery): Promise<IdPage> {
  const total = await countMatches(db, query);
  const { page, size } = query;
  const shown = total.isExact ? total.count : mostWalked;
  const window = pageWindow({ page, size, total: shown, isExact: total.isExact });
  if (window.limit === 0) return { ids: [], total, window };
  const isGathered = total.isExact && total.count <= mostGathered && query.where !== undefined;
  const rows = isGathered ? await gather(db, query, window) : await walk(db, query, window);
  const ids = rows.map(({ id }) => id);
  return { ids: window.isFromEnd ? ids.toReversed() : ids, total, window };
}

async function countMatches(db: Db, query: ListQuery): Promise<IdPage["total"]> {
  const { from, where, isSearched, counted } = query;
  if (counted !== undefined) return { count: counted, isExact: true };
  const bound = isSearched ? sql`limit ${mostGathered + 1}` : sql``;
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from ${from} ${whereOf(where)} ${bound}) as matches`,
  );
  const count = rows[0]?.count ?? 0;
  return isSearched && count > mostGathered
    ? { count: mostWalked, isExact: false }
    : { count, isExact: true };
}

async function walk(db: Db, query: ListQuery, { offset, limit, isFromEnd }: PageWindow) {
  const { rows } = await db.execute<{ id: string }>(
    sql`select ${query.id} as id from ${query.from} ${whereOf(query.where)}
      ${orderOf(query.key, query.id, query.direction, isFromEnd)} limit ${limit} offset ${offset}`,
  );
  return rows;
}

/** Materialised, so that the planner does not walk the order after all in the hope of meeting a match soon. */
async function gather(db: Db, query: ListQuery, { offset, limit, isFromEnd }: PageWindow) {
  const { rows } = await db.execute<{ id: string }>(
    sql`with found as materialized (
        select ${query.id} as id, ${query.key} as key from ${query.from} ${whereOf(query.where)}
      ) select id::text from found ${orderOf(sql`key`, sql`id`, query.direction, isFromEnd)}
      limit ${limit} offset ${offset}`,
  );
  return rows;
}

function whereOf(where: SQL | undefined): SQL {
  return where ? sql`where ${where}` : sql``;
}

function orderOf(key: SQL, id: SQL, direction: "asc" | "desc", isFromEnd: boolean): SQL {
  const way = sql.raw((direction === "asc") === isFromEnd ? "desc" : "asc");
  return sql`order by ${key} ${way}, ${id} ${way}`;
}
