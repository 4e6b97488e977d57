import nlp from "compromise";

const smallWords = new Set(
  "a an and as at but by for from in into nor of on or over per the to under via with".split(" "),
);
const acronyms = new Map(
  "SVG PNG PDF DIY POD LED USA UK NYC EPS JPG RPG 3D AI CSS HTML SEO"
    .split(" ")
    .map((word) => [word.toLowerCase(), word]),
);
const holidays =
  /^(christmas|easter|halloween|hanukkah|ramadan|diwali|thanksgiving|valentine'?s?|january|february|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;

function upperFirst(word: string): string {
  return word.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

/** “iPhone”, “McDonald”: capitals that someone placed inside a word. */
function hasInnerCapital(word: string): boolean {
  return /\p{Ll}\p{Lu}/u.test(word);
}

function lower(word: string): string {
  if (hasInnerCapital(word)) return word;
  const letters = word.replaceAll(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  const acronym = acronyms.get(letters);
  return acronym ? word.toLowerCase().replace(letters, acronym) : word.toLowerCase();
}

export function titleCase(text: string): string {
  return text
    .split(" ")
    .map((word, index) => {
      const low = lower(word);
      if (low !== word.toLowerCase()) return low;
      return index > 0 && smallWords.has(low) ? low : low.split("-").map(upperFirst).join("-");
    })
    .join(" ");
}

function isName(word: string): boolean {
  const bare = word.replaceAll(/[^\p{L}'’]/gu, "");
  return holidays.test(bare) || (bare.length > 3 && nlp(bare).has("(#City|#Country|#Demonym)"));
}

/** Capitals at the start and on names only. Capitals of the original count unless every word has one. */
export function sentenceCase(text: string, opensSentence = true): string {
  const words = text.split(" ");
  const long = words.filter((word) => /^\p{L}{3}/u.test(word));
  const informative = long.some((word) => /^\p{Ll}/u.test(word));
  const cased = words.map((word, index) => {
    const keepsCapital = informative && index > 0 && /^\p{Lu}\p{Ll}/u.test(word);
    const low = lower(word);
    if (keepsCapital) return word;
    return isName(low) ? upperFirst(low) : low;
  });
  if (!opensSentence) return cased.join(" ");
  return cased.join(" ").replace(/^\P{L}*\p{Ll}/u, (start) => start.toUpperCase());
}
