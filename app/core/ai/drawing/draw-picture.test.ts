import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawPicture } from "./draw-picture.server.ts";
import { familyNames, paletteNames } from "./names.ts";
import { pictureSizes } from "./scene-from-words.ts";

const small = { width: 256, height: 256 };

async function rawPixels(scene: Parameters<typeof drawPicture>[0]): Promise<Buffer> {
  return drawPicture(scene, { format: "raw" });
}

function countColours(pixels: Buffer): number {
  const seen = new Set<number>();
  for (let offset = 0; offset < pixels.length; offset += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(offset, offset + 3);
    seen.add(((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4));
  }
  return seen.size;
}

/** Mean difference between two columns (or rows) of pixels. */
function difference(
  pixels: Buffer,
  size: number,
  one: number,
  other: number,
  direction: "column" | "row",
): number {
  let sum = 0;
  for (let step = 0; step < size; step += 1) {
    const place = (line: number) => (direction === "column" ? step * size + line : line * size + step) * 4;
    for (let channel = 0; channel < 3; channel += 1) {
      sum += Math.abs((pixels[place(one) + channel] ?? 0) - (pixels[place(other) + channel] ?? 0));
    }
  }
  return sum / (size * 3);
}

describe.each(familyNames)("The family %s", (family) => {
  it("gives the same bytes for the same scene", async () => {
    const scene = { family, palette: "terracotta" as const, seed: 7, ...small };
    const [first, second] = [await drawPicture(scene), await drawPicture(scene)];
    expect(first.equals(second)).toBe(true);
  });

  it("gives another picture for another seed", async () => {
    const first = await rawPixels({ family, palette: "meadow", seed: 1, ...small });
    const second = await rawPixels({ family, palette: "meadow", seed: 2, ...small });
    expect(first.equals(second)).toBe(false);
  });

  it("fills the picture with a handful of colours at least, in light and dark palettes", async () => {
    for (const palette of ["coral-sea", "moonlight"] as const) {
      const pixels = await rawPixels({ family, palette, seed: 3, ...small });
      expect(countColours(pixels)).toBeGreaterThan(24);
    }
  });

  it("draws upright and wide pictures to the edges", async () => {
    for (const size of [
      { width: 144, height: 256 },
      { width: 256, height: 144 },
    ]) {
      const pixels = await rawPixels({ family, palette: "autumn", seed: 5, ...size });
      expect(pixels).toHaveLength(size.width * size.height * 4);
      const corners = [0, size.width - 1, (size.height - 1) * size.width, size.height * size.width - 1];
      expect(corners.map((corner) => pixels[corner * 4 + 3])).toEqual([255, 255, 255, 255]);
    }
  });
});

describe("drawPicture", () => {
  it("toolkit §9 returns WebP in the specified resolutions", async () => {
    for (const size of Object.values(pictureSizes)) {
      const picture = await drawPicture({ family: "geometric-logo", palette: "delft", seed: 1, ...size });
      const { format, width, height } = await sharp(picture).metadata();
      expect({ format, width, height }).toEqual({ format: "webp", ...size });
    }
  });

  it("keeps the composition of a seed at every resolution", async () => {
    const scene = { family: "layered-landscape", palette: "golden-hour", seed: 12 } as const;
    const shrunk = async (side: number) =>
      sharp(await drawPicture({ ...scene, width: side, height: side }, { format: "png" }))
        .resize(32, 32)
        .raw()
        .toBuffer();
    const [one, other] = [await shrunk(256), await shrunk(512)];
    const apart =
      one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
    expect(apart).toBeLessThan(6);
  });

  it("changes the light with the hour and nothing with an hour the palette already has", async () => {
    const scene = { family: "layered-landscape", palette: "golden-hour", seed: 4, ...small } as const;
    const evening = await rawPixels({ ...scene, timeOfDay: "golden-hour" });
    expect(evening.equals(await rawPixels(scene))).toBe(true);
    expect(evening.equals(await rawPixels({ ...scene, timeOfDay: "night" }))).toBe(false);
  });

  it("wears every palette differently", async () => {
    const pictures = new Set<string>();
    for (const palette of paletteNames) {
      const pixels = await rawPixels({
        family: "cartoon-character",
        palette,
        seed: 9,
        width: 64,
        height: 64,
      });
      pictures.add(pixels.toString("base64"));
    }
    expect(pictures.size).toBe(paletteNames.length);
  });

  const tiles = [
    ["botanical", ""],
    ["seamless-retro", "arc"],
    ["seamless-retro", "scallop"],
    ["seamless-retro", "daisy"],
    ["seamless-retro", "wave"],
    ["seamless-retro", "atomic"],
    ["seamless-retro", "memphis"],
  ] as const;

  it.each(tiles)("repeats %s %s without a seam", async (family, subject) => {
    const size = 256;
    const pixels = await rawPixels({
      family,
      subject,
      palette: "meadow",
      seed: 6,
      width: size,
      height: size,
    });
    for (const direction of ["column", "row"] as const) {
      const inside = Array.from({ length: size - 1 }, (_, line) =>
        difference(pixels, size, line, line + 1, direction),
      );
      const seam = difference(pixels, size, size - 1, 0, direction);
      expect(seam).toBeLessThanOrEqual(Math.max(...inside) * 1.05);
    }
  });
});
