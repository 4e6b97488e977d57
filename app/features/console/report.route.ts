import { siteBrand } from "#app/brand.server.ts";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import { readAddress } from "./console-address.ts";
import { loadAnalytics } from "./console-data.server.ts";
import { writeCsv, writeJson } from "./write-report.server.ts";
import type { Route } from "./+types/report.route";

/** Export Report: what the Analytics tab shows for a range and a type. */
export const loader = pageLoader(async ({ context, params, request }: Route.LoaderArgs) => {
  if (params.product !== siteBrand().slug) throw new AppError("not_found", "This page does not exist.");
  const { searchParams } = new URL(request.url);
  const address = readAddress(searchParams);
  const report = { ...address, view: await loadAnalytics(context.get(requestCtx), address) };
  const isJson = searchParams.get("format") === "json";
  return new Response(isJson ? writeJson(report) : writeCsv(report), {
    headers: {
      "content-type": isJson ? "application/json; charset=utf-8" : "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="report-${address.type}-${address.range}.${isJson ? "json" : "csv"}"`,
      "cache-control": "private, no-store",
    },
  });
});
