import { and, desc, eq, ne, sql } from "drizzle-orm";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { activeTable } from "#app/core/catalog/source-tables.ts";
import { isActive, records } from "#app/core/catalog/tables.server.ts";
import { rowsOf } from "./list-database.server.ts";
import type { RecordRow } from "./schema.ts";

const mostPerTable = 50;

export interface ActiveGroup {
  table: string;
  /** Toolkit §2: `<table> (Active)`. */
  name: string;
  count: number;
  rows: RecordRow[];
}

/** The records that are marked as active, by source table, the newest of each. */
export async function listActive(ctx: Ctx): Promise<ActiveGroup[]> {
  requireAdmin(ctx);
  const isOriginal = and(isActive, ne(records.tableName, activeTable));
  const tables = await ctx.db
    .select({ table: records.tableName, count: sql<number>`count(*)::int` })
    .from(records)
    .where(isOriginal)
    .groupBy(records.tableName)
    .orderBy(records.tableName);
  return await Promise.all(
    tables.map(async ({ table, count }) => {
      const ids = await ctx.db
        .select({ id: records.id })
        .from(records)
        .where(and(isActive, eq(records.tableName, table)))
        .orderBy(desc(records.createdAt), desc(records.id))
        .limit(mostPerTable);
      const rows = await rowsOf(
        ctx,
        ids.map(({ id }) => id),
      );
      return { table, name: `${table} (Active)`, count, rows };
    }),
  );
}
