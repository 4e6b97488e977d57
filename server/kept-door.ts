import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { carriesSession } from "#app/core/accounts/find-session.server.ts";
import { acceptedEncoding } from "#app/platform/http/finished-page.server.ts";
import { findKeptPage } from "#app/platform/http/page-cache.server.ts";
import { observeRequest } from "#app/platform/metrics/metrics.server.ts";
import { themeFromCookie } from "#app/ui/theme.ts";

/**
 * Answers a visitor's page that is kept, before a request object, a session or a router is made for it.
 * Everything else is left to the application.
 */
export function answerKeptPage(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const { method, url, headers } = incoming;
  if (method !== "GET" || url === undefined || headers.authorization || carriesSession(headers.cookie))
    return false;
  const startedAt = performance.now();
  const page = findKeptPage(themeFromCookie(headers.cookie), url);
  const packed = page?.packed(acceptedEncoding(headers["accept-encoding"]?.toString()));
  if (!page || !packed) return false;
  const isKnown = headers["if-none-match"]?.includes(page.etag) ?? false;
  outgoing.writeHead(isKnown ? 304 : 200, [...packed.rawHeaders, "x-request-id", randomUUID()]);
  outgoing.end(isKnown ? undefined : packed.body);
  observeRequest("GET", "*", isKnown ? 304 : 200, (performance.now() - startedAt) / 1000);
  return true;
}
