import { AppError } from "#app/platform/errors/app-error.ts";
import { cleanText } from "./clean-input.ts";

export interface Uploads {
  /** Text fields; of repeated names the last. */
  fields: Record<string, string>;
  /** Files that were really chosen, by their field. */
  files: Record<string, Uint8Array>;
  /** What those files are called, as whoever sent them says. */
  fileNames: Record<string, string>;
}

const megabyte = 1024 * 1024;

/** A form with files. What the bytes are is decided by whoever reads them, never by their name. */
export async function readUploads(request: Request, maxBytes = 22 * megabyte): Promise<Uploads> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes)
    throw new AppError(
      "too_large",
      `This is too large. The most we accept is ${Math.floor(maxBytes / megabyte)} MB.`,
    );
  const form = await request.formData().catch(() => {
    throw new AppError("bad_request", "The form could not be read. Please try again.");
  });
  const uploads: Uploads = { fields: {}, files: {}, fileNames: {} };
  for (const [name, value] of form.entries()) {
    if (typeof value === "string") uploads.fields[name] = cleanText(value);
    if (typeof value === "string" || value.size === 0) continue;
    uploads.files[name] = new Uint8Array(await value.arrayBuffer());
    uploads.fileNames[name] = value.name;
  }
  return uploads;
}
