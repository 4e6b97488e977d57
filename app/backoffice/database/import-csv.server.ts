import { and, eq, inArray } from "drizzle-orm";
import { type Ctx, inTransaction, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import type { SourceTable } from "#app/core/catalog/source-tables.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import { writeRecords } from "#app/core/catalog/write-records.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { writeCell } from "./csv-cells.ts";
import { type CsvProblem, readCsv, type ReadCsv } from "./read-csv.ts";

const shownRows = 8;
const shownProblems = 50;

interface CsvInput {
  table: SourceTable;
  bytes: Uint8Array;
}

export interface CsvPreview {
  columns: string[];
  /** The first records, as they would be kept. */
  sample: { line: number; cells: string[] }[];
  added: number;
  changed: number;
  problems: CsvProblem[];
  problemCount: number;
}

/** What an import would do. Nothing is written. */
export async function previewCsv(ctx: Ctx, input: CsvInput): Promise<CsvPreview> {
  requireAdmin(ctx);
  const { columns, rows, problems } = await checkCsv(ctx, input);
  return {
    columns,
    sample: rows.slice(0, shownRows).map(({ line, id, fields }) => ({
      line,
      cells: columns.map((name) => (name === "id" ? (id ?? "") : writeCell(fields[name])).slice(0, 120)),
    })),
    added: rows.filter(({ id }) => id === undefined).length,
    changed: rows.filter(({ id }) => id !== undefined).length,
    problems: problems.slice(0, shownProblems),
    problemCount: problems.length,
  };
}

/** Writes every record of the file, or none where one line is wrong. */
export async function importCsv(ctx: Ctx, input: CsvInput): Promise<{ added: number; changed: number }> {
  requireAdmin(ctx);
  return await inTransaction(ctx, async (ctx) => {
    const { rows, problems } = await checkCsv(ctx, input);
    const [first] = problems;
    if (first)
      throw new AppError("validation", `Nothing was imported. Line ${first.line}: ${first.message}`, {
        fields: { file: first.message },
      });
    const written = await writeRecords(ctx, input.table, rows);
    await recordAction(ctx, {
      action: "record.import",
      target: `table:${input.table}`,
      details: { ...written },
    });
    return written;
  });
}

async function checkCsv(ctx: Ctx, { table, bytes }: CsvInput): Promise<ReadCsv> {
  const read = readCsv(decode(bytes));
  const ids = read.rows.flatMap(({ id }) => id ?? []);
  const found = ids.length === 0 ? [] : await knownAmong(ctx, table, ids);
  const known = new Set(found.map(({ id }) => id));
  const unknown = read.rows.flatMap(({ id, line }) =>
    id === undefined || known.has(id)
      ? []
      : [{ line, message: `There is no record ${id.slice(0, 40)} in “${table}”.` }],
  );
  const problems = [...read.problems, ...unknown].sort((a, b) => a.line - b.line);
  return { ...read, problems };
}

async function knownAmong(ctx: Ctx, table: SourceTable, ids: string[]) {
  return await ctx.db
    .select({ id: records.id })
    .from(records)
    .where(and(eq(records.tableName, table), inArray(records.id, ids)));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError("unsupported_media", "This file is not UTF-8 text. Please save it as CSV UTF-8.");
  }
}
