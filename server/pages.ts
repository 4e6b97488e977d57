import { randomBytes } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { type Ctx, requestCtx } from "#app/core/accounts/ctx.server.ts";
import { requestNonce } from "#app/platform/http/nonce.server.ts";
import { securityHeaders } from "#app/platform/http/security-headers.server.ts";

export type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

export async function handlePage(render: PageHandler, request: Request, ctx: Ctx): Promise<Response> {
  const nonce = randomBytes(16).toString("base64");
  const context = new RouterContextProvider();
  context.set(requestCtx, ctx);
  context.set(requestNonce, nonce);
  const response = await render(request, context);
  for (const [name, value] of Object.entries(securityHeaders(nonce))) response.headers.set(name, value);
  return response;
}
