import { PassThrough, Readable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { requestNonce } from "#app/platform/http/nonce.server.ts";
import { renderSameDataOnce } from "#app/platform/http/same-data.server.ts";

const renderTimeoutMs = 10_000;

/** How long a list that follows its page may take. */
export const streamTimeout = renderTimeoutMs;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const render = () => renderDocument(request, status, headers, entry, context);
  const { loaderData, actionData, errors } = entry.staticHandlerContext;
  // Visitors' pages are kept by their address.
  const isMembers = context.get(requestCtx).viewer.kind === "member";
  if (!isMembers || request.method !== "GET" || actionData || errors) return await render();
  return await renderSameDataOnce(request, loaderData, context.get(requestNonce), render);
}

/** In one piece: pages are kept whole and no loader leaves anything for later. */
function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(requestNonce);
  return new Promise((done, fail) => {
    let currentStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} nonce={nonce} />,
      {
        nonce,
        // What is ready stays where it belongs: moving it there later would need a script.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          const body = new PassThrough();
          headers.set("content-type", "text/html; charset=utf-8");
          done(new Response(Readable.toWeb(body) as ReadableStream, { status: currentStatus, headers }));
          pipe(body);
        },
        onShellError: fail,
        onError(error: unknown) {
          currentStatus = 500;
          context.get(requestCtx).log.error({ err: error }, "page rendering failed");
        },
      },
    );
    setTimeout(abort, renderTimeoutMs).unref();
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const { log } = context.get(requestCtx);
  const url = new URL(request.url).pathname;
  // Asking for what is not there, or in a way the address does not take, is the caller's mistake.
  if (isRouteErrorResponse(error) && error.status < 500)
    log.info({ url, status: error.status }, "page refused");
  else log.error({ err: error, url }, "page failed");
};
