import type * as z from "zod";
import { AppError, type FieldMessages } from "#app/platform/errors/app-error.ts";
import { cleanText } from "./clean-input.ts";

const largestFormBytes = 2 * 1024 * 1024;

/** The form's text fields; repeated names become lists. For files see `readUpload`. */
export async function readForm(request: Request): Promise<Record<string, string | string[]>> {
  if (Number(request.headers.get("content-length") ?? 0) > largestFormBytes)
    throw new AppError("too_large", "That is more text than this form takes.");
  const form = await request.formData().catch(() => {
    throw new AppError("bad_request", "The form could not be read. Please try again.");
  });
  const values: Record<string, string | string[]> = {};
  for (const name of new Set(form.keys())) {
    const all = form.getAll(name).flatMap((value) => (typeof value === "string" ? [cleanText(value)] : []));
    if (all.length > 0) values[name] = all.length === 1 ? (all[0] ?? "") : all;
  }
  return values;
}

/** Checks input against its schema; what is wrong becomes one message per field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields: FieldMessages = {};
  for (const issue of parsed.error.issues) fields[issue.path.join(".") || "form"] ??= issue.message;
  const [first = "Please check what you entered."] = Object.values(fields);
  throw new AppError("validation", first, { fields });
}
