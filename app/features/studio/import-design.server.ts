import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { ownTerms } from "#app/core/ai/builtin/tags/tag-candidates.ts";
import { countSearch } from "#app/core/catalog/count-search.server.ts";
import { listRecords } from "#app/core/catalog/list-records.server.ts";
import { findEtsyListing } from "#app/core/etsy/find-etsy-listing.server.ts";
import { readImageAddress } from "#app/core/files/read-image-address.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { keepDesign } from "./keep-design.server.ts";
import { parseEtsyAddress } from "./parse-etsy-address.ts";
import { type Design, etsyImportInput, keywordImportInput } from "./schema.ts";

export interface LibraryMatch {
  id: string;
  title: string;
  imageUrl: string | null;
}

const mostKeywords = 8;

/** Phrases first: `wall art print` says more than `print`. */
function keywordsOf(title: string): string[] {
  return ownTerms(title)
    .filter(({ kind }) => kind !== "adjective")
    .map(({ text }) => text)
    .slice(0, mostKeywords);
}

function wordsOnly(title: string, source: "etsy" | "keywords", keywords: string[]): Design {
  return {
    id: null,
    title: title.slice(0, 200),
    source,
    keywords: keywords.map((word) => word.slice(0, 100)).slice(0, 20),
    width: null,
    height: null,
    prompt: "",
    madeBy: "",
    format: null,
    isReference: source === "etsy",
  };
}

export interface EtsyImport {
  design: Design;
  /** `address`: read from the address alone. `etsy`: asked at Etsy. */
  from: "address" | "etsy";
}

/** A listing as a reference: its title and keywords, and its picture where Etsy may be asked. */
export async function importFromEtsy(ctx: Ctx, input: unknown, signal?: AbortSignal): Promise<EtsyImport> {
  const { url } = parseInput(etsyImportInput, input);
  const address = parseEtsyAddress(url);
  const sentence = "This is not the address of an Etsy listing, such as etsy.com/listing/123456789/title.";
  if (!address) throw new AppError("validation", sentence, { fields: { url: sentence } });
  const listing = await findEtsyListing(ctx, address.listingId);
  if (!listing) {
    const title = address.title || `Etsy listing ${address.listingId}`;
    return { design: wordsOnly(title, "etsy", keywordsOf(address.title)), from: "address" };
  }
  const keywords = listing.tags.length > 0 ? listing.tags : keywordsOf(listing.title);
  const bytes = listing.imageUrl ? await readPicture(ctx, listing.imageUrl, signal) : undefined;
  const design = bytes
    ? await keepDesign(ctx, { bytes, title: listing.title.slice(0, 200), source: "etsy", keywords })
    : wordsOnly(listing.title, "etsy", keywords);
  return { design, from: "etsy" };
}

/** The words of a listing are worth having without its picture. */
async function readPicture(ctx: Ctx, address: string, signal?: AbortSignal): Promise<Uint8Array | undefined> {
  try {
    return await readImageAddress(address, signal);
  } catch (error) {
    ctx.log.info({ err: error }, "the picture of an Etsy listing could not be read");
    return undefined;
  }
}

/** An idea in words, and what the library of this site has that is near to it. */
export async function importFromKeywords(
  ctx: Ctx,
  input: unknown,
): Promise<{ design: Design; matches: LibraryMatch[] }> {
  const { keywords } = parseInput(keywordImportInput, input);
  const phrases = keywords
    .split(/[,\n;]/)
    .map((phrase) => phrase.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean);
  const [title = keywords] = phrases;
  const page = await listRecords(ctx, { q: title.slice(0, 200), limit: 6 });
  await countSearch(ctx, title, page.total.count);
  return {
    design: wordsOnly(title.charAt(0).toUpperCase() + title.slice(1), "keywords", phrases),
    matches: page.cards.map(({ id, title, imageUrl }) => ({ id, title, imageUrl })),
  };
}
