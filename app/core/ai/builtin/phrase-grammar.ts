import nlp from "compromise";

export function capitalise(text: string): string {
  return text.replace(/^\P{L}*\p{Ll}/u, (start) => start.toUpperCase());
}

export function endSentence(text: string): string {
  return /[.!?…]["”')\]]*$/u.test(text) ? text : `${text}.`;
}

/** "fox, owl and hare" */
export function listWords(words: readonly string[], last = "and"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

const determined =
  /^(an?|the|this|that|these|those|my|our|your|his|her|its|their|some|any|no|each|every|two|three|four|five|\d+|ein\p{Ll}*|d(?:er|ie|as)|une?|las?|les?|los|el|il|lo|un[oa]|een|het|uma?)\s/iu;
const uncountable =
  /((?<!(?:paint|draw|build|etch|engrav|wedd|even|morn|ceil|str|spr|w|r|k|th|pudd|duckl))ing|ware|music|advice|software|furniture|jewell?ery|clothing|art|decor|copy|coffee|tea|water|content|news|photography|poetry|seo|food|snow|rain|light|money|nature|love|stationery)$/i;

const headEnd =
  /\s(?:of|for|with|in|on|at|by|from|to|and|about|under|beside|near|over|into|that|who|which|called|named|\p{L}{2,}ing)(?=\s)/iu;

/** Puts "a" or "an" before a bare singular: "red fox" gives "a red fox", "red foxes" stays. */
export function withArticle(phrase: string): string {
  if (determined.test(phrase) || !/^[\p{Script=Latin}\d]/u.test(phrase)) return phrase;
  if (/^(launch|opening|release|history|benefits|future|art|power|importance|role|story) of\b/i.test(phrase))
    return `the ${phrase}`;
  const [clause = phrase] = phrase.split(/[,;:.]/);
  const [head = clause] = clause.split(headEnd);
  const noun = head.split(" ").at(-1) ?? head;
  const isName = /^\p{Lu}/u.test(phrase) && /^\p{Lu}/u.test(noun);
  if (isName || uncountable.test(noun) || isPlural(noun)) return phrase;
  const [first = ""] = phrase.split(/[\s-]/);
  return `${startsWithVowelSound(first) ? "an" : "a"} ${phrase}`;
}

function isPlural(noun: string): boolean {
  if (/^lens$/i.test(noun)) return false;
  return nlp(noun).has("#Plural") || /(?<![su])s$/i.test(noun);
}

function startsWithVowelSound(word: string): boolean {
  if (/^(uni([^mn]|$)|use|usu|eu|one|ut)/i.test(word)) return false;
  if (/^(hour|honest|heir)/i.test(word)) return true;
  return /^([aeiou]|8|11|18)/i.test(word);
}
