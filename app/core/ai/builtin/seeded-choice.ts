/** 32-bit FNV-1a: spreads even near-identical texts. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

export interface Choice {
  /** One entry of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** Up to `count` different entries, in the list's own order. */
  pickSome<T>(list: readonly T[], count: number): T[];
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
}

/** Choices that depend on the key alone: the same key makes the same ones, in the same order. */
export function createChoice(key: string): Choice {
  let state = hash(key);
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  }
  function between(low: number, high: number): number {
    return low + Math.floor(next() * (high - low + 1));
  }
  return {
    between,
    pick<T>(list: readonly T[]): T {
      const chosen = list[between(0, list.length - 1)];
      if (chosen === undefined) throw new Error("There is nothing to choose from.");
      return chosen;
    },
    pickSome<T>(list: readonly T[], count: number): T[] {
      const left = list.map((_, index) => index);
      const kept = new Set<number>();
      while (kept.size < count && left.length > 0) {
        const [index] = left.splice(between(0, left.length - 1), 1);
        if (index !== undefined) kept.add(index);
      }
      return list.filter((_, index) => kept.has(index));
    },
  };
}
