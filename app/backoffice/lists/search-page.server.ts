import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import type { IdPage, ListQuery } from "./list-query.ts";
import { orderOf, walk, whereOf } from "./list-rows.server.ts";
import { pageWindow } from "./page-window.ts";

/** So many rows are looked through in order before the matches are looked for by their words. */
const mostLookedThrough = 5000;
/** Of a search with very many matches so many are shown. */
const mostShown = 1000;
const mostGathered = 20_000;

/**
 * A page of what matches the words. Frequent words are met at once in the order itself; rare ones, and those
 * that stand together at the far end of an order, are found by the index of words and then sorted.
 */
export async function searchPage(db: Db, query: ListQuery, match: SQL): Promise<IdPage> {
  const { page, size } = query;
  const many = { count: mostShown, isExact: false };
  const ofMany = pageWindow({ page, size, total: mostShown, isExact: false });
  const near = await lookThrough(db, query, match);
  if (near.length >= mostShown)
    return { ids: near.slice(ofMany.start, ofMany.start + ofMany.limit), total: many, window: ofMany };
  const { count, ids } = await gather(db, query, match, (page - 1) * size);
  if (count > mostGathered) return { ids: await walk(db, query, ofMany), total: many, window: ofMany };
  const total = { count, isExact: true };
  const window = pageWindow({ page, size, total: count });
  // A page past the end is the last one.
  const isPast = ids.length === 0 && count > 0;
  return { ids: isPast ? (await gather(db, query, match, window.start)).ids : ids, total, window };
}

/** Matches among the first rows of the order. The part goes by the name of its table, as the conditions do. */
async function lookThrough(db: Db, query: ListQuery, match: SQL): Promise<string[]> {
  const { from, scope, id, key, direction } = query;
  const order = orderOf(key, id, direction, false);
  const { rows } = await db.execute<{ id: string }>(
    sql`select ${id}::text as id
      from (select * from ${from} ${whereOf(scope)} ${order} limit ${mostLookedThrough}) as ${from}
      where ${match} ${order} limit ${mostShown}`,
  );
  return rows.map((row) => row.id);
}

interface Gathered {
  count: number;
  ids: string[];
}

/** The row's place is asked for so that the words' index finds it: reading a whole sort index would cost more. */
async function gather(db: Db, query: ListQuery, match: SQL, start: number): Promise<Gathered> {
  const { from, scope, id, key, direction, size } = query;
  const { rows } = await db.execute<Gathered & Record<string, unknown>>(
    sql`with found as materialized (
        select ${id} as id, ${key} as key, ctid from ${from} ${whereOf(and(match, scope))} limit ${mostGathered + 1}
      ) select (select count(*)::int from found) as count, array(
        select id::text from found ${orderOf(sql`key`, sql`id`, direction, false)} limit ${size} offset ${start}
      ) as ids`,
  );
  return rows[0] ?? { count: 0, ids: [] };
}
