import { isDeepStrictEqual } from "node:util";
import type { RecordFields } from "#app/core/catalog/field-names.ts";
import { listOf } from "#app/core/catalog/read-fields.ts";
import type { AirtableTable } from "./schema.ts";

export type Column = AirtableTable["fields"][number];

const textTypes = [
  "singleLineText",
  "multilineText",
  "richText",
  "email",
  "url",
  "phoneNumber",
  "singleSelect",
];
const numberTypes = ["number", "currency", "percent", "rating", "duration"];
const dateTypes = ["date", "dateTime"];
const writtenTypes = [...textTypes, ...numberTypes, ...dateTypes, "checkbox", "multipleSelects"];
/** Change with every write, ours included, and say nothing about the record. */
const unreadTypes = ["lastModifiedTime", "lastModifiedBy", "button"];

export function isPictures({ type }: Column): boolean {
  return type === "multipleAttachments";
}

/** Columns whose values are ours to set: nothing that Airtable computes, links or assigns to people. */
export function isWritten({ type }: Column): boolean {
  return writtenTypes.includes(type);
}

export function isRead({ type }: Column): boolean {
  return !unreadTypes.includes(type);
}

/** What Airtable leaves out of a record: an empty cell and an unchecked box are no value at all. */
export function isBlank(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === false;
}

/** Our value as the column takes it: null empties the cell, undefined means that it does not fit. */
export function valueFor({ type }: Column, value: unknown): unknown {
  if (isBlank(value)) return null;
  if (textTypes.includes(type)) return asText(value);
  if (type === "multipleSelects") return [...new Set(listOf({ value }, "value"))];
  if (type === "checkbox") return value === true || value === "true" ? true : undefined;
  if (dateTypes.includes(type))
    return typeof value === "string" && /^\d{4}-\d{2}-\d{2}/.test(value) ? value : undefined;
  const number = Number(value);
  if (!Number.isFinite(number)) return undefined;
  if (type !== "rating") return number;
  return number >= 0.5 ? Math.round(number) : null;
}

function asText(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value.join(", ");
  return JSON.stringify(value);
}

export function isSameValue(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other));
}

/** Airtable trims texts and ends their lines in its own way. */
function plain(value: unknown): unknown {
  if (isBlank(value)) return null;
  if (typeof value === "string") return value.replaceAll("\r\n", "\n").trim();
  return Array.isArray(value) ? value.map(plain) : value;
}

/** The cells of a table's record that can be compared between both sides, as Airtable would keep them. */
export function comparableCells(table: AirtableTable, fields: RecordFields): RecordFields {
  const cells = table.fields.filter(isWritten).map((column): [string, unknown] => {
    const value = valueFor(column, fields[column.name]);
    return [column.name, plain(value)];
  });
  return Object.fromEntries(cells.filter(([, value]) => value !== null));
}

/** What of Airtable's record counts as its content. */
export function readableCells(table: AirtableTable, fields: RecordFields): RecordFields {
  const unread = new Set(table.fields.filter((column) => !isRead(column)).map(({ name }) => name));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !unread.has(name)));
}
