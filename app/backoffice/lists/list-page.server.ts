import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import type { IdPage, ListQuery } from "./list-query.ts";
import { gather, walk, whereOf } from "./list-rows.server.ts";
import { pageWindow } from "./page-window.ts";
import { searchPage } from "./search-page.server.ts";

/** Up to so many rows are found by their filters and then sorted; more are met soon on a walk in order. */
const mostGathered = 5000;

/** The ids of one page, in order, at a cost that does not grow with how deep the page is or how rare the match. */
export async function listPage(db: Db, query: ListQuery): Promise<IdPage> {
  if (query.match) return await searchPage(db, query, query.match);
  const { scope, page, size } = query;
  const count = query.counted ?? (await countRows(db, query));
  const window = pageWindow({ page, size, total: count });
  const total = { count, isExact: true };
  if (window.limit === 0) return { ids: [], total, window };
  const read = scope && count <= mostGathered ? gather : walk;
  const ids = await read(db, query, window);
  return { ids: window.isFromEnd ? ids.toReversed() : ids, total, window };
}

async function countRows(db: Db, { from, scope }: ListQuery): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${from} ${whereOf(scope)}`,
  );
  return rows[0]?.count ?? 0;
}
