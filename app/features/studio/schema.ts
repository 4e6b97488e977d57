import * as z from "zod";
import { remixTypes } from "#app/core/ai/builtin/grammar/remixes.ts";
import { imageTargets } from "#app/core/ai/builtin/options.ts";
import { productFormats } from "#app/core/ai/builtin/print-check.ts";
import { formatCount } from "#app/ui/format-number.ts";
import { csvColumns, designSources, designStyles, exportPlatforms, messages } from "./options.ts";

function words(missing: string, most: number) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(most, `Please use at most ${formatCount(most)} characters.`);
}

const text = (most: number) => z.string().trim().max(most, `Please use at most ${most} characters.`);
const format = z.enum(productFormats, { error: "Please choose a format." });
const style = z.enum(designStyles, { error: "Please choose a style." });
const target = z.enum(imageTargets).default("midjourney");
const remixType = z.enum(remixTypes, { error: "Please choose style, theme or mood." });

export const designShape = z.object({
  /** Of the stored picture; null while the design is only words. */
  id: z.uuid().nullable(),
  title: text(200),
  source: z.enum(designSources),
  keywords: z.array(text(100)).max(20),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** What it was drawn from, and by whom, where it was drawn here. */
  prompt: text(6000),
  madeBy: text(200),
  format: format.nullable(),
  /** Somebody else's listing: looked at, never exported. */
  isReference: z.boolean(),
});
export type Design = z.output<typeof designShape>;

const level = z.enum(["Low", "Medium", "High"]);

export const reportShape = z.object({
  designId: z.uuid().nullable(),
  width: z.number(),
  height: z.number(),
  aspectRatio: z.string(),
  palette: z.array(z.object({ hex: z.string(), name: z.string(), share: z.number() })).max(12),
  style: z.object({
    kind: z.enum(["photo", "illustration", "graphic"]),
    confidencePercent: z.number(),
    medium: z.string(),
    colours: z.string(),
    mood: z.string(),
    light: z.array(z.string()).max(10),
  }),
  text: z.enum(["likely", "unlikely", "unsure"]),
  composition: z.object({
    words: z.array(z.string()).max(10),
    focus: z.object({ x: z.number(), y: z.number() }),
    negativeSpacePercent: z.number(),
    hasPlainBackground: z.boolean(),
  }),
  transparentPercent: z.number(),
  prints: z
    .array(
      z.object({
        format,
        name: z.string(),
        neededWidth: z.number(),
        neededHeight: z.number(),
        dpi: z.number(),
        verdict: z.enum(["ready", "good", "soft", "too small"]),
        sentence: z.string(),
        notes: z.array(z.string()).max(5),
      }),
    )
    .max(10),
  garments: z
    .array(
      z.object({
        garment: z.enum(["light", "dark"]),
        visibleShare: z.number(),
        verdict: z.enum(["clear", "partly", "lost"]),
        sentence: z.string(),
      }),
    )
    .max(2),
  /** For `select from analyzed prompts`. */
  prompts: z.array(z.object({ label: text(100), text: text(6000) })).max(10),
});
export type DesignReport = z.output<typeof reportShape>;

export const promptShape = z.object({
  id: z.uuid(),
  label: text(200),
  text: text(6000),
  format: format.nullable(),
  madeBy: text(200),
});
export type StudioPrompt = z.output<typeof promptShape>;

export const remixShape = z.object({
  label: text(200),
  prompt: text(6000),
  isCustom: z.boolean(),
  similarityPercent: z.number(),
});
export type StudioRemix = z.output<typeof remixShape>;

/** Loose on purpose: a listing that is being written may break every rule until it is exported. */
export const listingShape = z.object({
  title: z.string().max(1000),
  description: z.string().max(20_000),
  tags: z.array(z.string().max(200)).max(60),
});
export type Listing = z.output<typeof listingShape>;

