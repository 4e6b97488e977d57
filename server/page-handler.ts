import { createRequestHandler, type ServerBuild } from "react-router";
import type { PageHandler } from "./pages.ts";

/** Renders the site's pages. An address that only takes forms says so to those who open it. */
export function pageHandler(build: ServerBuild, mode: "production" | "development"): PageHandler {
  return createRequestHandler({ ...build, routes: withEveryLoader(build.routes) }, mode);
}

function withEveryLoader(routes: ServerBuild["routes"]): ServerBuild["routes"] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const { module } = route ?? {};
      if (!route || !module?.action || module.loader || module.default) return [id, route];
      return [id, { ...route, module: { ...module, loader: refuseToShow } }];
    }),
  );
}

function refuseToShow(): Response {
  return new Response("This address takes forms and shows nothing.\n", {
    status: 405,
    headers: { allow: "POST", "content-type": "text/plain; charset=utf-8" },
  });
}
