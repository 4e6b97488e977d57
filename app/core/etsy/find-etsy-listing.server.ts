import * as z from "zod";
import { findProviderKey, noteKeyUse } from "#app/core/ai/keys/provider-key.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { fetchService } from "#app/platform/http/fetch-service.server.ts";

export interface EtsyListing {
  id: string;
  title: string;
  description: string;
  tags: string[];
  /** The first picture, at its full size. */
  imageUrl: string | null;
}

const keyName = "ETSY_API_KEY";
const publicAddress = "https://openapi.etsy.com";

const answer = z.object({
  title: z.string(),
  description: z.string().catch(""),
  tags: z.array(z.string()).catch([]),
  images: z.array(z.object({ url_fullxfull: z.url({ protocol: /^https?$/ }) })).catch([]),
});

/** One listing by its number; null where no key is set, a refusal where Etsy has no such listing. */
export async function findEtsyListing({ db }: { db: Db }, id: string): Promise<EtsyListing | null> {
  const key = await findProviderKey(db, keyName);
  if (key === undefined) return null;
  const address = new URL(`/v3/application/listings/${id}`, env().ETSY_BASE_URL ?? publicAddress);
  address.searchParams.set("includes", "Images");
  const response = await fetchService("Etsy", address.href, { headers: { "x-api-key": key } });
  if (response.status === 404) throw new AppError("not_found", "Etsy has no listing at this address.");
  const parsed = response.ok ? answer.safeParse(await response.json().catch(() => null)) : undefined;
  if (!parsed?.success) throw new AppError("upstream", `Etsy answered ${response.status}.`);
  await noteKeyUse(db, keyName);
  const { title, description, tags, images } = parsed.data;
  return { id, title, description, tags, imageUrl: images[0]?.url_fullxfull ?? null };
}
