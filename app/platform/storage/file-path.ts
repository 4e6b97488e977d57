import { AppError } from "#app/platform/errors/app-error.ts";

const word = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/;

const types: Record<string, string> = {
  avif: "image/avif",
  csv: "text/csv; charset=utf-8",
  gif: "image/gif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  json: "application/json",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webp: "image/webp",
  zip: "application/zip",
};

/** No empty, hidden or climbing parts, so a path can never leave the folder it is kept in. */
export function isFilePath(path: string): boolean {
  return path.length <= 512 && path.split("/").every((part) => part.length <= 200 && word.test(part));
}

export function requireFilePath(path: string): string {
  if (!isFilePath(path)) throw new AppError("bad_request", "The file name is not valid.");
  return path;
}

export function contentTypeOf(path: string): string {
  return types[path.slice(path.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";
}
