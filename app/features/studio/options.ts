import type { RemixType } from "#app/core/ai/builtin/grammar/remixes.ts";
import type { ProductFormat } from "#app/core/ai/builtin/print-check.ts";

// Toolkit §9, as the browser and the server share it.

export const studioTabs = ["import", "niches", "analyze", "generate", "remix", "seo", "export"] as const;
export type StudioTab = (typeof studioTabs)[number];

export const formatOptions: { value: ProductFormat; label: string }[] = [
  { value: "t-shirt", label: "T-shirt" },
  { value: "tumbler", label: "Tumbler" },
  { value: "mug", label: "Mug" },
  { value: "poster", label: "Poster" },
  { value: "sticker", label: "Sticker" },
];

export const designStyles = ["original", "vintage", "modern", "minimalist", "artistic"] as const;
export type DesignStyle = (typeof designStyles)[number];

export const styleOptions: { value: DesignStyle; label: string }[] = [
  { value: "original", label: "Original" },
  { value: "vintage", label: "Vintage" },
  { value: "modern", label: "Modern" },
  { value: "minimalist", label: "Minimalist" },
  { value: "artistic", label: "Artistic" },
];

export const remixOptions: { value: RemixType; label: string }[] = [
  { value: "style", label: "Style" },
  { value: "theme", label: "Theme" },
  { value: "mood", label: "Mood" },
];

/** The four specified platforms, and the package with pictures. */
export const exportPlatforms = ["gohighlevel", "zapier", "json", "csv", "zip"] as const;
export type ExportPlatform = (typeof exportPlatforms)[number];

export const csvColumns = ["etsy", "generic"] as const;
export type CsvColumns = (typeof csvColumns)[number];

export const designSources = ["upload", "etsy", "keywords", "generated"] as const;
export type DesignSource = (typeof designSources)[number];

/** Toolkit §5, to the letter. */
export const messages = {
  etsyUrl: "Please enter an Etsy URL",
  keywords: "Please enter search keywords",
  searchTerm: "Please enter a search term",
  prompt: "Please enter a prompt or select from analyzed prompts",
  basePrompt: "Please provide a base prompt",
  seoKeywords: "Please enter keywords for your design",
  workflowName: "Please enter a workflow name",
  goHighLevelKey: "Please enter your GoHighLevel API key",
} as const;
