import { embed, similarity } from "#app/core/ai/models/embed-text.server.ts";
import { baseForm } from "#app/core/ai/builtin/words/base-form.ts";
import type { OwnTerm } from "./tag-candidates.ts";
import { isInUse, sensesOf, type Sense } from "./wordnet.server.ts";

/** Below this no meaning of the word fits the description, and its relatives would mislead. */
const leastFit = 0.2;
/** How much better a rarer meaning must fit than the usual one. */
const rarerMeaning = 0.1;
const mostWords = 24;

async function fittingSense(senses: Sense[], about: Float32Array): Promise<Sense | undefined> {
  const vectors = await embed(senses.map((sense) => sense.gloss));
  let best: Sense | undefined;
  let bestFit = leastFit;
  for (const [index, sense] of senses.entries()) {
    const vector = vectors[index];
    const fit = vector ? similarity(about, vector) : 0;
    if (fit > (best ? bestFit + rarerMeaning : bestFit)) [best, bestFit] = [sense, fit];
  }
  return best;
}

/** Words that buyers type: no Latin names, no abbreviations, no four-word definitions. */
function isCommon(word: string): boolean {
  return /^[a-z]{3,}(?: [a-z]{3,}){0,2}$/.test(word);
}

/** Synonyms and broader words of the description's nouns and adjectives, in the meaning that fits it. */
export async function relatedWords(own: readonly OwnTerm[], description: string): Promise<string[]> {
  const [about] = await embed([description]);
  const words = own
    .filter((term) => term.kind !== "phrase" || term.text.split(" ").length === 2)
    .slice(0, mostWords);
  if (!about) return [];
  const related = new Set<string>();
  for (const { text, kind } of words) {
    const lemma = kind === "adjective" ? text : text.split(" ").map(baseForm).join(" ");
    const part = kind === "adjective" ? "adj" : "noun";
    const sense = await fittingSense(await sensesOf(lemma, part), about);
    for (const word of [...(sense?.synonyms ?? []), ...(sense?.broader ?? [])]) {
      if (isCommon(word) && (await isInUse(word, part))) related.add(word);
    }
  }
  return [...related];
}
