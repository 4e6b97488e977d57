import { embed, similarity } from "#app/core/ai/models/embed-text.server.ts";
import { relatedWords } from "./tags/related-words.server.ts";
import { generalTermsFor, marketTermsFor, type TermUse } from "./tags/market-terms.ts";
import { formatTag, tagRules, type TagPlatform } from "./tags/tag-rules.ts";
import { ownTerms, type OwnTerm } from "./tags/tag-candidates.ts";
import { baseForm, tagKey } from "./words/base-form.ts";

export interface MegaTagsInput {
  imageDescription: string;
  existingTags: readonly string[];
  targetPlatform: TagPlatform;
}

export interface MegaTags {
  /** Tags that were there, then the new ones, best first. */
  megaTags: string[];
  newTagsCount: number;
  totalTagsCount: number;
  /** Tags that were there and cannot stay: doubles, too long, or past the platform's number. */
  leftOut: string[];
}

interface Candidate {
  text: string;
  score: number;
}

type Source = "phrase" | "noun" | "adjective" | "market" | "related" | "general";

/** How near a term must be to the description, and how much it counts, by where it comes from. */
const weights: Record<TermUse, Record<Source, { least: number; bonus: number }>> = {
  shop: {
    phrase: { least: 0.1, bonus: 0.3 },
    noun: { least: 0.25, bonus: -0.25 },
    adjective: { least: 0.4, bonus: -0.3 },
    market: { least: 0.1, bonus: 0.25 },
    related: { least: 0.4, bonus: -0.2 },
    general: { least: -1, bonus: -0.2 },
  },
  stock: {
    phrase: { least: 0.1, bonus: 0.3 },
    noun: { least: 0.08, bonus: 0.25 },
    adjective: { least: 0.12, bonus: 0.1 },
    market: { least: 0.15, bonus: 0.1 },
    related: { least: 0.32, bonus: 0 },
    general: { least: 0.2, bonus: -0.1 },
  },
  social: {
    phrase: { least: 0.1, bonus: 0.25 },
    noun: { least: 0.15, bonus: 0 },
    adjective: { least: 0.25, bonus: -0.1 },
    market: { least: 0.12, bonus: 0.25 },
    related: { least: 0.4, bonus: -0.1 },
    general: { least: 0.08, bonus: -0.2 },
  },
};

const repeatPenalty: Record<TermUse, number> = { shop: 0.12, stock: 0.04, social: 0.2 };

function keepExisting(
  existing: readonly string[],
  platform: TagPlatform,
): { kept: string[]; leftOut: string[] } {
  const kept: string[] = [];
  const leftOut: string[] = [];
  const seen = new Set<string>();
  for (const tag of existing.map((text) => text.trim()).filter(Boolean)) {
    const formatted = formatTag(tag, platform);
    const key = tagKey(tag).replaceAll(" ", "");
    if (!formatted || seen.has(key) || kept.length >= tagRules[platform].most) leftOut.push(tag);
    else {
      kept.push(formatted);
      seen.add(key);
    }
  }
  return { kept, leftOut };
}

async function rank(description: string, use: TermUse, terms: [Source, string[]][]): Promise<Candidate[]> {
  const [about] = await embed([description]);
  const candidates: Candidate[] = [];
  for (const [source, texts] of terms) {
    const { least, bonus } = weights[use][source];
    const vectors = await embed(texts);
    for (const [index, text] of texts.entries()) {
      const vector = vectors[index];
      const near = about && vector ? similarity(about, vector) : 0;
      if (near >= least) candidates.push({ text, score: near + bonus });
    }
  }
  return candidates;
}

/** Takes the best first; a word that many chosen tags share already makes the next one with it less wanted. */
function choose(candidates: Candidate[], kept: string[], platform: TagPlatform): string[] {
  const chosen = [...kept];
  const seen = new Set(kept.map((tag) => tagKey(tag).replaceAll(" ", "")));
  const uses = new Map<string, number>();
  const left = [...candidates];
  const penalty = repeatPenalty[tagRules[platform].use];
  const wanted = ({ text, score }: Candidate) =>
    score - penalty * Math.max(0, ...text.split(" ").map((word) => uses.get(baseForm(word)) ?? 0));
  while (chosen.length < tagRules[platform].most && left.length > 0) {
    const best = left.reduce((a, b) => (wanted(b) > wanted(a) ? b : a));
    left.splice(left.indexOf(best), 1);
    const formatted = formatTag(best.text, platform);
    const key = tagKey(best.text).replaceAll(" ", "");
    if (!formatted || seen.has(key)) continue;
    seen.add(key);
    chosen.push(formatted);
    for (const word of best.text.split(" ")) uses.set(baseForm(word), (uses.get(baseForm(word)) ?? 0) + 1);
  }
  return chosen;
}

function texts(own: OwnTerm[], kind: OwnTerm["kind"]): string[] {
  return own.filter((term) => term.kind === kind).map((term) => term.text);
}

/** Widens a picture's tags: what its description says, what is related to it, and what buyers search by. */
export async function megaTags(input: MegaTagsInput): Promise<MegaTags> {
  const { imageDescription: description, existingTags, targetPlatform: platform } = input;
  const { use } = tagRules[platform];
  const { kept, leftOut } = keepExisting(existingTags, platform);
  const own = ownTerms(description);
  const candidates = await rank(description, use, [
    ["phrase", texts(own, "phrase")],
    ["noun", texts(own, "noun")],
    ["adjective", texts(own, "adjective")],
    ["market", marketTermsFor([description, ...existingTags].join(", "), use)],
    ["related", await relatedWords(own, description)],
    ["general", generalTermsFor(description, use)],
  ]);
  const tags = choose(candidates, kept, platform);
  return { megaTags: tags, newTagsCount: tags.length - kept.length, totalTagsCount: tags.length, leftOut };
}
