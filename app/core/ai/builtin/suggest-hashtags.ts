import { generalTermsFor, marketTermsFor } from "./tags/market-terms.ts";
import { ownTerms } from "./tags/tag-candidates.ts";
import { formatTag } from "./tags/tag-rules.ts";
import { tagKey } from "./words/base-form.ts";

/** Three to five hashtags for a caption: its own subject first, then what its readers follow. */
export function suggestHashtags(caption: string): string[] {
  const own = ownTerms(caption);
  const phrases = own.filter((term) => term.kind === "phrase" && term.text.split(" ").length <= 3);
  const nouns = own.filter((term) => term.kind === "noun");
  const market = marketTermsFor(caption, "social");
  const offered = [
    ...distinctEndings(phrases.map((term) => term.text)).slice(0, 2),
    ...market.slice(0, 2),
    ...nouns.map((term) => term.text).slice(0, 1),
    ...market.slice(2),
    ...nouns.map((term) => term.text).slice(1),
    ...generalTermsFor(caption, "social"),
  ];
  const tags = new Map<string, string>();
  for (const term of offered) {
    const tag = formatTag(term, "facebook");
    const key = tagKey(term).replaceAll(" ", "");
    if (tag && !tags.has(key)) tags.set(key, tag);
    if (tags.size === 5) break;
  }
  return [...tags.values()];
}

/** “lavender soy candle” and “soy candle” end alike: one of them is enough. */
function distinctEndings(phrases: string[]): string[] {
  return phrases.filter(
    (phrase, index) => !phrases.slice(0, index).some((earlier) => earlier.endsWith(` ${phrase}`)),
  );
}
