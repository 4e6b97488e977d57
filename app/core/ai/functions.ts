/** Everything the gateway can do, by the names of the HTTP functions where those are specified. */
export const aiFunctions = [
  "enhance-prompt",
  "generate-image",
  "image-to-prompt",
  "upscale-image",
  "rewrite-title",
  "generate-mega-tags",
] as const;

export type AiFunction = (typeof aiFunctions)[number];

export const textFunctions = [
  "enhance-prompt",
  "rewrite-title",
  "generate-mega-tags",
] as const satisfies AiFunction[];

/** These run in the worker, with progress; the other text functions answer at once. */
export const jobFunctions = [
  "generate-image",
  "image-to-prompt",
  "upscale-image",
  "generate-mega-tags",
] as const satisfies AiFunction[];

export type JobFunction = (typeof jobFunctions)[number];

export const providerNames = [
  "openai",
  "anthropic",
  "google",
  "huggingface",
  "replicate",
  "perplexity",
  "openai-compatible",
  "built-in",
] as const;

export type ProviderName = (typeof providerNames)[number];

/** Toolkit §9: bulk images cost 2 credits each, whatever model draws them. */
export const batchCreditsPerImage = 2;
export const largestBatch = 100;

/** Toolkit §9: what a visitor's browser starts with; the server limits by address all the same (D10). */
export const trialCredits = 247;
