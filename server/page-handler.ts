import { createRequestHandler, data, type HeadersFunction, type ServerBuild } from "react-router";
import { env } from "#app/platform/env/env.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { refusalOf, retryHeaders } from "#app/platform/http/page-door.server.ts";
import type { PageHandler } from "./pages.ts";

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

/** Renders the site's pages; what every route must do and none should have to remember is added here. */
export function pageHandler(build: ServerBuild, mode: "production" | "development"): PageHandler {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: withManners(route.module) },
  ]);
  // Behind a proxy that ends https the router sees http, and would take our own pages for another site's.
  const allowedActionOrigins = [new URL(env().APP_ORIGIN).host];
  return createRequestHandler({ ...build, allowedActionOrigins, routes: Object.fromEntries(routes) }, mode);
}

/** A refusal has its own status, caught or not; an address that only takes forms says so to those who open it. */
function withManners(module: RouteModule): RouteModule {
  const { loader, action, default: page } = module;
  const isPage = page !== undefined;
  const shown = loader ?? (action && !isPage ? refuseToShow : undefined);
  return {
    ...module,
    ...(shown ? { loader: refusing(shown, isPage) } : {}),
    ...(action ? { action: refusing(action, isPage) } : {}),
    ...(isPage ? { headers: carryingWait(module.headers) } : {}),
  };
}

/** The router drops what a loader or an action says in headers unless the page passes it on. */
function carryingWait(own: RouteModule["headers"]): HeadersFunction {
  return (args) => {
    const headers = new Headers(typeof own === "function" ? own(args) : (own ?? args.parentHeaders));
    for (const said of [args.loaderHeaders, args.actionHeaders, args.errorHeaders]) {
      const wait = said?.get("retry-after");
      if (wait) headers.set("retry-after", wait);
    }
    return headers;
  };
}

function refusing<Args, Result>(
  run: (args: Args) => Result | Promise<Result>,
  isPage: boolean,
): (args: Args) => Promise<Result> {
  return async (args) => {
    try {
      return await run(args);
    } catch (error) {
      const refusal = asRefusal(error);
      if (!refusal) throw error;
      const init = { status: refusal.status, headers: retryHeaders(refusal) };
      throw isPage ? data(refusalOf(refusal), init) : Response.json(refusalOf(refusal), init);
    }
  };
}

/** A body that is no form makes the platform's own reader throw; that is the sender's mistake. */
function asRefusal(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  const isNoForm = error instanceof TypeError && /FormData|multipart\/form-data/.test(error.message);
  return isNoForm
    ? new AppError("bad_request", "The form could not be read. Please try again.", { cause: error })
    : undefined;
}

function refuseToShow(): Response {
  return new Response("This address takes forms and shows nothing.\n", {
    status: 405,
    headers: { allow: "POST", "content-type": "text/plain; charset=utf-8" },
  });
}
