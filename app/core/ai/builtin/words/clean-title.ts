import { isStopWord } from "#app/core/ai/builtin/read-idea.ts";
import { baseForm } from "./base-form.ts";

const fileRemains = [
  /\.(jpe?g|png|webp|gif|tiff?|svg|psd|ai|pdf|heic)\b/gi,
  /\b(img|dsc|dscn|pxl|screenshot|untitled|scan|image|photo|picture|copy|final|draft|edited|export|download|midjourney|dall-?e)[ -]*\(?\d[\d_ ()-]*\b/gi,
  /\b(v\d+|\(\d+\)|copy of|final version|untitled|new file)\b/gi,
  /\b[0-9a-f]{8}-[0-9a-f-]{9,}\b/gi,
  /\b\d{6,}\b/g,
];
const hype =
  /\b(amazing|awesome|best( ever| quality| seller| price)?|wow|super|incredible|stunning|gorgeous|must[- ]have|high[- ]quality|premium quality|top quality|perfect|ultra|hot sale|free shipping|limited offer|on sale|buy now|cheap|viral|trending|4k|8k|uhd|hd|hq|very|really|so cute|nice)\b/gi;
const lookingOn =
  /^(this|the|an?)?\s*((beautiful|high[- ]resolution|stock|close[- ]up)\s+)*(image|picture|photo(graph)?|illustration|shot|view|artwork|design|render(ing)?)\s+(shows?|showing|depicts?|depicting|features?|featuring|of|with)\s+/i;

/** A title without file names, hype, emoji and shouting marks; in segments as its commas and dashes divide it. */
export function titleSegments(title: string): string[] {
  let text = title.normalize("NFKC").trim();
  // red-fox-winter.jpg: hyphens stand for spaces where a name has no space of its own.
  if (!/\s/.test(text)) text = text.replaceAll("-", " ");
  text = text.replaceAll("_", " ");
  for (const remains of fileRemains) text = text.replaceAll(remains, " ");
  const calm = text
    .replaceAll(/#(?=[\p{L}\p{N}])/gu, " ")
    .replaceAll(/[^\p{L}\p{N}\p{M}\s,.;:|/•·–—'’&+()-]/gu, " ")
    .replaceAll(hype, " ");
  const segments = tidySegments(calm);
  return segments.length > 0 ? segments : tidySegments(text.replaceAll(/[^\p{L}\p{N}\p{M}\s'’&-]/gu, " "));
}

function tidySegments(text: string): string[] {
  return text
    .split(/[,;|/•·–—()]+|\s-+\s|[.:!?]+(?:\s|$)|\n/u)
    .map((segment) => segment.replaceAll(/\s+/g, " ").replaceAll(/^[\s'’&+.:-]+|[\s'’&+.:-]+$/g, ""))
    .map((segment) => segment.replace(/^(and|or|with|for|the|an?)\s+(?=\S)/i, ""))
    .filter((segment) => /[\p{L}\p{N}]/u.test(segment) && !isStopWord(segment))
    .flatMap(splitAtRepeats);
}

/** A description's first sentence without “This image shows a”. */
export function firstSentence(description: string): string {
  const [first = ""] = description
    .replaceAll(/\s+/g, " ")
    .trim()
    .split(/(?<=[.!?])\s/u);
  return first
    .replace(lookingOn, "")
    .replace(/^(an?|the)\s+/i, "")
    .replaceAll(/[^\p{L}\p{N}\p{M}\s,'’&-]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/,(?= (?:with|in|on|at|by|and)\s)/gi, "")
    .replace(/[\s,]+$/, "")
    .trim();
}

export function contentWords(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}\p{M}'’&-]+/u)
    .filter((word) => word !== "" && !isStopWord(word))
    .map(baseForm);
}

function bare(word: string): string {
  return baseForm(word.replaceAll(/[^\p{L}\p{N}\p{M}'’&-]/gu, ""));
}

/** “boho wall art boho decor” → two phrases: a word that comes again opens a new one. */
export function splitAtRepeats(segment: string): string[] {
  const phrases: string[][] = [[]];
  let seen = new Set<string>();
  for (const word of segment.split(" ")) {
    const key = bare(word);
    if (seen.has(key) && !isStopWord(key)) {
      phrases.push([]);
      seen = new Set();
    }
    seen.add(key);
    phrases.at(-1)?.push(word);
  }
  return phrases.map((words) => trimSmallWords(words.join(" "))).filter(Boolean);
}

/** Words that mean little once the word before them is gone: “(cat) lover”, “(fox) themed”. */
const leaning = /^(lovers?|moms?|mums?|dads?|owners?|themed|shaped|styled?|inspired|sitting|based|like)\b/i;

/** Runs of words not used before, in order; what is left of a broken phrase is let go. */
export function freshRuns(segment: string, used: Set<string>): string[] {
  const runs: string[][] = [[]];
  for (const word of segment.replaceAll(",", " ").split(" ")) {
    const key = bare(word);
    const isRepeat = key !== "" && !isStopWord(key) && used.has(key);
    if (isRepeat) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  const isWhole = runs.length === 1;
  const fresh = runs
    .map((words) => trimSmallWords(words.join(" ")))
    .filter((run) => run !== "" && (isWhole || !leaning.test(run)));
  for (const run of fresh) for (const word of run.split(" ")) if (!isStopWord(word)) used.add(bare(word));
  return fresh;
}

/** “for lovers of” → “lovers”: a phrase neither starts nor ends with a preposition. */
function trimSmallWords(text: string): string {
  const words = text.split(" ").filter(Boolean);
  while (words.length > 0 && isStopWord((words[0] ?? "").replaceAll(/\W/g, ""))) words.shift();
  while (words.length > 0 && isStopWord((words.at(-1) ?? "").replaceAll(/\W/g, ""))) words.pop();
  return words.join(" ");
}
