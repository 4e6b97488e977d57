import { AppError } from "#app/platform/errors/app-error.ts";

/** No page of ours has an address with broken percent signs, or with a character that the database cannot hold. */
export function requireReadableAddress(request: Request): void {
  const { pathname, search } = new URL(request.url);
  if (!isDecodable(pathname) || /%00/.test(pathname + search))
    throw new AppError("bad_request", "This address cannot be read.");
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
