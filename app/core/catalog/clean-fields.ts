import { AppError } from "#app/platform/errors/app-error.ts";
import type { RecordFields } from "./field-names.ts";

const mostFields = 80;
const longestName = 100;
const largestRecord = 100_000;
const deepest = 6;

/** Fields that the database can hold: a plain object of bounded size, its texts free of what JSON in PostgreSQL refuses. */
export function cleanFields(given: unknown): RecordFields {
  if (typeof given !== "object" || given === null || Array.isArray(given))
    throw new AppError("validation", "The record's fields must be an object.", {
      fields: { data: "Not an object." },
    });
  const entries = Object.entries(given);
  if (entries.length > mostFields || entries.some(([name]) => name.length > longestName))
    throw new AppError("validation", "The record has too many fields.", {
      fields: { data: "Too many fields." },
    });
  const fields = cleanValue(given, 0) as RecordFields;
  if (JSON.stringify(fields).length > largestRecord)
    throw new AppError("too_large", "The record is too large.", { fields: { data: "Too large." } });
  return fields;
}

function cleanValue(value: unknown, depth: number): unknown {
  if (depth > deepest) return null;
  if (typeof value === "string") return cleanText(value);
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value === "boolean" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => cleanValue(item, depth + 1));
  if (typeof value !== "object") return null;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [cleanText(name), cleanValue(inner, depth + 1)]),
  );
}

function cleanText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "");
}
