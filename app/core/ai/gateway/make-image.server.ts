import { generateImage, type ImageModel } from "ai";
import { drawPicture } from "#app/core/ai/drawing/draw-picture.server.ts";
import type { PictureStyle } from "#app/core/ai/drawing/names.ts";
import { pictureSizes, type PictureShape, sceneFromWords } from "#app/core/ai/drawing/scene-from-words.ts";
import type { Made, Making } from "./making.ts";
import { type AiModel, pickModel } from "#app/core/ai/pick-model.server.ts";
import { callTimeout } from "#app/core/ai/provider-settings.server.ts";
import type { ParsedRequest } from "#app/core/ai/schema.ts";
import { readImage } from "#app/core/files/read-image.server.ts";
import { reencodeImage } from "#app/core/files/reencode-image.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { imageModel } from "./image-model.server.ts";
import { findImageService } from "./image-service.server.ts";
import { providerFailure } from "./provider-failure.ts";

type ImageRequest = Extract<ParsedRequest, { function: "generate-image" }>;

const styleWords: Record<PictureStyle, string> = {
  photo: "photograph, realistic light and materials",
  artistic: "artistic illustration, painterly",
  logo: "logo design, flat vector, plain background",
  cartoon: "cartoon style, bold outlines, bright colours",
};

const aspectRatios = { square: "1:1", landscape: "16:9", portrait: "9:16" } as const;

/** OpenAI's models take these sizes only; they are the nearest to the specified ones. */
const openAiSizes: Record<PictureShape, `${number}x${number}`> = {
  square: "1024x1024",
  landscape: "1536x1024",
  portrait: "1024x1536",
};

/** Draws with the service that was asked for, the model that was chosen, or the built-in engine. */
export async function makeImage(
  db: Db,
  request: ImageRequest,
  modelId: string | null,
  making: Making,
): Promise<Made> {
  const words = `${request.prompt}. ${styleWords[request.style]}`;
  const service =
    request.service && modelId === null ? await findImageService(db, request.service) : undefined;
  if (service) {
    const bytes = await service.draw({ prompt: words, size: request.size, style: request.style }, making);
    return finish(await asPng(bytes, service.name), request, service.name);
  }
  const model = await pickModel(db, "generate-image", modelId ?? undefined);
  const { provider, displayName } = model;
  if (provider === "built-in") {
    making.onProgress(0.1);
    const scene = sceneFromWords(request.prompt, {
      style: request.style,
      size: request.size,
      ...(request.seed === undefined ? {} : { seed: request.seed }),
    });
    return finish(await drawPicture(scene, { format: "png" }), request, displayName);
  }
  making.onProgress(0.05);
  const bytes = await askProvider(await imageModel(db, model), model, words, request, making);
  making.onProgress(0.9);
  return finish(await asPng(bytes, displayName), request, displayName);
}

async function askProvider(
  asked: ImageModel,
  { provider, displayName }: AiModel,
  prompt: string,
  { size, seed }: ImageRequest,
  { signal }: Making,
): Promise<Uint8Array> {
  const { width, height } = pictureSizes[size];
  const form =
    provider === "openai" || provider === "openai-compatible"
      ? { size: openAiSizes[size] }
      : provider === "huggingface"
        ? { size: `${width}x${height}` as const }
        : { aspectRatio: aspectRatios[size] };
  try {
    const { image } = await generateImage({
      model: asked,
      prompt,
      ...form,
      ...(seed === undefined || provider === "openai" ? {} : { seed }),
      maxRetries: 2,
      abortSignal: callTimeout(signal),
    });
    return image.uint8Array;
  } catch (error) {
    throw signal.aborted ? error : providerFailure(displayName, error);
  }
}

/** What comes from outside is read like an upload and drawn anew. */
async function asPng(bytes: Uint8Array, maker: string): Promise<Buffer> {
  try {
    const image = await readImage(bytes, { maxBytes: 40 * 1024 * 1024, animated: "first-frame" });
    return (await reencodeImage(image, { format: "png", maxSide: 4096 })).bytes;
  } catch (error) {
    throw new AppError("upstream", `${maker} sent something that is not a picture. Please try again.`, {
      cause: error,
    });
  }
}

function finish(image: Uint8Array, { prompt }: ImageRequest, madeBy: string): Made {
  return { image, result: { prompt }, madeBy };
}
