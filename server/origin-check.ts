import { AppError } from "#app/platform/errors/app-error.ts";
import { env } from "#app/platform/env/env.server.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A browser that carries our cookie may only change things from our own pages. Bearer tokens are not
 * sent by browsers on their own, so they need no such check.
 */
export function requireOwnOrigin(request: Request): void {
  if (safeMethods.has(request.method) || request.headers.has("authorization")) return;
  const origin = request.headers.get("origin");
  if (origin === null && !request.headers.has("cookie")) return;
  const own = new Set([env().APP_ORIGIN, `${new URL(request.url).protocol}//${request.headers.get("host")}`]);
  if (origin === null || !own.has(origin))
    throw new AppError("forbidden", "This request did not come from a page of this site.");
}