export const seoShape = listingShape.extend({
  searchVolume: z.number().nullable(),
  competition: level.nullable(),
  /** The sample niche that the two figures come from. */
  niche: text(200).nullable(),
  suggestions: z.array(text(400)).max(10),
  madeBy: text(200),
});
export type SeoData = z.output<typeof seoShape>;

/** A picture under way. The key makes asking for it again, after a reload, the same piece of work. */
const runningShape = z.object({
  key: z.uuid(),
  generationId: z.uuid().nullable(),
  title: text(200),
  format,
  style,
  prompt: text(4000),
});
export type RunningImage = z.output<typeof runningShape>;

export const workflowShape = z.object({
  version: z.literal(1),
  name: z.string().max(200),
  design: designShape.nullable(),
  report: reportShape.nullable(),
  prompts: z.array(promptShape).max(60),
  images: z.array(designShape).max(30),
  running: z.array(runningShape).max(10),
  generate: z.object({
    prompt: z.string().max(6000),
    formats: z.array(format).max(5),
    style,
    target: z.enum(imageTargets),
  }),
  remix: z.object({
    basePrompt: z.string().max(6000),
    type: remixType,
    custom: z.record(remixType, z.array(text(200)).max(20)),
    results: z.array(remixShape).max(40),
    resultsOf: remixType.nullable(),
  }),
  seo: z.object({ keywords: z.string().max(2000), format, data: seoShape.nullable() }),
});
export type Workflow = z.output<typeof workflowShape>;

export const etsyImportInput = z.object({ url: words(messages.etsyUrl, 2000) });
export const keywordImportInput = z.object({ keywords: words(messages.keywords, 500) });
export const nicheInput = z.object({ term: words(messages.searchTerm, 200) });
export const designInput = z.object({ designId: z.uuid("Please import a design first from the Import tab") });
export const mockupInput = designInput.extend({ format });
export const promptsInput = z.object({
  prompt: words(messages.prompt, 4000),
  formats: z.array(format).min(1, "Please choose a format.").max(5),
  style: style.default("original"),
  target,
});
export const imageInput = z.object({
  prompt: words(messages.prompt, 4000),
  format,
  style: style.default("original"),
  key: z.string().min(8).max(200).optional(),
});
export const adoptInput = z.object({ generationId: z.uuid(), title: text(200), format });
export const remixInput = z.object({
  basePrompt: words(messages.basePrompt, 4000),
  type: remixType,
  custom: z.array(text(200)).max(20).default([]),
});
export const seoInput = z.object({
  keywords: words(messages.seoKeywords, 2000),
  format,
  findings: z
    .object({
      style: text(200).optional(),
      mood: text(200).optional(),
      colors: z.array(text(100)).max(12).optional(),
    })
    .default({}),
});

export const exportInput = z.object({
  platform: z.enum(exportPlatforms, { error: "Please choose where to export to." }),
  name: words(messages.workflowName, 200),
  columns: z.enum(csvColumns).default("etsy"),
  hookUrl: z.string().trim().max(2000).default(""),
  apiKey: z.string().trim().max(2000).default(""),
  locationId: z.string().trim().max(100).default(""),
  price: z
    .union([
      z.literal(""),
      z.coerce.number({ error: "Please give the price as a number." }).min(0).max(50_000),
    ])
    .default(""),
  format: format.default("poster"),
  listing: listingShape.nullable().default(null),
  /** Who drafted the listing. */
  listingMadeBy: text(200).default(""),
  design: designShape.nullable().default(null),
  images: z.array(designShape).max(30).default([]),
  prompts: z.array(promptShape).max(60).default([]),
});
export type ExportInput = z.input<typeof exportInput>;
export type ParsedExport = z.output<typeof exportInput>;

export const projectInput = z.object({ id: z.uuid().nullable(), workflow: workflowShape });

export interface ProjectSummary {
  id: string;
  name: string;
  updatedAt: string;
}
