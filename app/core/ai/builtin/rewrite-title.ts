import nlp from "compromise";
import {
  contentWords,
  firstSentence,
  freshRuns,
  splitAtRepeats,
  titleSegments,
} from "./words/clean-title.ts";
import { fitWords } from "./words/fit-length.ts";
import { sentenceCase, titleCase } from "./words/title-case.ts";

export const titlePlatforms = ["stock", "facebook", "instagram", "adobe", "etsy"] as const;
export type TitlePlatform = (typeof titlePlatforms)[number];

export interface TitleInput {
  originalTitle: string;
  imageDescription?: string;
  targetPlatform: TitlePlatform;
}

export interface RewrittenTitle {
  rewrittenTitle: string;
  /** Longest title that the platform takes, in characters. */
  limit: number;
}

interface Rules {
  limit: number;
  /** A list of search phrases, or one phrase that reads as a sentence. */
  form: "phrases" | "sentence";
  words: number;
}

export const titleRules: Record<TitlePlatform, Rules> = {
  etsy: { limit: 140, form: "phrases", words: 15 },
  adobe: { limit: 200, form: "sentence", words: 14 },
  stock: { limit: 200, form: "sentence", words: 16 },
  facebook: { limit: 80, form: "sentence", words: 12 },
  instagram: { limit: 125, form: "sentence", words: 14 },
};

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function isAdjective(phrase: string): boolean {
  return !phrase.includes(" ") && nlp(phrase).has("^#Adjective$");
}

/** Phrases in the order of the original, then what the description adds, each word once. */
function phrasesTitle(segments: string[], description: string, rules: Rules): string {
  const used = new Set<string>();
  const own = segments.flatMap((segment) => freshRuns(segment, used));
  const added = description
    .split(/,|\s(?:with|and|in|on|at|by|beside|near|under|against)\s/i)
    .flatMap(splitAtRepeats)
    .flatMap((part) => freshRuns(part, used))
    .filter((run) => run.includes(" ") || own.length === 0);
  const [main = "", ...rest] = [...own, ...added];
  const adjectives = isAdjective(main) ? [] : rest.filter(isAdjective).slice(0, 2);
  let title = [...adjectives, main].join(" ");
  for (const phrase of rest) {
    if (isAdjective(phrase)) continue;
    const longer = `${title}, ${phrase}`;
    if (longer.length <= rules.limit && countWords(longer) <= rules.words) title = longer;
  }
  return titleCase(title);
}

/** The description when it tells what the picture shows, else the original with what the description adds. */
function sentenceTitle(segments: string[], description: string, rules: Rules): string {
  const described = contentWords(description);
  const known = new Set(segments.flatMap(contentWords));
  const tellsMore = described.length >= 3 && (known.size === 0 || described.some((word) => known.has(word)));
  if (tellsMore) return sentenceCase(takeWords(description, rules.words));
  const used = new Set<string>();
  const runs = [...segments.slice(0, 3), description].flatMap((segment) => freshRuns(segment, used));
  const [main = "", ...rest] = runs;
  const adjectives = isAdjective(main) ? [] : rest.filter(isAdjective).slice(0, 2);
  const others = rest.filter((run) => !adjectives.includes(run)).slice(0, 2);
  const parts = [[...adjectives, main].join(" "), ...others];
  return takeWords(parts.map((part, index) => sentenceCase(part, index === 0)).join(", "), rules.words);
}

function takeWords(text: string, count: number): string {
  return text.split(/\s+/).slice(0, count).join(" ");
}

/** Titles an image for one platform: searched words first, none twice, nothing shouted, within the limit. */
export function rewriteTitle({
  originalTitle,
  imageDescription = "",
  targetPlatform,
}: TitleInput): RewrittenTitle {
  const rules = titleRules[targetPlatform];
  const segments = titleSegments(originalTitle);
  const description = firstSentence(imageDescription);
  const write = rules.form === "phrases" ? phrasesTitle : sentenceTitle;
  const written = fitWords(write(segments, description, rules), rules.limit);
  const rewrittenTitle = written || "Original artwork";
  return { rewrittenTitle, limit: rules.limit };
}
