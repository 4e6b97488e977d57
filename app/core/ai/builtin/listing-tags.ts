import { formatWords, type DesignFormat } from "./grammar/design-formats.ts";
import type { DesignFindings } from "./design-findings.ts";
import { hasRefusedCharacters, startsWithWord } from "./listing-rules.ts";
import { generalTermsFor, marketTermsFor } from "./tags/market-terms.ts";
import { ownTerms } from "./tags/tag-candidates.ts";
import { formatTag, tagRules } from "./tags/tag-rules.ts";
import { tagKey } from "./words/base-form.ts";

interface TagRequest {
  segments: string[];
  format: DesignFormat | undefined;
  findings: DesignFindings;
}

const turn = /\s(?:in|on|at|by|for|with|of|from|under|over|before|after|and|without|near|beside)\s.*$/i;

/** The motif without its product and place: “mushroom tumbler wrap on cream” is about a mushroom. */
function motifOf(segments: string[], format: DesignFormat | undefined): string {
  const first = (segments[0] ?? "").replace(turn, "");
  const bare = format ? first.replaceAll(formatWords[format].own, "").replaceAll(/\s+/g, " ").trim() : first;
  const nouns = ownTerms(bare || first).filter((term) => term.kind === "noun");
  return nouns.at(-1)?.text ?? "";
}

/** The phrase itself where it fits a tag, else the noun phrases in it that do; a bare adjective joins the motif. */
function fittingParts(segment: string, motif: string): string[] {
  const own = ownTerms(segment);
  const isAdjective = own.length === 1 && own[0]?.kind === "adjective" && !segment.includes(" ");
  if (isAdjective && motif) return [`${segment} ${motif}`];
  const phrases = own.filter((term) => term.kind === "phrase").map((term) => term.text);
  const nouns = own.filter((term) => term.kind === "noun").map((term) => term.text);
  return [segment, ...phrases, ...(phrases.length > 0 ? [] : nouns)].filter(
    (part) => formatTag(part, "etsy") !== undefined,
  );
}

function combinations(motif: string, { style }: DesignFindings): string[] {
  if (!motif) return [];
  const combined = [`${motif} gift`, `${motif} art`, `${motif} design`];
  return style ? [`${style} ${motif}`, ...combined] : combined;
}

/** Words for walls belong to posters only. */
function suits(term: string, format: DesignFormat | undefined): boolean {
  return (
    format === undefined ||
    format === "poster" ||
    !/\b(wall art|prints?|decor|poster|gallery|room)\b/.test(term)
  );
}

/** Thirteen different tags of at most twenty characters: the keywords, the motif, the product, then what buyers search. */
export function listingTags({ segments, format, findings }: TagRequest): string[] {
  const text = segments.join(", ");
  const product = format ? formatWords[format].tags : [];
  const motif = motifOf(segments, format);
  const [firstParts = [], ...otherParts] = segments.map((segment) => fittingParts(segment, motif));
  const market = marketTermsFor(text, "shop").filter((term) => suits(term, format));
  const offered = [
    ...firstParts.slice(0, 3),
    ...otherParts.map(([best = ""]) => best).slice(0, 4),
    ...product.slice(0, 2),
    ...combinations(motif, findings).slice(0, 2),
    ...market.slice(0, 3),
    ...product.slice(2),
    ...market.slice(3),
    ...generalTermsFor(text, "shop").filter((term) => suits(term, format)),
    ...generalTermsFor("", "shop"),
  ];
  const tags = new Map<string, string>();
  for (const term of offered) {
    const tag = formatTag(term, "etsy");
    const key = tagKey(term);
    if (tag && !tags.has(key) && startsWithWord(tag) && !hasRefusedCharacters("tag", tag)) tags.set(key, tag);
    if (tags.size === tagRules.etsy.most) break;
  }
  return [...tags.values()];
}
