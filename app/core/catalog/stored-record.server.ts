import { eq, getTableColumns, type SQL } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { records, recordStats } from "./tables.server.ts";

const { search: _search, ...columns } = getTableColumns(records);

/** A record as it is kept, with its locked fields. Never leaves the server: see `show-record.server.ts`. */
export const storedColumns = { ...columns, views: recordStats.views, likes: recordStats.likes };

export type StoredRecord = Omit<typeof records.$inferSelect, "search"> & {
  views: number | null;
  likes: number | null;
};

export function selectStored(ctx: Ctx, condition: SQL | undefined) {
  return ctx.db
    .select(storedColumns)
    .from(records)
    .leftJoin(recordStats, eq(recordStats.recordId, records.id))
    .where(condition)
    .$dynamic();
}

export async function loadRecord(ctx: Ctx, id: string): Promise<StoredRecord | undefined> {
  const [record] = await selectStored(ctx, eq(records.id, id)).limit(1);
  return record;
}
