import sharp from "sharp";
import { imageToPrompt } from "#app/core/ai/builtin/image-to-prompt.server.ts";
import { upscaleImage } from "#app/core/ai/builtin/upscale-image.server.ts";
import { readImage } from "#app/core/files/read-image.server.ts";
import { photoScenes, takePhoto } from "#tests/support/photo-like.ts";
import type { Report } from "./report.ts";

/** Decibels between two pictures of one size: more is closer. */
async function psnr(a: Buffer, b: Buffer): Promise<number> {
  const [left, right] = await Promise.all([a, b].map((image) => sharp(image).removeAlpha().raw().toBuffer()));
  if (!left || !right || left.length !== right.length) throw new Error("Two pictures of different size.");
  let sum = 0;
  for (let i = 0; i < left.length; i++) sum += ((left[i] ?? 0) - (right[i] ?? 0)) ** 2;
  return 10 * Math.log10(255 ** 2 / (sum / left.length));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function measurePrompting(report: Report): Promise<void> {
  const photo = await sharp(await takePhoto("leaves", 2048))
    .resize(4000, 3000, { fit: "fill" })
    .jpeg({ quality: 90 })
    .toBuffer();
  const times: number[] = [];
  for (let k = 0; k < 7; k++) {
    const before = process.cpuUsage();
    await imageToPrompt({ bytes: photo, targetModel: "midjourney" });
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  report({
    name: "image-to-prompt of a 12-megapixel photo, CPU",
    value: median(times),
    unit: "ms",
    bound: "at most 700 ms of one core",
  });
}

async function measureUpscaling(report: Report): Promise<void> {
  const gains: number[] = [];
  const seconds: number[] = [];
  for (const scene of photoScenes) {
    const truth = await takePhoto(scene, 1024);
    const small = await sharp(truth).resize(256, 256, { kernel: "cubic" }).png().toBuffer();
    const lanczos = await sharp(small).resize(1024, 1024, { kernel: "lanczos3" }).png().toBuffer();
    const start = performance.now();
    const { bytes, style } = await upscaleImage(await readImage(small), { format: "png" });
    seconds.push((performance.now() - start) / 1000);
    if (style !== "photo") throw new Error(`${scene} was taken for a drawing.`);
    const [ours, theirs] = [await psnr(truth, bytes), await psnr(truth, lanczos)];
    gains.push(ours - theirs);
    report({
      name: `upscale 256 → 1024, ${scene}, PSNR`,
      value: ours,
      unit: "dB",
      ratio: ours / theirs,
      reference: "Lanczos",
      bound: `${(ours - theirs).toFixed(2)} dB over Lanczos, at least 0.4`,
    });
  }
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  report({
    name: "upscale 256 → 1024, mean gain over Lanczos",
    value: mean,
    unit: "dB",
    bound: "more than 0.4 dB",
  });
  report({ name: "upscale 256 → 1024, time", value: median(seconds), unit: "s" });
}

export async function run(report: Report): Promise<void> {
  await measurePrompting(report);
  await measureUpscaling(report);
}
