import type { DemoStats } from "./seed-types.ts";

function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
}

function between(key: string, what: string, low: number, high: number): number {
  return low + (hash(`${what}:${key}`) % (high - low + 1));
}

/** The same key always gives the same figures, so that a page never changes its numbers by itself. */
export function demoStats(key: string): DemoStats {
  const downloads = between(key, "downloads", 10, 109);
  const likes = between(key, "likes", 12, 260);
  return {
    rating: between(key, "rating", 42, 49) / 10,
    reviews: between(key, "reviews", 5, 54),
    downloads,
    likes,
    views: likes * between(key, "views", 5, 11) + downloads,
  };
}
