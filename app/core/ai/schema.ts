import * as z from "zod";
import { formatCount } from "#app/ui/format-number.ts";
import { categories, imageTargets, promptTargets, tones } from "./builtin/options.ts";
import { tagPlatforms as platforms } from "./builtin/tags/tag-rules.ts";
import { pictureStyles } from "./drawing/names.ts";
import { pictureShapes } from "./drawing/scene-from-words.ts";
import type { AiFunction } from "./functions.ts";

const modelId = z.uuid("Please choose a model.").optional();
const seed = z.number().int().min(0).max(4_294_967_295).optional();

function words(missing: string, most = 4000) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(most, `Please use at most ${formatCount(most)} characters.`);
}

export const enhancePromptInput = z.object({
  prompt: words("Please enter a prompt."),
  category: z.enum(categories).default("creative"),
  tone: z.enum(tones).default("professional"),
  audience: z.string().trim().max(200, "Please use at most 200 characters.").default(""),
  enhancementType: z.literal("optimize").default("optimize"),
  /** For whom the prompt is written: a chat model, or an image tool in its own syntax. */
  target: z.enum(promptTargets).default("text"),
  seed,
  modelId,
});

export const generateImageInput = z.object({
  prompt: words("Please enter a prompt."),
  style: z.enum(pictureStyles).default("photo"),
  size: z.enum(pictureShapes).default("square"),
  seed,
  modelId,
  /** Asks this service by name where its key is set. */
  service: z.enum(["freepik", "artistly"]).optional(),
});

export const imageToPromptInput = z.object({
  targetModel: z.enum(imageTargets, { error: "Please choose a target model." }).default("midjourney"),
  subject: z.string().trim().max(200, "Please use at most 200 characters.").optional(),
  modelId,
});

export const upscaleImageInput = z.object({
  scale: z.literal(4, { error: "Pictures are enlarged four times." }).default(4),
  style: z.enum(["photo", "art"]).optional(),
});

export const rewriteTitleInput = z.object({
  originalTitle: words("Please enter a title.", 500),
  imageDescription: z.string().trim().max(4000, "Please use at most 4,000 characters.").optional(),
  targetPlatform: z.enum(platforms, { error: "Please choose a platform." }).default("stock"),
  modelId,
});

export const megaTagsInput = z.object({
  imageDescription: words("Please describe the image."),
  existingTags: z.array(z.string().trim().max(100)).max(100, "Please give at most 100 tags.").default([]),
  targetPlatform: z.enum(platforms, { error: "Please choose a platform." }).default("stock"),
  modelId,
});

/** What the worker can be asked for; the picture of those that need one travels beside it. */
export const generationRequest = z.discriminatedUnion("function", [
  generateImageInput.extend({ function: z.literal("generate-image") }),
  imageToPromptInput.extend({ function: z.literal("image-to-prompt") }),
  upscaleImageInput.extend({ function: z.literal("upscale-image") }),
  megaTagsInput.extend({ function: z.literal("generate-mega-tags") }),
]);

export type EnhancePromptInput = z.input<typeof enhancePromptInput>;
export type RewriteTitleInput = z.input<typeof rewriteTitleInput>;
export type GenerationRequest = z.input<typeof generationRequest>;
export type ParsedRequest = z.output<typeof generationRequest>;

/** A generation as its owner sees it. */
export interface GenerationView {
  id: string;
  function: AiFunction;
  status: "queued" | "running" | "done" | "failed" | "cancelled";
  /** 0 to 100. */
  progress: number;
  /** In credits: held while it runs, spent when done, returned otherwise. */
  cost: number;
  /** e.g. `Built-in preview engine`. */
  madeBy: string;
  /** What was asked, e.g. prompt, style and size. */
  input: Record<string, unknown>;
  /** What came of it besides a picture, e.g. `{ prompt, explanation }` or `{ megaTags, … }`. */
  result: Record<string, unknown> | null;
  /** Signed, good for at least ten minutes. */
  imageUrl: string | null;
  /** A small copy of it, for lists. */
  smallUrl: string | null;
  /** One sentence, when it failed. */
  error: string | null;
  batchId: string | null;
  createdAt: Date;
  finishedAt: Date | null;
}
