import { isRecordId } from "#app/core/catalog/record-id.ts";
import { env } from "#app/platform/env/env.server.ts";

// A visitor's claims stay in their browser (D27). A cookie, so that it also works without a script.
const name = "claims";
const mostClaims = 60;
const yearSeconds = 31_536_000;

/** The latest first. */
export function readClaims(request: Request): string[] {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, value = ""] = pair.trim().split("=", 2);
    if (key === name)
      return [...new Set(value.split("."))].filter((id) => isRecordId(id)).slice(0, mostClaims);
  }
  return [];
}

export function claimsCookie(ids: readonly string[]): string {
  const age = ids.length === 0 ? 0 : yearSeconds;
  const secure = env().APP_ORIGIN.startsWith("https:") ? "; Secure" : "";
  return `${name}=${ids.slice(0, mostClaims).join(".")}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly${secure}`;
}
