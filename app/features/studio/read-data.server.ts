import { AppError } from "#app/platform/errors/app-error.ts";

/** What the studio sends beside a file: one object, checked by whoever uses it. */
export function readData(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw new AppError("bad_request", "The form could not be read. Please try again.");
}
