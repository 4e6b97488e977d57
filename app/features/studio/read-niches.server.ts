import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { contentWords } from "#app/core/ai/builtin/words/clean-title.ts";
import { countSearch } from "#app/core/catalog/count-search.server.ts";
import { demandFor, listSiteDemand, type SiteDemand } from "#app/core/catalog/site-demand.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { type Niche, sampleNiches } from "./sample-niches.ts";
import { nicheInput } from "./schema.ts";

const keys = (text: string) => new Set(contentWords(text.toLowerCase()));

function sharedWords(name: string, wanted: ReadonlySet<string>): number {
  return [...keys(name)].filter((word) => wanted.has(word)).length;
}

/** Sample niches that share a word with the text, the nearest first. */
export function matchNiches(text: string): Niche[] {
  const wanted = keys(text);
  return sampleNiches
    .map((niche) => ({ niche, shared: sharedWords(niche.name, wanted) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || b.niche.searches - a.niche.searches)
    .map(({ niche }) => niche);
}

export interface NicheFindings {
  niches: Niche[];
  site: SiteDemand[];
}

/** Sample niches near a term, and this site's own figures for it. */
export async function searchNiches(ctx: Ctx, input: unknown): Promise<NicheFindings> {
  const { term } = parseInput(nicheInput, input);
  const wanted = keys(term);
  const own = await demandFor(ctx, term);
  await countSearch(ctx, term, own.prompts);
  const others = (await listSiteDemand(ctx, 100)).filter(
    (demand) => demand.term !== own.term && sharedWords(demand.term, wanted) > 0,
  );
  return { niches: matchNiches(term), site: [own, ...others.slice(0, 11)] };
}
