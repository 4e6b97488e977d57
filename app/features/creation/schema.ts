import * as z from "zod";
import { largestBatch } from "#app/core/ai/functions.ts";
import { categories, formats, presets } from "./creation-options.ts";

const sizeMessage = `Please choose a batch size from 1 to ${largestBatch}.`;

function oneOf(choices: readonly { value: string }[], message: string) {
  return z.string().refine((value) => choices.some((choice) => choice.value === value), message);
}

export const creationInput = z.object({
  mode: z.enum(["list", "template"]).default("list"),
  text: z
    .string({ error: "Please enter a prompt." })
    .trim()
    .min(1, "Please enter a prompt.")
    .max(40_000, "Please use at most 40,000 characters."),
  values: z.record(z.string(), z.string().max(4000)).default({}),
  category: oneOf(categories, "Please choose a category.").default("any"),
  preset: oneOf(presets, "Please choose a style preset.").default("natural-photo"),
  format: oneOf(formats, "Please choose a format.").default("square"),
  count: z.coerce
    .number({ error: sizeMessage })
    .int(sizeMessage)
    .min(1, sizeMessage)
    .max(largestBatch, sizeMessage),
  key: z.string().max(200).optional(),
});
