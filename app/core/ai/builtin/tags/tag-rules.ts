import type { TermUse } from "./market-terms.ts";

export const tagPlatforms = ["stock", "facebook", "instagram", "adobe", "etsy"] as const;
export type TagPlatform = (typeof tagPlatforms)[number];

interface TagRules {
  most: number;
  /** Longest tag, in characters. */
  length: number;
  /** `#gingercat` instead of `ginger cat`. */
  hashtags: boolean;
  use: TermUse;
}

export const tagRules: Record<TagPlatform, TagRules> = {
  etsy: { most: 13, length: 20, hashtags: false, use: "shop" },
  adobe: { most: 49, length: 50, hashtags: false, use: "stock" },
  stock: { most: 49, length: 50, hashtags: false, use: "stock" },
  instagram: { most: 30, length: 30, hashtags: true, use: "social" },
  facebook: { most: 5, length: 30, hashtags: true, use: "social" },
};

/** A tag as the platform takes it, or nothing when it cannot be one there. */
export function formatTag(tag: string, platform: TagPlatform): string | undefined {
  const { hashtags, length } = tagRules[platform];
  const plain = tag
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}\s'’-]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[\s'’-]+|[\s'’-]+$/g, "");
  if (!/\p{L}/u.test(plain)) return undefined;
  const formatted = hashtags ? `#${plain.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, "")}` : plain;
  return formatted.length <= length ? formatted : undefined;
}
