import type { TagPlatform } from "#app/core/ai/builtin/tags/tag-rules.ts";

interface Platform {
  value: TagPlatform;
  label: string;
  /** What the platform takes, said beside the choice. */
  titleHint: string;
  tagHint: string;
}

/** Toolkit §9, and Etsy's limits. */
export const platforms: readonly Platform[] = [
  { value: "stock", label: "Stock", titleHint: "Up to 200 characters", tagHint: "Up to 49 tags" },
  { value: "facebook", label: "Facebook", titleHint: "Up to 80 characters", tagHint: "Up to 5 hashtags" },
  { value: "instagram", label: "Instagram", titleHint: "Up to 125 characters", tagHint: "Up to 30 hashtags" },
  { value: "adobe", label: "Adobe", titleHint: "Up to 200 characters", tagHint: "Up to 49 tags" },
  {
    value: "etsy",
    label: "Etsy",
    titleHint: "Up to 140 characters",
    tagHint: "Up to 13 tags of 20 characters",
  },
];
