import { AppError } from "#app/platform/errors/app-error.ts";

const deepest = 40;

/**
 * Takes out what nobody types and the database cannot hold: the character NUL and halves of characters.
 * Both doors pass everything through here before it is checked against a schema.
 */
export function cleanInput(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return cleanText(value);
  if (depth > deepest) throw new AppError("bad_request", "This is nested too deeply.");
  if (Array.isArray(value)) return value.map((part) => cleanInput(part, depth + 1));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [cleanText(name), cleanInput(part, depth + 1)]),
  );
}

export function cleanText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
