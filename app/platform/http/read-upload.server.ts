import { AppError } from "#app/platform/errors/app-error.ts";
import { cleanText } from "./clean-input.ts";

export interface Upload {
  values: Record<string, string>;
  /** Only files that were really chosen. */
  files: Record<string, File>;
}

/** A form that may carry files, each name once. The size is refused before the body is read. */
export async function readUpload(request: Request, largestBytes: number): Promise<Upload> {
  if (Number(request.headers.get("content-length") ?? 0) > largestBytes)
    throw new AppError("too_large", "What you sent is too large.");
  const form = await request.formData().catch(() => {
    throw new AppError("bad_request", "The form could not be read. Please try again.");
  });
  const upload: Upload = { values: {}, files: {} };
  for (const [name, value] of form.entries()) {
    if (typeof value === "string") upload.values[name] ??= cleanText(value);
    else if (value.size > 0) upload.files[name] ??= value;
  }
  return upload;
}
