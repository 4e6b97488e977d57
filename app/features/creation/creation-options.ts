import type { PictureStyle } from "#app/core/ai/drawing/names.ts";
import type { PictureShape } from "#app/core/ai/drawing/scene-from-words.ts";

interface Choice {
  value: string;
  label: string;
  /** Put behind every prompt of the batch. */
  words: string;
}

/** Toolkit §9: ten categories. */
export const categories: readonly Choice[] = [
  { value: "any", label: "Any subject", words: "" },
  { value: "landscapes", label: "Landscapes", words: "wide landscape" },
  { value: "portraits", label: "Portraits", words: "portrait, face in focus" },
  { value: "products", label: "Product photography", words: "product shot on a plain ground" },
  { value: "still-life", label: "Still life", words: "still life arrangement" },
  { value: "animals", label: "Animals", words: "animal subject" },
  { value: "florals", label: "Florals", words: "botanical, flowers and leaves" },
  { value: "architecture", label: "Cities and architecture", words: "city architecture" },
  { value: "abstract", label: "Abstract", words: "abstract composition" },
  { value: "patterns", label: "Seamless patterns", words: "seamless repeating pattern" },
];

/** Toolkit §9: ten style presets, each on one of the four picture styles. */
export const presets: readonly (Choice & { style: PictureStyle })[] = [
  { value: "natural-photo", label: "Natural photo", words: "natural light, true colours", style: "photo" },
  { value: "studio-photo", label: "Studio photo", words: "soft studio light, clean ground", style: "photo" },
  { value: "golden-hour", label: "Golden hour", words: "golden hour, long shadows", style: "photo" },
  { value: "moody", label: "Moody night", words: "night, deep shadows", style: "photo" },
  { value: "watercolour", label: "Watercolour", words: "loose watercolour on paper", style: "artistic" },
  { value: "retro", label: "Retro print", words: "retro seventies print, limited inks", style: "artistic" },
  { value: "line-art", label: "Line art", words: "fine line art, one weight", style: "artistic" },
  { value: "minimal-logo", label: "Minimal logo", words: "minimal emblem, flat shapes", style: "logo" },
  { value: "badge", label: "Vintage badge", words: "vintage badge with a ring", style: "logo" },
  { value: "cartoon", label: "Friendly cartoon", words: "friendly cartoon, bold outlines", style: "cartoon" },
];

/** Toolkit §9: five formats. */
export const formats: readonly (Choice & { size: PictureShape; hint: string })[] = [
  { value: "square", label: "Square post", hint: "1:1 · 1k", words: "", size: "square" },
  { value: "wide", label: "Wide banner", hint: "16:9 · 2k", words: "wide framing", size: "landscape" },
  { value: "story", label: "Tall story", hint: "9:16 · 1k", words: "tall framing", size: "portrait" },
  { value: "poster", label: "Poster", hint: "9:16 · 1k", words: "poster layout", size: "portrait" },
  { value: "sticker", label: "Sticker", hint: "1:1 · 1k", words: "die-cut sticker", size: "square" },
];

export const defaultBatchSize = 50;
