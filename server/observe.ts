import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import ipaddr from "ipaddr.js";
import { metricsResponse, observeRequest } from "#app/platform/metrics/metrics.server.ts";
import type { AppEnv } from "./app.ts";

/** Counts every request, and logs the ones that went wrong or took long. No answer may be taken for another kind. */
export const observe: MiddlewareHandler<AppEnv> = async (c, next) => {
  const startedAt = performance.now();
  await next();
  c.header("x-content-type-options", "nosniff");
  const seconds = (performance.now() - startedAt) / 1000;
  const { status } = c.res;
  observeRequest(c.req.method, routePath(c), status, seconds);
  if (status >= 500 || seconds > 2)
    c.var.ctx?.log.warn(
      { method: c.req.method, path: c.req.path, status, seconds },
      "slow or failed request",
    );
};

/** For the scraper beside us; nobody outside learns how busy the site is. */
export async function privateMetrics(address: string): Promise<Response> {
  const range = ipaddr.isValid(address) ? ipaddr.process(address).range() : "unicast";
  if (range !== "loopback" && range !== "private" && range !== "uniqueLocal")
    return new Response("Not found", { status: 404 });
  return await metricsResponse();
}
