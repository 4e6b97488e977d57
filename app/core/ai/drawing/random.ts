/** A seeded stream of numbers: the same seed always tells the same story. */
export type Random = {
  next(): number;
  range(low: number, high: number): number;
  int(below: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  /** An independent stream, so that one part of a picture can change without moving the others. */
  fork(label: string): Random;
};

export function hashText(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  return hash >>> 0;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  function int(below: number): number {
    return Math.floor(next() * below);
  }

  function pick<T>(list: readonly T[]): T {
    const item = list[int(list.length)];
    if (item === undefined) throw new RangeError("Cannot pick from an empty list");
    return item;
  }

  function shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  }

  return {
    next,
    int,
    pick,
    shuffle,
    range: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    fork: (label) => createRandom(hashText(`${seed}:${label}`)),
  };
}
