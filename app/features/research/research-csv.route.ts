import { stringify } from "csv-stringify/sync";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import { searchListings } from "./search-listings.server.ts";
import type { Route } from "./+types/research-csv.route";

/** What a search shows, as a table for a spreadsheet; texts that one would run are defused. */
export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const { rows, source } = await searchListings(context.get(requestCtx), {
    term: searchParams.get("term") ?? "",
    startRank: searchParams.get("rank"),
  });
  const header = [
    "rank",
    "title",
    "shop",
    "price",
    "currency",
    "demand level",
    "demand",
    "address",
    "source",
  ];
  const lines = rows.map((row) => [
    row.rank,
    row.title,
    row.shop,
    row.price.toFixed(2),
    row.currency,
    row.demand,
    row.demandText,
    row.url,
    source === "Etsy" ? "Etsy" : "Sample data",
  ]);
  return new Response(stringify([header, ...lines], { escape_formulas: true }), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="etsy-research.csv"',
      "cache-control": "private, no-store",
    },
  });
});
