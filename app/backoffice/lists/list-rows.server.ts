import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import type { ListQuery } from "./list-query.ts";
import type { PageWindow } from "./page-window.ts";

/** In order, until the page is full. */
export async function walk(db: Db, query: ListQuery, window: PageWindow): Promise<string[]> {
  const { from, scope, match, id, key, direction } = query;
  const { offset, limit, isFromEnd } = window;
  const { rows } = await db.execute<{ id: string }>(
    sql`select ${id}::text as id from ${from} ${whereOf(and(scope, match))}
      ${orderOf(key, id, direction, isFromEnd)} limit ${limit} offset ${offset}`,
  );
  return rows.map((row) => row.id);
}

/** Materialised, so that the planner does not walk the order after all in the hope of meeting a match soon. */
export async function gather(db: Db, query: ListQuery, window: PageWindow): Promise<string[]> {
  const { from, scope, id, key, direction } = query;
  const { offset, limit, isFromEnd } = window;
  const { rows } = await db.execute<{ id: string }>(
    sql`with found as materialized (
        select ${id} as id, ${key} as key from ${from} ${whereOf(scope)}
      ) select id::text from found ${orderOf(sql`key`, sql`id`, direction, isFromEnd)}
      limit ${limit} offset ${offset}`,
  );
  return rows.map((row) => row.id);
}

export function whereOf(where: SQL | undefined): SQL {
  return where ? sql`where ${where}` : sql``;
}

export function orderOf(key: SQL, id: SQL, direction: "asc" | "desc", isFromEnd: boolean): SQL {
  const way = sql.raw((direction === "asc") === isFromEnd ? "desc" : "asc");
  return sql`order by ${key} ${way}, ${id} ${way}`;
}
