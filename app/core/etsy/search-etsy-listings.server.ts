import * as z from "zod";
import { findProviderKey, noteKeyUse } from "#app/core/ai/keys/provider-key.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { fetchService } from "#app/platform/http/fetch-service.server.ts";

export interface EtsyHit {
  title: string;
  shop: string;
  price: number;
  currency: string;
  url: string;
  favourites: number;
  views: number;
}

const keyName = "ETSY_API_KEY";
const publicAddress = "https://openapi.etsy.com";
const pageSize = 10;

const answer = z.object({
  results: z.array(
    z.object({
      title: z.string(),
      url: z.url({ protocol: /^https?$/ }),
      price: z.object({ amount: z.number(), divisor: z.number().positive(), currency_code: z.string() }),
      num_favorers: z.number().catch(0),
      views: z.number().catch(0),
      shop: z.object({ shop_name: z.string() }).nullish(),
    }),
  ),
});

/** Ten listings as Etsy ranks them for a term, from the given place on; null where no key is set. */
export async function searchEtsyListings(
  { db }: { db: Db },
  { term, offset }: { term: string; offset: number },
): Promise<EtsyHit[] | null> {
  const key = await findProviderKey(db, keyName);
  if (key === undefined) return null;
  const address = new URL("/v3/application/listings/active", env().ETSY_BASE_URL ?? publicAddress);
  address.search = new URLSearchParams({
    keywords: term,
    limit: String(pageSize),
    offset: String(offset),
    sort_on: "score",
    includes: "Shop",
  }).toString();
  const response = await fetchService("Etsy", address.href, { headers: { "x-api-key": key } });
  const parsed = response.ok ? answer.safeParse(await response.json().catch(() => null)) : undefined;
  if (!parsed?.success) throw new AppError("upstream", `Etsy answered ${response.status}.`);
  await noteKeyUse(db, keyName);
  return parsed.data.results.map(({ title, url, price, num_favorers, views, shop }) => ({
    title,
    shop: shop?.shop_name ?? "",
    price: price.amount / price.divisor,
    currency: price.currency_code,
    url,
    favourites: num_favorers,
    views,
  }));
}
