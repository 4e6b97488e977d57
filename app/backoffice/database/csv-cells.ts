import type { RecordFields } from "#app/core/catalog/field-names.ts";
import { safeUrl } from "#app/core/catalog/read-fields.ts";

// How a record's fields stand in the cells of a spreadsheet, and how they are read back.

const numberFields = new Set(["Price", "Rating", "Reviews", "Likes", "Views", "Downloads"]);
const listFields = new Set(["Tags"]);
const flagFields = new Set(["Active"]);
const pictureFields = new Set(["Image", "Logo"]);
const addressFields = new Set(["PDF URL", "Logo URL"]);

export function writeCell(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string"))
    return value.join(", ");
  return JSON.stringify(value);
}

export type ReadCell = { value: RecordFields[string] } | { problem: string };

/** An empty cell removes the field. What a spreadsheet would run as a formula was defused with an apostrophe. */
export function readCell(name: string, written: string): ReadCell {
  const plain = written.replace(/^'(?=[=+\-@\t\r])/, "");
  const text = plain.trim();
  if (text === "") return { value: null };
  if (numberFields.has(name)) return readNumber(name, text);
  if (flagFields.has(name)) return readFlag(name, text);
  if (listFields.has(name))
    return { value: [...new Set(text.split(",").map((item) => item.trim()))].filter((item) => item !== "") };
  if (pictureFields.has(name)) return readPictures(name, text);
  if (addressFields.has(name) && safeUrl(text) === undefined) return { problem: noAddress(name) };
  return { value: plain };
}

function readNumber(name: string, text: string): ReadCell {
  const number = /^\d{1,9}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
  return Number.isNaN(number) ? { problem: `${name} must be a number of at least 0.` } : { value: number };
}

function readFlag(name: string, text: string): ReadCell {
  const word = text.toLowerCase();
  if (["true", "yes", "1"].includes(word)) return { value: true };
  if (["false", "no", "0"].includes(word)) return { value: false };
  return { problem: `${name} must be true or false.` };
}

/** One address, or the list as the export writes it. */
function readPictures(name: string, text: string): ReadCell {
  if (!text.startsWith("[")) return safeUrl(text) ? { value: [{ url: text }] } : { problem: noAddress(name) };
  try {
    const list: unknown = JSON.parse(text);
    const isSound =
      Array.isArray(list) &&
      list.every((item) => safeUrl((item as { url?: unknown } | null)?.url) !== undefined);
    return isSound ? { value: list } : { problem: noAddress(name) };
  } catch {
    return { problem: noAddress(name) };
  }
}

function noAddress(name: string): string {
  return `${name} must be an address that starts with http:// or https://.`;
}
