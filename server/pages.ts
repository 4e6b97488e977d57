import { randomBytes } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { apiReference } from "#app/core/accounts/api-reference.server.ts";
import { type Ctx, requestCtx } from "#app/core/accounts/ctx.server.ts";
import { requestNonce } from "#app/platform/http/nonce.server.ts";
import { anonymousPage } from "#app/platform/http/page-cache.server.ts";
import { isEmbeddedStudio } from "#app/features/studio/embed-address.ts";
import { env } from "#app/platform/env/env.server.ts";
import { allowFraming, securityHeaders } from "#app/platform/http/security-headers.server.ts";
import { themeFromCookie } from "#app/ui/theme.ts";
import { listOperations } from "./list-operations.ts";

export type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** As proxies count it: the client closed the connection before the answer. */
const clientClosed = 499;

/** Visitors get finished pages from a small cache; signed-in pages are rendered for each request. */
export async function handlePage(render: PageHandler, request: Request, ctx: Ctx): Promise<Response> {
  const nonce = randomBytes(16).toString("base64");
  const context = new RouterContextProvider();
  context.set(requestCtx, ctx);
  context.set(requestNonce, nonce);
  context.set(apiReference, listOperations);
  const response = await answerPage(render, request, ctx, context, nonce);
  const { STUDIO_FRAME_ANCESTORS: framingSites } = env();
  if (framingSites && isEmbeddedStudio(new URL(request.url))) allowFraming(response, framingSites);
  // The browser went elsewhere: what the router makes of the interruption is no failure, and nobody reads it.
  return request.signal.aborted ? new Response(null, { status: clientClosed }) : response;
}

async function answerPage(
  render: PageHandler,
  request: Request,
  ctx: Ctx,
  context: RouterContextProvider,
  nonce: string,
): Promise<Response> {
  if (ctx.viewer.kind === "visitor") {
    const theme = themeFromCookie(request.headers.get("cookie"));
    return await anonymousPage(request, theme, nonce, () => render(request, context));
  }
  const response = await render(request, context);
  // A page that was kept brings its own policy, which allows its scripts by their hashes.
  if (!response.headers.has("content-security-policy"))
    for (const [name, value] of Object.entries(securityHeaders(nonce))) response.headers.set(name, value);
  // The list of routes is everybody's and named after its build; all else is this member's.
  if (new URL(request.url).pathname !== "/__manifest")
    response.headers.set("cache-control", "private, no-store");
  return response;
}
