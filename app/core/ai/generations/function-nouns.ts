import type { AiFunction } from "#app/core/ai/functions.ts";

/** How the credit history names the work. */
export const functionNouns: Record<AiFunction, string> = {
  "enhance-prompt": "Text prompt",
  "generate-image": "Image",
  "image-to-prompt": "Image analysis",
  "upscale-image": "Upscaled image",
  "rewrite-title": "Title",
  "generate-mega-tags": "Tags",
};
