import sharp, { type Sharp } from "sharp";

export interface PixelSample {
  width: number;
  height: number;
  /** Four bytes a pixel, sRGB. */
  rgba: Uint8Array;
  /** Perceived brightness 0..255 over a white ground, one number a pixel. */
  luma: Float32Array;
}

function toSample(rgba: Uint8Array, width: number, height: number): PixelSample {
  const luma = new Float32Array(width * height);
  for (let i = 0, o = 0; i < luma.length; i++, o += 4) {
    const alpha = (rgba[o + 3] ?? 255) / 255;
    const light = 0.299 * (rgba[o] ?? 0) + 0.587 * (rgba[o + 1] ?? 0) + 0.114 * (rgba[o + 2] ?? 0);
    luma[i] = light * alpha + 255 * (1 - alpha);
  }
  return { width, height, rgba, luma };
}

async function readRaw(pipeline: Sharp): Promise<PixelSample> {
  const { data, info } = await pipeline
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return toSample(data, info.width, info.height);
}

/**
 * The picture at two sizes: `fine` for edges, grain and sharpness, `coarse` for colour and composition.
 * One decode serves both, and JPEG is already shrunk while it is decoded.
 */
export async function samplePixels(pipeline: Sharp): Promise<{ fine: PixelSample; coarse: PixelSample }> {
  const fine = await readRaw(pipeline.resize(896, 896, { fit: "inside", withoutEnlargement: true }));
  const { width, height, rgba } = fine;
  const small = sharp(rgba, { raw: { width, height, channels: 4 } });
  const coarse = await readRaw(small.resize(192, 192, { fit: "inside", withoutEnlargement: true }));
  return { fine, coarse };
}
