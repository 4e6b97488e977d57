import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { cleanListingTitle, listingTitleLimit } from "#app/core/ai/builtin/listing-rules.ts";
import { seoListing } from "#app/core/ai/builtin/seo-listing.ts";
import { fitWords } from "#app/core/ai/builtin/words/fit-length.ts";
import { pickModel } from "#app/core/ai/pick-model.server.ts";
import { rewriteTitle } from "#app/core/ai/rewrite-title.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { limitStudio } from "./limit-studio.server.ts";
import { matchNiches } from "./read-niches.server.ts";
import { type SeoData, seoInput } from "./schema.ts";

/** A listing within the marketplace's limits, with the sample figures of the nearest niche. */
export async function writeListing(ctx: Ctx, input: unknown, signal?: AbortSignal): Promise<SeoData> {
  const { keywords, format, findings } = parseInput(seoInput, input);
  await limitStudio(ctx, "text");
  const { style, mood, colors } = findings;
  const known = { ...(style ? { style } : {}), ...(mood ? { mood } : {}), ...(colors ? { colors } : {}) };
  const listing = seoListing({ keywords, format, findings: known });
  const { title, madeBy } = await improveTitle(ctx, listing.title, keywords, signal);
  const [niche] = matchNiches(keywords);
  return {
    ...listing,
    title,
    searchVolume: niche?.searches ?? null,
    competition: niche?.competition ?? null,
    niche: niche?.name ?? null,
    madeBy,
  };
}

/** The built-in engine has written its best title already; a configured provider may write a better one. */
async function improveTitle(ctx: Ctx, title: string, keywords: string, signal: AbortSignal | undefined) {
  const { provider, displayName } = await pickModel(ctx.db, "rewrite-title");
  if (provider === "built-in") return { title, madeBy: displayName };
  const { rewrittenTitle, madeBy } = await rewriteTitle(
    ctx,
    { originalTitle: title, imageDescription: keywords, targetPlatform: "etsy" },
    signal,
  );
  const fitted = fitWords(cleanListingTitle(rewrittenTitle), listingTitleLimit - 1);
  return fitted ? { title: fitted, madeBy } : { title, madeBy: displayName };
}
