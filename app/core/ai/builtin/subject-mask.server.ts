import sharp from "sharp";
import type { UploadedImage } from "#app/core/files/read-image.server.ts";
import { squareTensor } from "./picture-tensor.server.ts";
import { runModel } from "./run-model.server.ts";

export interface SubjectMask {
  /** One byte a pixel at the picture's own size: 255 is subject, 0 is background. */
  mask: Buffer;
  width: number;
  height: number;
  /** Part of the picture that is subject, 0..1. */
  share: number;
}

const side = 320;
const means = [0.485, 0.456, 0.406];
const deviations = [0.229, 0.224, 0.225];

/** Finds what the picture is of, as opposed to what it stands before. */
export async function findSubject(image: UploadedImage, signal?: AbortSignal): Promise<SubjectMask> {
  const { data, dims } = await squareTensor(image.pipeline(), side);
  const brightest = Math.max(
    1e-6,
    data.reduce((most, value) => Math.max(most, value), 0),
  );
  const area = side * side;
  for (let i = 0; i < data.length; i++) {
    const channel = Math.floor(i / area);
    data[i] = ((data[i] ?? 0) / brightest - (means[channel] ?? 0)) / (deviations[channel] ?? 1);
  }
  const found = await runModel("background", { data, dims }, signal);
  const [low, high] = found.data.reduce(([a, b], v) => [Math.min(a, v), Math.max(b, v)], [1, 0]);
  const small = Buffer.alloc(area);
  for (let i = 0; i < area; i++)
    small[i] = Math.round((255 * ((found.data[i] ?? 0) - low)) / Math.max(1e-6, high - low));
  const { width, height } = image;
  const mask = await sharp(small, { raw: { width: side, height: side, channels: 1 } })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const share = small.reduce((sum, value) => sum + value, 0) / 255 / area;
  return { mask, width, height, share: Math.round(share * 1000) / 1000 };
}

/** The subject alone on a transparent ground, as PNG. */
export async function removeBackground(image: UploadedImage, signal?: AbortSignal): Promise<Buffer> {
  const { mask, width, height } = await findSubject(image, signal);
  // Firmer edges than the network's own soft ones, which leave a halo of background.
  const firm = await sharp(mask, { raw: { width, height, channels: 1 } })
    .linear(1.5, -64)
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const cut = await image.pipeline().removeAlpha().toColourspace("srgb").raw().toBuffer();
  return sharp(cut, { raw: { width, height, channels: 3 } })
    .joinChannel(firm, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}
