import { type SQL, sql } from "drizzle-orm";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { RecordSort } from "./record-shapes.ts";
import type { StoredRecord } from "./stored-record.server.ts";
import { records } from "./tables.server.ts";

interface Order {
  key: SQL;
  type: SQL;
  direction: "asc" | "desc";
  keyOf: (record: StoredRecord) => string;
}

function order(
  column: { getSQL(): SQL },
  type: string,
  direction: "asc" | "desc",
  keyOf: Order["keyOf"],
): Order {
  return { key: sql`${column}`, type: sql.raw(type), direction, keyOf };
}

/** Each order is total: the id decides between equals. */
const orders: Record<Exclude<RecordSort, "relevance">, Order> = {
  newest: order(records.createdAt, "timestamptz", "desc", ({ createdAt }) => createdAt.toISOString()),
  popular: order(records.popularity, "integer", "desc", ({ popularity }) => String(popularity)),
  rating: order(records.rating, "numeric", "desc", ({ rating }) => rating),
  "price-up": order(records.price, "numeric", "asc", ({ price }) => price),
  "price-down": order(records.price, "numeric", "desc", ({ price }) => price),
};

export type ListSort = keyof typeof orders;

export function orderBy(sort: ListSort): SQL {
  const { key, direction } = orders[sort];
  const way = sql.raw(direction);
  return sql`${key} ${way}, ${records.id} ${way}`;
}

export function afterCursor(sort: ListSort, cursor: Cursor | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const { key, type, direction } = orders[sort];
  const than = sql.raw(direction === "asc" ? ">" : "<");
  return sql`(${key}, ${records.id}) ${than} (${cursor.key}::${type}, ${cursor.id})`;
}

export function cursorAfter(sort: ListSort, last: StoredRecord): string {
  return writeCursor(sort, orders[sort].keyOf(last), last.id);
}

export interface Cursor {
  key: string;
  id: string;
}

export function writeCursor(sort: RecordSort, key: string, id: string): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString("base64url");
}

const keyPattern: Record<RecordSort, RegExp> = {
  relevance: /^\d(\.\d{1,6})?$/,
  newest: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
  popular: /^\d{1,9}$/,
  rating: /^\d(\.\d{1,2})?$/,
  "price-up": /^\d{1,10}(\.\d{1,2})?$/,
  "price-down": /^\d{1,10}(\.\d{1,2})?$/,
};

/** Where the last page ended. A cursor of another sort, or one that we did not write, is refused. */
export function readCursor(sort: RecordSort, cursor: string | undefined): Cursor | undefined {
  if (cursor === undefined || cursor === "") return undefined;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (Array.isArray(parsed) && parsed.length === 3 && parsed.every((part) => typeof part === "string")) {
      const [of, key = "", id = ""] = parsed;
      const isDate = sort !== "newest" || !Number.isNaN(Date.parse(key));
      if (of === sort && keyPattern[sort].test(key) && isDate && /^[\w-]{1,40}$/.test(id)) return { key, id };
    }
  } catch {
    // Not JSON: refused below like any other text.
  }
  throw new AppError("validation", "That page of the list is no longer there. Start from the first page.", {
    fields: { cursor: "Unknown page." },
  });
}
