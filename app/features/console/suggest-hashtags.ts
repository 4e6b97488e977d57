import { composer } from "./sample-social.ts";

/** Toolkit §9: add 3-5 hashtags. */
const most = 5;
const mostOwn = 2;
const smallWords = new Set(
  "about above after again also and are been before behind between both but cannot could does down each else every from have here into itself just like made make many more most much must near next only other over same should some square such than that their them then there these they this those three through under until very were what when where which while with would your yours".split(
    " ",
  ),
);

/** Tags that fit the caption: known ones that share a word with it, then its own words, then the usual ones. */
export function suggestHashtags(caption: string): string[] {
  const present = new Set(caption.toLowerCase().match(/#[\p{L}\p{N}_]+/gu) ?? []);
  const plain = caption.toLowerCase().replaceAll(/#[\p{L}\p{N}_]+/gu, " ");
  const words = [...new Set(plain.match(/\p{L}{4,}/gu) ?? [])].filter((word) => !smallWords.has(word));
  const fitting = composer.hashtags.filter((tag) => words.some((word) => tag.includes(singular(word))));
  const own = words
    .toSorted((left, right) => right.length - left.length)
    .slice(0, mostOwn)
    .map((word) => `#${word}`);
  const all = [...new Set([...fitting, ...own, ...composer.hashtags])].filter((tag) => !present.has(tag));
  return all.slice(0, Math.max(0, most - present.size));
}

function singular(word: string): string {
  return word.length > 4 ? word.replace(/s$/, "") : word;
}
