import type { Sharp } from "sharp";
import type { Numbers } from "./run-model.server.ts";

/** A picture stretched to a square, as planes of red, green and blue numbers, each 0..1. */
export async function squareTensor(pipeline: Sharp, side: number): Promise<Numbers> {
  const pixels = await pipeline
    .flatten({ background: "#ffffff" })
    .resize(side, side, { fit: "fill" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();
  const area = side * side;
  const data = new Float32Array(3 * area);
  for (let i = 0; i < area; i++)
    for (let channel = 0; channel < 3; channel++)
      data[channel * area + i] = (pixels[i * 3 + channel] ?? 0) / 255;
  return { data, dims: [1, 3, side, side] };
}
