import type { JobFunction } from "#app/core/ai/functions.ts";
import { makeImage } from "#app/core/ai/gateway/make-image.server.ts";
import { makeMegaTags } from "#app/core/ai/gateway/make-mega-tags.server.ts";
import { makePromptFromImage } from "#app/core/ai/gateway/make-prompt-from-image.server.ts";
import type { Made, Making } from "#app/core/ai/gateway/making.ts";
import { upscalePicture } from "#app/core/ai/gateway/upscale-picture.server.ts";
import { generationRequest } from "#app/core/ai/schema.ts";
import { readStream } from "#app/core/files/read-stream.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { files } from "#app/platform/storage/files.server.ts";
import type { Generation } from "./view-generation.server.ts";

/** Longer than any provider may take with its retries; the upscaler works through tiles on this machine. */
export const timeLimitMs: Record<Generation["function"], number> = {
  "generate-image": 180_000,
  "image-to-prompt": 120_000,
  "upscale-image": 840_000,
  "generate-mega-tags": 90_000,
  "enhance-prompt": 60_000,
  "rewrite-title": 60_000,
} satisfies Record<JobFunction, number> & Record<string, number>;

/** Hands the work to the function that does it. */
export async function makeResult(db: Db, row: Generation, making: Making): Promise<Made> {
  const request = generationRequest.parse({ ...row.input, function: row.function });
  if (request.function === "generate-image") return await makeImage(db, request, row.modelId, making);
  if (request.function === "generate-mega-tags") return await makeMegaTags(db, request, row.modelId, making);
  const bytes = await readInput(row);
  if (request.function === "image-to-prompt")
    return await makePromptFromImage(db, { ...request, bytes }, row.modelId, making);
  return await upscalePicture(bytes, request, making);
}

async function readInput({ inputPath }: Generation): Promise<Uint8Array> {
  const file = inputPath ? await files().get(inputPath) : undefined;
  if (!file) throw new AppError("not_found", "The uploaded image is gone. Please upload it again.");
  return await readStream(file.body);
}
