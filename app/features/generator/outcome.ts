import { batchCreditsPerImage } from "#app/core/ai/functions.ts";
import { titleOf } from "#app/core/ai/prompt-title.ts";
import type { GenerationView } from "#app/core/ai/schema.ts";
import { type GeneratorType, typeOfFunction } from "./generator-types.ts";

/** What step 3 shows, whichever of the three types made it. */
export interface Outcome {
  type: GeneratorType;
  /** After what was asked for: a written prompt begins with its own headings. */
  title: string;
  prompt: string;
  imageUrl: string | null;
  /** What was done, where the maker says: read out of the file, described, added. */
  explanation: string | null;
  madeBy: string;
  seconds: number | null;
  cost: number;
  /** Missing for a visitor's text, which is not kept. */
  generationId: string | null;
  /** Images of a batch are in the gallery already. */
  batchId: string | null;
  style: string | null;
  size: string | null;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

export function outcomeOf(generation: GenerationView): Outcome | null {
  const type = typeOfFunction(generation.function);
  if (!type || generation.status !== "done") return null;
  const { input, result, createdAt, finishedAt } = generation;
  const asked = textOf(input.prompt) ?? textOf(input.subject);
  return {
    type,
    title: asked ? titleOf(asked) : "Prompt from your picture",
    prompt: textOf(result?.prompt) ?? textOf(input.prompt) ?? "",
    imageUrl: generation.imageUrl,
    explanation: textOf(result?.explanation),
    madeBy: generation.madeBy,
    seconds: finishedAt && type !== "text" ? (finishedAt.getTime() - createdAt.getTime()) / 1000 : null,
    // Images of a batch are paid through their batch.
    cost: generation.batchId ? batchCreditsPerImage : generation.cost,
    generationId: generation.id,
    batchId: generation.batchId,
    style: textOf(input.style),
    size: textOf(input.size),
  };
}
