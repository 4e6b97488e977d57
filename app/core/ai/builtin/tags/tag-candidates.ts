import nlp from "compromise";
import { isStopWord, readIdea } from "#app/core/ai/builtin/read-idea.ts";

export interface OwnTerm {
  text: string;
  kind: "phrase" | "noun" | "adjective";
}

const empty =
  /^(image|picture|photo|photograph|thing|things|stuff|lot|bit|kind|sort|way|one|something|left|right|top|bottom|side|middle|center|centre|front|day|time|view)s?$/;

// Tagged otherwise when they stand alone, but in descriptions of pictures they are things.
const things = /^(light|gold|silver|square|fabric|print|wrap|paint|sketch|frame)$/;

function isNoun(word: string): boolean {
  if (things.test(word)) return true;
  return (
    !/(?:ly|ing|ed)$/.test(word) &&
    nlp(word).has("(#Noun|#ProperNoun|#PresentTense)") &&
    !isPlainAdjective(word)
  );
}

function isPlainAdjective(word: string): boolean {
  return nlp(word).has("#Adjective") || /(?:ful|less|ous|ive|ish|able)$/.test(word);
}

function isUsable(word: string): boolean {
  return word.length > 2 && !empty.test(word) && !/^\d+$/.test(word) && !isStopWord(word);
}

/** “ginger cat asleep” → “ginger cat”: a phrase ends in its noun. */
function endInNoun(words: string[]): string[] {
  const last = words.findLastIndex(isNoun);
  return words.slice(0, last + 1);
}

/** Tags that the description says itself: noun phrases of up to four words, nouns, adjectives. */
export function ownTerms(description: string): OwnTerm[] {
  const terms = new Map<string, OwnTerm>();
  for (const phrase of readIdea(description).phrases) {
    const words = phrase.split(" ").filter((word) => !/^\d+$/.test(word));
    const noun = endInNoun(words);
    for (let length = Math.min(4, noun.length); length >= 2; length -= 1) {
      const text = noun.slice(-length).join(" ");
      if (!empty.test(noun.at(-1) ?? "")) terms.set(text, { text, kind: "phrase" });
    }
    for (const word of words.filter(isUsable)) {
      const kind = isNoun(word) ? "noun" : "adjective";
      if ((kind === "noun" || isPlainAdjective(word)) && !terms.has(word))
        terms.set(word, { text: word, kind });
    }
  }
  return [...terms.values()];
}
