// Near-equal texts are found by min-hashing: the smallest hash over all runs of three words is the same
// for two texts as often as they share such runs. Two of these together make a print, so that texts
// without much in common share none.

const wordsPerRun = 3;
const printCount = 4;

export function plainWords(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

export function runsOf(text: string): Set<string> {
  const words = plainWords(text);
  if (words.length <= wordsPerRun) return new Set(words.length === 0 ? [] : [words.join(" ")]);
  const runs = new Set<string>();
  for (let start = 0; start + wordsPerRun <= words.length; start += 1)
    runs.add(words.slice(start, start + wordsPerRun).join(" "));
  return runs;
}

/** Share of the runs that two texts have in common, from 0 to 1. */
export function likeness(one: string, other: string): number {
  const [a, b] = [runsOf(one), runsOf(other)];
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const run of a) if (b.has(run)) shared += 1;
  return shared / (a.size + b.size - shared);
}

export function printsOf(text: string): bigint[] {
  const hashes = [...runsOf(text)].map(hashOf);
  if (hashes.length === 0) return [];
  return Array.from({ length: printCount }, (_, index) => {
    const high = BigInt(smallest(hashes, 2 * index));
    const low = BigInt(smallest(hashes, 2 * index + 1));
    return BigInt.asIntN(64, (high << 32n) | low);
  });
}

function smallest(hashes: readonly number[], seed: number): number {
  let least = 0xffff_ffff;
  for (const hash of hashes) least = Math.min(least, scramble(hash ^ Math.imul(seed + 1, 0x9e37_79b1)));
  return least;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
  return hash >>> 0;
}

function scramble(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
