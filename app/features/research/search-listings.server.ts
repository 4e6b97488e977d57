import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { type EtsyHit, searchEtsyListings } from "#app/core/etsy/search-etsy-listings.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { limit } from "#app/platform/limits/limit.server.ts";
import { formatCount } from "#app/ui/format-number.ts";
import { demandLevel } from "./demand-level.ts";
import { sampleListingsFor } from "./sample-listings.ts";
import { type Research, researchInput } from "./schema.ts";

const perHour = { points: 120, durationSeconds: 3600 };

/** Ten listings for a term from a rank on: Etsy's where a key is set, else the sample set (D24). */
export async function searchListings(
  ctx: Ctx,
  input: { term: unknown; startRank: unknown },
): Promise<Research> {
  const { term, startRank } = parseInput(researchInput, input);
  await limit("etsy-research", ctx.ip, perHour);
  const hits = await searchEtsyListings(ctx, { term, offset: startRank - 1 });
  const found = hits
    ? hits.map((hit) => ({ ...hit, demandText: demandTextOf(hit) }))
    : sampleListingsFor(term, startRank).map((listing) => ({ ...listing, currency: "USD" }));
  return {
    term,
    startRank,
    source: hits ? "Etsy" : "sample",
    rows: found.map(({ title, shop, price, currency, url, demandText }, index) => ({
      rank: startRank + index,
      title,
      shop,
      price,
      currency,
      url,
      demandText,
      demand: demandLevel(demandText),
    })),
  };
}

/** Etsy's API has no sales badge; how many people saved a listing says nearly the same. */
function demandTextOf({ favourites, views }: EtsyHit): string {
  const saved = `saved by ${formatCount(favourites)}, viewed ${formatCount(views)} times`;
  if (favourites >= 500) return `Hot item: ${saved}`;
  if (favourites >= 50) return `In demand: ${saved}`;
  return `S${saved.slice(1)}`;
}
