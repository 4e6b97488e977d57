import { and, eq, inArray, or, sql } from "drizzle-orm";
import { listPage } from "#app/backoffice/lists/list-page.server.ts";
import type { IdPage } from "#app/backoffice/lists/list-query.ts";
import { matchWords } from "#app/backoffice/lists/match-words.server.ts";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { picturesOf, textOf } from "#app/core/catalog/read-fields.ts";
import { isRecordId } from "#app/core/catalog/record-id.ts";
import { selectStored, type StoredRecord } from "#app/core/catalog/stored-record.server.ts";
import { records, titleWords } from "#app/core/catalog/tables.server.ts";
import type { RecordRow, TableQuery } from "./schema.ts";

const rowsPerPage = 50;

const orders = {
  newest: { key: sql`${records.createdAt}`, direction: "desc" },
  oldest: { key: sql`${records.createdAt}`, direction: "asc" },
  title: { key: sql`${records.title}`, direction: "asc" },
  "title-down": { key: sql`${records.title}`, direction: "desc" },
} as const;

export interface DatabasePage {
  rows: RecordRow[];
  total: IdPage["total"];
  window: IdPage["window"];
  /** Statuses that occur in the table, with how many records have them. */
  statuses: { status: string; count: number }[];
}

/** One page of a table's records, of every status, with the filters' counts. */
export async function listDatabase(ctx: Ctx, query: TableQuery): Promise<DatabasePage> {
  requireAdmin(ctx);
  const { table, q, status, sort, page } = query;
  const inTable = eq(records.tableName, table);
  const words = q.trim();
  const counting = ctx.db
    .select({ status: records.status, count: sql<number>`count(*)::int` })
    .from(records)
    .where(inTable)
    .groupBy(records.status)
    .orderBy(records.status)
    .execute();
  // Without words the counts tell how long the list is; with words both are asked for at once.
  const counted = words === "" ? countOf(await counting, status) : undefined;
  const listing = listPage(ctx.db, {
    from: sql`${records}`,
    scope: and(inTable, status === "" ? undefined : eq(records.status, status)),
    match: isRecordId(words)
      ? or(eq(records.id, words), matchWords(titleWords, words))
      : matchWords(titleWords, words),
    id: sql`${records.id}`,
    counted,
    page,
    size: rowsPerPage,
    ...orders[sort],
  });
  const [statuses, { ids, total, window }] = await Promise.all([counting, listing]);
  return { rows: await rowsOf(ctx, ids), total, window, statuses };
}

/** Of one status, or of all. */
function countOf(statuses: DatabasePage["statuses"], asked: string): number {
  return statuses.reduce((sum, { status, count }) => sum + (asked === "" || status === asked ? count : 0), 0);
}

/** Rows by id, in the given order. */
export async function rowsOf(ctx: Ctx, ids: readonly string[]): Promise<RecordRow[]> {
  requireAdmin(ctx);
  if (ids.length === 0) return [];
  const stored = await selectStored(ctx, inArray(records.id, [...ids]));
  const byId = new Map(stored.map((record) => [record.id, record]));
  return ids.flatMap((id) => {
    const record = byId.get(id);
    return record ? [rowOf(record)] : [];
  });
}

function rowOf(record: StoredRecord): RecordRow {
  const { fields } = record;
  const [picture] = picturesOf(fields, "Image");
  return {
    id: record.id,
    tableName: record.tableName,
    title: record.title ?? "Untitled",
    kind: textOf(fields, "Type", "Pack") ?? "",
    status: record.status,
    isActive: fields.Active === true,
    imageUrl: picture?.url ?? null,
    price: Number(record.price),
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
  };
}
