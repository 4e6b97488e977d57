import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { buildOnce } from "#app/platform/db/build-once.server.ts";
import { records, recordStats } from "./tables.server.ts";

const { search: _search, ...columns } = getTableColumns(records);

/** A record as it is kept, with its locked fields. Never leaves the server: see `show-record.server.ts`. */
export const storedColumns = { ...columns, views: recordStats.views, likes: recordStats.likes };

export type StoredRecord = Omit<typeof records.$inferSelect, "search"> & {
  views: number | null;
  likes: number | null;
};

export function selectStored(ctx: Pick<Ctx, "db">, condition: SQL | undefined) {
  return ctx.db
    .select(storedColumns)
    .from(records)
    .leftJoin(recordStats, eq(recordStats.recordId, records.id))
    .where(condition)
    .$dynamic();
}

export async function loadRecord(ctx: Ctx, id: string): Promise<StoredRecord | undefined> {
  const [record] = await recordById(ctx.db).execute({ id });
  return record;
}

const recordById = buildOnce((db) =>
  selectStored({ db }, eq(records.id, sql.placeholder("id"))).prepare("record_by_id"),
);
