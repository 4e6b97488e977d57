import { upscaleImage } from "#app/core/ai/builtin/upscale-image.server.ts";
import type { Made, Making } from "./making.ts";
import { upscalerName } from "#app/core/ai/quote.server.ts";
import type { ParsedRequest } from "#app/core/ai/schema.ts";
import { readImage } from "#app/core/files/read-image.server.ts";

type UpscaleRequest = Extract<ParsedRequest, { function: "upscale-image" }>;

/** Enlarges on this machine, tile by tile. */
export async function upscalePicture(
  bytes: Uint8Array,
  { style }: UpscaleRequest,
  { signal, onProgress }: Making,
): Promise<Made> {
  const picture = await readImage(bytes);
  const enlarged = await upscaleImage(picture, {
    signal,
    onProgress,
    format: "png",
    ...(style ? { style } : {}),
  });
  const { width, height } = enlarged;
  return { image: enlarged.bytes, result: { width, height, style: enlarged.style }, madeBy: upscalerName };
}
