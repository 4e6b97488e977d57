import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { takePhoto } from "#tests/support/photo-like.ts";
import { readImage } from "#app/core/files/read-image.server.ts";
import { disc, drawTestPicture, fill } from "#tests/support/draw-test-picture.ts";
import { upscaleImage } from "./upscale-image.server.ts";
import { blendTile, planTiles } from "./upscale-tiles.ts";

async function psnr(a: Buffer, b: Buffer): Promise<number> {
  const [left, right] = await Promise.all([a, b].map((image) => sharp(image).removeAlpha().raw().toBuffer()));
  const sum = left!.reduce((total, value, i) => total + (value - right![i]!) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (sum / left!.length));
}

describe("upscaleImage", () => {
  it("toolkit §9 upscale factor 4: a photo comes back four times as wide, closer to the truth than Lanczos", async () => {
    const truth = await sharp(await takePhoto("leaves", 768))
      .extract({ left: 200, top: 300, width: 192, height: 192 })
      .png()
      .toBuffer();
    const small = await sharp(truth).resize(48, 48, { kernel: "cubic" }).png().toBuffer();
    const result = await upscaleImage(await readImage(small), { format: "png" });
    expect(result).toMatchObject({ width: 192, height: 192, style: "photo", mediaType: "image/png" });
    const lanczos = await sharp(small).resize(192, 192, { kernel: "lanczos3" }).png().toBuffer();
    expect(await psnr(truth, result.bytes)).toBeGreaterThan((await psnr(truth, lanczos)) + 0.4);
  });

  it("D24 a drawing gets the network for drawings, keeps its transparency, and tiles leave no seam", async () => {
    const draw = (side: number) =>
      drawTestPicture(side, side, (context) => disc(context, side / 2, side / 2, side * 0.4, "#1c4bb0"));
    const progress: number[] = [];
    const result = await upscaleImage(await readImage(draw(200)), {
      onProgress: (done) => progress.push(done),
    });
    expect(result).toMatchObject({ width: 800, height: 800, style: "art", format: "png" });
    expect(progress).toHaveLength(8);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBeCloseTo(1);

    const { data } = await sharp(result.bytes).raw().toBuffer({ resolveWithObject: true });
    const alpha = (x: number, y: number) => data[(y * 800 + x) * 4 + 3]!;
    expect(alpha(5, 5)).toBeLessThan(4);
    expect(alpha(400, 400)).toBeGreaterThan(251);
    // Across the middle every tile boundary is crossed inside one flat colour.
    const row = Array.from({ length: 500 }, (_, i) => data[(400 * 800 + 150 + i) * 4 + 2]!);
    expect(Math.max(...row) - Math.min(...row)).toBeLessThan(5);
    // The rim keeps the disc's own colour: nothing of the hidden black bleeds in.
    const rim = Array.from({ length: 800 }, (_, x) => x).find((x) => alpha(x, 400) > 128)!;
    expect(data[(400 * 800 + rim) * 4 + 2]).toBeGreaterThan(150);
  });

  it("toolkit §8 a picture whose result would be too large is refused with the numbers", async () => {
    const wide = await readImage(drawTestPicture(2000, 1500, (context) => fill(context, "#abcdef")));
    await expect(upscaleImage(wide)).rejects.toMatchObject({
      code: "too_large",
      message:
        "Enlarged four times this picture would have 48 megapixels; the most is 17. Please use a smaller picture.",
    });
  });

  it("D21 cancelling stops between tiles", async () => {
    const controller = new AbortController();
    const image = await readImage(drawTestPicture(300, 300, (context) => fill(context, "#abcdef")));
    let tiles = 0;
    const work = upscaleImage(image, {
      style: "art",
      signal: controller.signal,
      onProgress: () => {
        tiles++;
        controller.abort(new Error("Cancelled by the user."));
      },
    });
    await expect(work).rejects.toThrow("Cancelled by the user.");
    expect(tiles).toBe(1);
  });

  it("D21 the thread that runs the network leaves this one free", async () => {
    const image = await readImage(drawTestPicture(40, 40, (context) => disc(context, 20, 20, 16, "#cf219a")));
    let turns = 0;
    const timer = setInterval(() => turns++, 5);
    await upscaleImage(image, { style: "photo" });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(20);
  });
});

describe("planTiles", () => {
  it("D21 tiles cover every pixel, overlap their neighbours and stay small, whatever the size", () => {
    for (const [width, height] of [
      [16, 16],
      [160, 161],
      [272, 272],
      [1040, 300],
      [517, 89],
    ] as const) {
      const covered = new Uint8Array(width * height);
      for (const tile of planTiles(width, height)) {
        expect(tile.width).toBeLessThanOrEqual(160);
        expect(tile.x + tile.width).toBeLessThanOrEqual(width);
        expect(tile.y + tile.height).toBeLessThanOrEqual(height);
        for (let y = tile.y; y < tile.y + tile.height; y++)
          covered.fill(1, y * width + tile.x, y * width + tile.x + tile.width);
      }
      expect(covered.includes(0)).toBe(false);
    }
  });

  it("D21 blending two tiles of different brightness gives a slope, not a step", () => {
    const [width, height] = [300, 40];
    const target = new Uint8Array(width * height * 3);
    for (const [index, tile] of planTiles(width, height).entries())
      blendTile(
        target,
        width,
        tile,
        new Float32Array(3 * tile.width * tile.height).fill(index ? 0.8 : 0.2),
        1,
      );
    const row = Array.from({ length: width }, (_, x) => target[(20 * width + x) * 3]!);
    const steps = row.slice(1).map((value, i) => Math.abs(value - row[i]!));
    expect(row[0]).toBe(51);
    expect(row.at(-1)).toBe(204);
    expect(Math.max(...steps)).toBeLessThan(25);
  });
});
