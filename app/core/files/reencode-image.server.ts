import type { Sharp } from "sharp";
import type { UploadedImage } from "./read-image.server.ts";

export type StoredFormat = "webp" | "png" | "jpeg";

export interface ReencodeOptions {
  /** Default: WebP, which keeps transparency and is the smallest of the three. */
  format?: StoredFormat;
  /** Longest side in pixels; smaller pictures are not enlarged. */
  maxSide?: number;
  quality?: number;
}

export interface EncodedImage {
  bytes: Buffer;
  format: StoredFormat;
  mediaType: string;
  width: number;
  height: number;
}

function encode(pipeline: Sharp, format: StoredFormat, quality: number): Sharp {
  if (format === "png") return pipeline.png({ compressionLevel: 8 });
  if (format === "jpeg") return pipeline.flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: true });
  return pipeline.webp({ quality, alphaQuality: 90, effort: 4 });
}

/** Draws the picture anew: upright, in sRGB, without the metadata (place, camera, prompt) it came with. */
export async function reencodeImage(
  image: UploadedImage,
  options: ReencodeOptions = {},
): Promise<EncodedImage> {
  const { format = "webp", maxSide = 8192, quality = 86 } = options;
  const bounded = image
    .pipeline()
    .resize(maxSide, maxSide, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
  const { data, info } = await encode(bounded, format, quality).toBuffer({ resolveWithObject: true });
  return { bytes: data, format, mediaType: `image/${format}`, width: info.width, height: info.height };
}

/** A small copy for lists. `square` cuts to the most eventful part of the picture. */
export async function makeThumbnail(
  image: UploadedImage,
  options: { side?: number; shape?: "inside" | "square" } = {},
): Promise<EncodedImage> {
  const { side = 480, shape = "inside" } = options;
  if (shape === "inside") return reencodeImage(image, { maxSide: side, quality: 80 });
  const { data, info } = await image
    .pipeline()
    .resize(side, side, { fit: "cover", position: "attention" })
    .toColourspace("srgb")
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, format: "webp", mediaType: "image/webp", width: info.width, height: info.height };
}
