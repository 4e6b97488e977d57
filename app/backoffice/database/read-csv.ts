import { CsvError, parse } from "csv-parse/sync";
import type { RecordFields } from "#app/core/catalog/field-names.ts";
import { textOf } from "#app/core/catalog/read-fields.ts";
import { isRecordId } from "#app/core/catalog/record-id.ts";
import { formatCount } from "#app/ui/format-number.ts";
import { readCell } from "./csv-cells.ts";

export const mostRows = 5000;
const mostColumns = 80;
const longestName = 100;

export interface CsvRow {
  line: number;
  id: string | undefined;
  fields: RecordFields;
}

export interface CsvProblem {
  line: number;
  message: string;
}

export interface ReadCsv {
  columns: string[];
  rows: CsvRow[];
  problems: CsvProblem[];
}

interface ParsedLine {
  record: string[];
  info: { lines: number };
}

/** Reads a file of records: the first line names the fields; `id` names records that are there already. */
export function readCsv(text: string): ReadCsv {
  const nothing = { columns: [], rows: [] };
  let lines: ParsedLine[];
  try {
    // Node's typings do not know that `info` wraps each record.
    lines = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as ParsedLine[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number((error as CsvError & { lines?: unknown }).lines) || 1;
    return { ...nothing, problems: [{ line, message: "The quotation marks in this line do not match." }] };
  }
  const [head, ...body] = lines;
  const columns = head?.record.map((name) => name.trim()) ?? [];
  const wrong = headProblem(columns, body.length);
  if (wrong) return { ...nothing, problems: [{ line: 1, message: wrong }] };
  const problems: CsvProblem[] = [];
  const rows = body.map((parsed) => {
    const row = readRow(columns, parsed);
    for (const message of row.messages) problems.push({ line: row.line, message });
    return { line: row.line, id: row.id, fields: row.fields };
  });
  return { columns, rows, problems: [...problems, ...repeatedIds(rows)] };
}

function headProblem(columns: readonly string[], rows: number): string | undefined {
  if (columns.length === 0 || rows === 0)
    return "The file needs a first line with field names and at least one record below it.";
  if (rows > mostRows)
    return `The file has ${formatCount(rows)} records; at most ${formatCount(mostRows)} can be imported at once.`;
  if (columns.length > mostColumns)
    return `The file has ${columns.length} columns; at most ${mostColumns} are taken.`;
  if (columns.includes("")) return "A column has no name.";
  const long = columns.find((name) => name.length > longestName);
  if (long) return `The column name “${long.slice(0, 40)}…” is too long.`;
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  return twice ? `The column “${twice}” stands there twice.` : undefined;
}

function readRow(columns: readonly string[], { record, info }: ParsedLine) {
  // The parser tells where a record ends; cells may hold line breaks of their own.
  const line = info.lines - record.join("").split("\n").length + 1;
  const messages: string[] = [];
  if (record.length !== columns.length)
    messages.push(`Has ${record.length} cells where the first line has ${columns.length}.`);
  const fields: RecordFields = {};
  for (const [index, name] of columns.entries()) {
    if (name === "id" || name === "createdTime") continue;
    const cell = readCell(name, record[index] ?? "");
    if ("problem" in cell) messages.push(cell.problem);
    else fields[name] = cell.value;
  }
  const idAt = columns.indexOf("id");
  const id = idAt < 0 ? undefined : record[idAt]?.trim() || undefined;
  if (id !== undefined && !isRecordId(id)) messages.push(`“${id.slice(0, 40)}” is no record id.`);
  if (id === undefined && textOf(fields, "Title", "Name", "Prompt Name") === undefined && !fields.Image)
    messages.push("Needs a Title, a Name or an Image.");
  return { line, id, fields, messages };
}

function repeatedIds(rows: readonly CsvRow[]): CsvProblem[] {
  const seen = new Set<string>();
  return rows.flatMap(({ id, line }) => {
    if (id === undefined) return [];
    const isRepeated = seen.has(id);
    seen.add(id);
    return isRepeated ? [{ line, message: `The record ${id} stands in the file twice.` }] : [];
  });
}
