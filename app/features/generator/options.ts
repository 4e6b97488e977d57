import type { Category, ImageTarget, PromptTarget, Tone } from "#app/core/ai/builtin/options.ts";
import type { PictureStyle } from "#app/core/ai/drawing/names.ts";
import type { PictureShape } from "#app/core/ai/drawing/scene-from-words.ts";

interface Option<Value extends string> {
  value: Value;
  label: string;
}

export const categoryOptions: Option<Category>[] = [
  { value: "business", label: "Business" },
  { value: "creative", label: "Creative" },
  { value: "ecommerce", label: "Ecommerce" },
  { value: "social", label: "Social" },
  { value: "technical", label: "Technical" },
];

export const toneOptions: Option<Tone>[] = [
  { value: "professional", label: "Professional" },
  { value: "casual", label: "Casual" },
  { value: "persuasive", label: "Persuasive" },
  { value: "educational", label: "Educational" },
  { value: "humorous", label: "Humorous" },
];

export const targetModelOptions: (Option<ImageTarget> & { hint: string })[] = [
  { value: "midjourney", label: "Midjourney", hint: "Phrases and --parameters" },
  { value: "dalle", label: "DALL·E", hint: "Whole sentences" },
  { value: "stable-diffusion", label: "Stable Diffusion", hint: "Weighted tags, negatives" },
  { value: "leonardo", label: "Leonardo", hint: "Description and negatives" },
];

export const promptTargetOptions: Option<PromptTarget>[] = [
  { value: "text", label: "A chat model" },
  ...targetModelOptions.map(({ value, label }) => ({ value, label })),
];

export const styleOptions: (Option<PictureStyle> & { sample: string })[] = [
  { value: "photo", label: "Photo", sample: "/pictures/small/candle-evening.webp" },
  { value: "artistic", label: "Artistic", sample: "/pictures/small/flow-ribbons.webp" },
  { value: "logo", label: "Logo", sample: "/pictures/small/geometric-peaks.webp" },
  { value: "cartoon", label: "Cartoon", sample: "/pictures/small/cartoon-city.webp" },
];

/** Toolkit §9: 1k for square and portrait, 2k for landscape. */
export const sizeOptions: (Option<PictureShape> & { hint: string; width: number; height: number })[] = [
  { value: "square", label: "Square", hint: "1:1 · 1k", width: 1024, height: 1024 },
  { value: "landscape", label: "Landscape", hint: "16:9 · 2k", width: 2048, height: 1152 },
  { value: "portrait", label: "Portrait", hint: "9:16 · 1k", width: 576, height: 1024 },
];

export function labelOf(options: readonly Option<string>[], value: unknown): string | undefined {
  return options.find((option) => option.value === value)?.label;
}
