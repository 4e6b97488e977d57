import sharp from "sharp";
import type { ModelName } from "#app/core/ai/models/load-model.server.ts";
import type { UploadedImage } from "#app/core/files/read-image.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { analyseImage } from "./analyse-image.server.ts";
import { runModel } from "./run-model.server.ts";
import { blendTile, cutTile, planTiles } from "./upscale-tiles.ts";

export const upscaleFactor = 4;

export interface UpscaleOptions {
  /** Which network; by default chosen by what the picture is. */
  style?: "photo" | "art";
  /** Part done, 0..1, after every tile. */
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
  maxOutputPixels?: number;
  format?: "png" | "webp";
}

export interface UpscaledImage {
  bytes: Buffer;
  format: "png" | "webp";
  mediaType: string;
  width: number;
  height: number;
  style: "photo" | "art";
}

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Mirrored border, so that the networks never see where the picture ends; cut off again afterwards. */
const border = 8;
const defaultMaxOutputPixels = 4096 * 4096;

/** Before any work: also for those who would only put it into the queue. */
export function requireFittingSize(
  { width, height }: Pick<UploadedImage, "width" | "height">,
  most = defaultMaxOutputPixels,
): void {
  const pixels = width * height * upscaleFactor ** 2;
  if (pixels <= most) return;
  const megapixels = (value: number) => Math.round(value / 1_000_000);
  throw new AppError(
    "too_large",
    `Enlarged four times this picture would have ${megapixels(pixels)} megapixels; the most is ${megapixels(most)}. Please use a smaller picture.`,
  );
}

async function enlarge(
  source: Pixels,
  model: ModelName,
  onTile: () => void,
  signal: AbortSignal | undefined,
): Promise<Pixels> {
  const { data: padded, info } = await sharp(source.data, {
    raw: { width: source.width, height: source.height, channels: 3 },
  })
    .extend({ top: border, bottom: border, left: border, right: border, extendWith: "mirror" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const width = info.width * upscaleFactor;
  const height = info.height * upscaleFactor;
  const target = new Uint8Array(width * height * 3);
  for (const tile of planTiles(info.width, info.height)) {
    const data = cutTile(padded, info.width, tile);
    const enlarged = await runModel(model, { data, dims: [1, 3, tile.height, tile.width] }, signal);
    blendTile(target, width, tile, enlarged.data, upscaleFactor);
    onTile();
  }
  const edge = border * upscaleFactor;
  const size = { width: source.width * upscaleFactor, height: source.height * upscaleFactor };
  const data = await sharp(target, { raw: { width, height, channels: 3 } })
    .extract({ left: edge, top: edge, ...size })
    .raw()
    .toBuffer();
  return { data, ...size };
}

/** See-through pixels often hide black, which would bleed into the edges: they take their neighbours' colour. */
async function splitAlpha(image: UploadedImage): Promise<{ colour: Pixels; alpha: Pixels | undefined }> {
  const { width, height } = image;
  const pipeline = image.pipeline().toColourspace("srgb");
  if (!image.hasAlpha)
    return { colour: { data: await pipeline.raw().toBuffer(), width, height }, alpha: undefined };
  const rgba = await pipeline.ensureAlpha().raw().toBuffer();
  const near = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .resize(Math.ceil(width / 8), Math.ceil(height / 8), { fit: "fill" })
    .toBuffer({ resolveWithObject: true })
    .then(({ data, info }) =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
        .removeAlpha()
        .resize(width, height, { fit: "fill", kernel: "cubic" })
        .raw()
        .toBuffer(),
    );
  const colour = new Uint8Array(width * height * 3);
  const alpha = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const opacity = rgba[i * 4 + 3] ?? 255;
    for (let channel = 0; channel < 3; channel++) {
      const own = rgba[i * 4 + channel] ?? 0;
      colour[i * 3 + channel] = opacity < 8 ? (near[i * 3 + channel] ?? own) : own;
      alpha[i * 3 + channel] = opacity;
    }
  }
  return { colour: { data: colour, width, height }, alpha: { data: alpha, width, height } };
}

async function chooseStyle(image: UploadedImage): Promise<"photo" | "art"> {
  const { content } = await analyseImage(image);
  return content.kind === "photo" ? "photo" : "art";
}

/** Enlarges a picture four times with a super-resolution network, tile by tile. */
export async function upscaleImage(
  image: UploadedImage,
  options: UpscaleOptions = {},
): Promise<UpscaledImage> {
  const { onProgress, signal, maxOutputPixels = defaultMaxOutputPixels } = options;
  requireFittingSize(image, maxOutputPixels);
  const style = options.style ?? (await chooseStyle(image));
  const { colour, alpha } = await splitAlpha(image);
  const tiles = planTiles(colour.width + 2 * border, colour.height + 2 * border).length;
  // The drawing network is some ten times faster, so an alpha channel hardly moves the bar of a photo.
  const alphaShare = alpha ? (style === "photo" ? 0.1 : 0.5) : 0;
  let done = 0;
  const step = (share: number) => () => onProgress?.(Math.min(1, (done += share / tiles)));

  const big = await enlarge(colour, `upscale-${style}`, step(1 - alphaShare), signal);
  const { width, height } = big;
  let pipeline = sharp(big.data, { raw: { width, height, channels: 3 } });
  if (alpha) {
    const bigAlpha = await enlarge(alpha, "upscale-art", step(alphaShare), signal);
    const plane = new Uint8Array(width * height).map((_, i) => bigAlpha.data[i * 3] ?? 255);
    pipeline = pipeline.joinChannel(Buffer.from(plane.buffer), { raw: { width, height, channels: 1 } });
  }
  signal?.throwIfAborted();
  const format = options.format ?? (style === "photo" ? "webp" : "png");
  const encoded = format === "webp" ? pipeline.webp({ quality: 92 }) : pipeline.png();
  return { bytes: await encoded.toBuffer(), format, mediaType: `image/${format}`, width, height, style };
}
