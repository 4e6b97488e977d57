import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { getGeneration } from "#app/core/ai/generations/get-generation.server.ts";
import { startGeneration } from "#app/core/ai/generations/start-generation.server.ts";
import type { GenerationView } from "#app/core/ai/schema.ts";
import { readImageAddress } from "#app/core/files/read-image-address.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { composePictureWish } from "./compose-design-prompt.ts";
import { keepDesign } from "./keep-design.server.ts";
import { adoptInput, type Design, imageInput } from "./schema.ts";

/** Starts a picture for one format; charged like any image of the generator. */
export async function startDesignImage(ctx: Ctx, input: unknown): Promise<GenerationView> {
  const { prompt, format, style, key } = parseInput(imageInput, input);
  const wish = composePictureWish({ prompt, format, style });
  return await startGeneration(ctx, { request: { function: "generate-image", ...wish }, key });
}

/** Takes a finished picture into the studio, once, with what it was drawn from. */
export async function adoptImage(ctx: Ctx, input: unknown): Promise<Design> {
  const { generationId, title, format } = parseInput(adoptInput, input);
  const made = await getGeneration(ctx, { id: generationId });
  if (made.status === "failed") throw new AppError("upstream", made.error ?? "Please try again.");
  if (made.status !== "done" || !made.imageUrl)
    throw new AppError("conflict", "This picture is not finished.");
  return await keepDesign(ctx, {
    id: generationId,
    bytes: await readImageAddress(made.imageUrl),
    title: title || "Untitled design",
    source: "generated",
    prompt: typeof made.input.prompt === "string" ? made.input.prompt : "",
    madeBy: made.madeBy,
    format,
  });
}
