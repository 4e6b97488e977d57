import { and, desc, eq, sql } from "drizzle-orm";
import { stringify } from "csv-stringify/sync";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import { showRecords } from "#app/core/catalog/show-record.server.ts";
import type { SourceTable } from "#app/core/catalog/source-tables.ts";
import { selectStored } from "#app/core/catalog/stored-record.server.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import { writeCell } from "./csv-cells.ts";

export type ExportFormat = "csv" | "json";

const rowsPerRead = 500;

/** A whole table with everything in it, page by page as the reader takes it. */
export async function exportRecords(
  ctx: Ctx,
  { table, format }: { table: SourceTable; format: ExportFormat },
): Promise<AsyncGenerator<string>> {
  requireAdmin(ctx);
  await recordAction(ctx, { action: "record.export", target: `table:${table}`, details: { format } });
  return format === "csv" ? csvLines(ctx, table) : jsonLines(ctx, table);
}

/** Texts that a spreadsheet would run are defused. */
async function* csvLines(ctx: Ctx, table: SourceTable): AsyncGenerator<string> {
  const names = await fieldNames(ctx, table);
  yield `\uFEFF${stringify([["id", "createdTime", ...names]])}`;
  for await (const page of pages(ctx, table))
    yield stringify(
      page.map(({ id, createdTime, fields }) => [
        id,
        createdTime,
        ...names.map((name) => writeCell(fields[name])),
      ]),
      { escape_formulas: true },
    );
}

async function* jsonLines(ctx: Ctx, table: SourceTable): AsyncGenerator<string> {
  yield "[";
  let separator = "\n";
  for await (const page of pages(ctx, table))
    for (const record of page) {
      yield separator + JSON.stringify(record);
      separator = ",\n";
    }
  yield "\n]\n";
}

async function* pages(ctx: Ctx, table: SourceTable) {
  let last: { createdAt: Date; id: string } | undefined;
  for (;;) {
    const after = last
      ? sql`(${records.createdAt}, ${records.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`
      : undefined;
    const stored = await selectStored(ctx, and(eq(records.tableName, table), after))
      .orderBy(desc(records.createdAt), desc(records.id))
      .limit(rowsPerRead);
    if (stored.length > 0) yield await showRecords(ctx, stored);
    last = stored.at(-1);
    if (stored.length < rowsPerRead) return;
  }
}

async function fieldNames(ctx: Ctx, table: SourceTable): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ name: string }>(
    sql`select distinct jsonb_object_keys(fields) as name from records where table_name = ${table} order by 1`,
  );
  return rows.map(({ name }) => name);
}
