import type { UploadedImage } from "#app/core/files/read-image.server.ts";

export interface DesignPixels {
  width: number;
  height: number;
  /** Four bytes a pixel. */
  data: Uint8Array;
}

/** The design at the size it will have on screen, so that bending it afterwards stays crisp. */
export async function loadDesign(
  image: UploadedImage,
  width: number,
  height: number,
  fit: "inside" | "cover",
): Promise<DesignPixels> {
  const { data, info } = await image
    .pipeline()
    .resize(Math.round(width), Math.round(height), { fit, position: "attention" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The colour between four pixels, as red, green, blue and opacity; see-through outside the design. */
export function sampleDesign(
  { width, height, data }: DesignPixels,
  x: number,
  y: number,
  out: Float32Array,
): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  out.fill(0);
  for (const [dx, dy, weight] of [
    [0, 0, (1 - fx) * (1 - fy)],
    [1, 0, fx * (1 - fy)],
    [0, 1, (1 - fx) * fy],
    [1, 1, fx * fy],
  ] as const) {
    const [px, py] = [left + dx, top + dy];
    if (px < 0 || py < 0 || px >= width || py >= height) continue;
    const o = (py * width + px) * 4;
    const alpha = ((data[o + 3] ?? 255) / 255) * weight;
    out[0] = (out[0] ?? 0) + (data[o] ?? 0) * alpha;
    out[1] = (out[1] ?? 0) + (data[o + 1] ?? 0) * alpha;
    out[2] = (out[2] ?? 0) + (data[o + 2] ?? 0) * alpha;
    out[3] = (out[3] ?? 0) + alpha;
  }
  const alpha = out[3] ?? 0;
  if (alpha <= 0) return;
  for (let channel = 0; channel < 3; channel++) out[channel] = (out[channel] ?? 0) / alpha;
}
