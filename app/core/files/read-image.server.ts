import sharp, { type Metadata, type Sharp } from "sharp";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formatBytes } from "./format-bytes.ts";
import { requireModestText } from "./png-text-limit.ts";
import { readPngChunks } from "./read-png-chunks.ts";
import { type ImageFormat, type SniffedFormat, sniffFormat } from "./sniff-format.ts";

export interface ImageLimits {
  maxBytes?: number;
  maxPixels?: number;
  /** What to do with more than one frame. Refusing is the default: nothing here keeps the movement. */
  animated?: "refuse" | "first-frame";
}

export interface UploadedImage {
  format: ImageFormat;
  mediaType: string;
  /** As displayed, after the camera's orientation is applied. */
  width: number;
  height: number;
  hasAlpha: boolean;
  isAnimated: boolean;
  bytes: Buffer;
  /** A fresh, bounded, upright pipeline over the picture's first frame. */
  pipeline: () => Sharp;
}

const defaultMaxBytes = 20 * 1024 * 1024;
const defaultMaxPixels = 64_000_000;
const acceptedSentence = "Please choose a PNG, JPEG, WebP, AVIF or GIF picture.";

const refusals: Partial<Record<SniffedFormat, string>> = {
  svg: "SVG files can carry scripts and are not accepted. Please export the drawing as PNG.",
  pdf: `This is a PDF, not a picture. ${acceptedSentence}`,
  heic: "HEIC photos cannot be read here. Please export the photo as JPEG.",
  tiff: "TIFF files cannot be read here. Please export the picture as PNG or JPEG.",
  bmp: "BMP files cannot be read here. Please export the picture as PNG.",
  ico: "Icon files cannot be read here. Please export the picture as PNG.",
};

const supported = ["png", "jpeg", "webp", "gif", "avif"] as const;

function requireImageFormat(bytes: Uint8Array): ImageFormat {
  const sniffed = sniffFormat(bytes);
  const format = supported.find((one) => one === sniffed);
  if (format) return format;
  throw new AppError(
    "unsupported_media",
    refusals[sniffed] ?? `This file is not a picture we can read. ${acceptedSentence}`,
  );
}

function damaged(cause: unknown): AppError {
  return new AppError("validation", "This picture is damaged or incomplete. Please upload it again.", {
    cause,
  });
}

function tooManyPixels(maxPixels: number, cause?: unknown): AppError {
  const megapixels = Math.floor(maxPixels / 1_000_000);
  const sentence = `This picture has too many pixels. The most we accept is ${megapixels} megapixels.`;
  return new AppError("too_large", sentence, { cause });
}

async function readHeader(bytes: Buffer, maxPixels: number): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: "none" }).metadata();
  } catch (error) {
    if (error instanceof Error && error.message.includes("pixel limit"))
      throw tooManyPixels(maxPixels, error);
    throw damaged(error);
  }
}

/** libvips shows the first frame of an animated PNG and does not say that there are more. */
function isAnimatedPng(bytes: Buffer): boolean {
  for (const chunk of readPngChunks(bytes)) {
    if (chunk.type === "acTL") return true;
    if (chunk.type === "IDAT") return false;
  }
  return false;
}

function isAnimated(format: ImageFormat, bytes: Buffer, header: Metadata): boolean {
  if (format === "png") return isAnimatedPng(bytes);
  if (format === "avif") return bytes.toString("latin1", 8, 12) === "avis";
  return (header.pages ?? 1) > 1;
}

/** Takes an upload's bytes, or refuses them with a sentence before anything large is decoded. */
export async function readImage(input: Uint8Array, limits: ImageLimits = {}): Promise<UploadedImage> {
  const { maxBytes = defaultMaxBytes, maxPixels = defaultMaxPixels, animated = "refuse" } = limits;
  if (input.byteLength === 0)
    throw new AppError("validation", "This file is empty. Please choose a picture.");
  if (input.byteLength > maxBytes)
    throw new AppError(
      "too_large",
      `This picture is too large. The most we accept is ${formatBytes(maxBytes)}.`,
    );

  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  const format = requireImageFormat(bytes);
  if (format === "png") requireModestText(bytes);
  const header = await readHeader(bytes, maxPixels);
  if (header.width * header.height > maxPixels) throw tooManyPixels(maxPixels);
  const moving = isAnimated(format, bytes, header);
  if (moving && animated === "refuse")
    throw new AppError(
      "unsupported_media",
      "Animated pictures are not accepted. Please upload a still picture.",
    );

  const pipeline = () =>
    sharp(bytes, { limitInputPixels: maxPixels, failOn: "truncated", pages: 1 }).autoOrient();
  try {
    // Shrinking while decoding still reads every byte, so a file that breaks off is found out cheaply.
    await pipeline().resize(64, 64, { fit: "inside" }).raw().toBuffer();
  } catch (error) {
    throw damaged(error);
  }
  return {
    format,
    mediaType: `image/${format}`,
    width: header.autoOrient.width,
    height: header.autoOrient.height,
    hasAlpha: header.hasAlpha,
    isAnimated: moving,
    bytes,
    pipeline,
  };
}
