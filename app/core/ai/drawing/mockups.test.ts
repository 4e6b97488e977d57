import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type ProductFormat, productFormats } from "#app/core/ai/builtin/print-check.ts";
import { readImage } from "#app/core/files/read-image.server.ts";
import { disc, drawTestPicture, fill } from "#tests/support/draw-test-picture.ts";
import { drawMockup, drawMockups } from "./mockups.server.ts";

const magenta = drawTestPicture(600, 600, (context) => fill(context, "#e000c0"));
const cutOut = drawTestPicture(600, 600, (context) => disc(context, 300, 300, 280, "#e000c0"));

/** Part of the mockup in the design's unmistakable colour, and the middle of it. */
async function findDesign(bytes: Buffer) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let [count, sumX, sumY] = [0, 0, 0];
  for (let i = 0; i < info.width * info.height; i++) {
    const [r, g, b] = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
    if (r - g < 50 || b - g < 40) continue;
    count++;
    sumX += (i % info.width) / info.width;
    sumY += Math.floor(i / info.width) / info.height;
  }
  return { share: count / (info.width * info.height), x: sumX / count, y: sumY / count };
}

describe("drawMockup", () => {
  it("toolkit §9 the design stands on each of the five product formats", async () => {
    const mockups = await drawMockups(await readImage(magenta), { side: 360 });
    expect(mockups.map(({ format }) => format)).toEqual([...productFormats]);
    const expected: Record<ProductFormat, [number, number]> = {
      "t-shirt": [0.05, 0.12],
      tumbler: [0.09, 0.2],
      mug: [0.06, 0.16],
      poster: [0.15, 0.26],
      sticker: [0.2, 0.4],
    };
    for (const { format, bytes, width, height } of mockups) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 360, height: 360 });
      expect([width, height]).toEqual([360, 360]);
      const { share, x, y } = await findDesign(bytes);
      const [least, most] = expected[format];
      const isPlaced = share > least && share < most && Math.abs(x - 0.5) < 0.08 && Math.abs(y - 0.5) < 0.14;
      expect({ format, isPlaced, share, x, y }).toMatchObject({ isPlaced: true });
    }
  });

  it("D24 a cut-out keeps its shape: the cloth shows beside it", async () => {
    const square = await findDesign(
      (await drawMockup("t-shirt", await readImage(magenta), { side: 360 })).bytes,
    );
    const round = await findDesign(
      (await drawMockup("t-shirt", await readImage(cutOut), { side: 360 })).bytes,
    );
    expect(round.share / square.share).toBeCloseTo((Math.PI * 280 ** 2) / 600 ** 2, 1);
  });

  it("D24 a white design goes on a dark shirt by itself, a dark one on a light shirt", async () => {
    const chest = async (colour: string) => {
      const design = drawTestPicture(300, 300, (context) => disc(context, 150, 150, 120, colour));
      const { bytes } = await drawMockup("t-shirt", await readImage(design), { side: 360 });
      const belly = await sharp(bytes)
        .extract({ left: 150, top: 250, width: 60, height: 30 })
        .greyscale()
        .raw()
        .toBuffer();
      return belly.reduce((sum, value) => sum + value, 0) / belly.length;
    };
    expect(await chest("#ffffff")).toBeLessThan(90);
    expect(await chest("#101012")).toBeGreaterThan(190);
  });

  it("D24 a wide design turns the frame, and a mockup drawn twice is the same picture", async () => {
    const wide = await readImage(drawTestPicture(900, 500, (context) => fill(context, "#e000c0")));
    const first = await drawMockup("poster", wide, { side: 360 });
    const again = await drawMockup("poster", wide, { side: 360 });
    expect(first.bytes.equals(again.bytes)).toBe(true);
    const { data } = await sharp(first.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const isDesign = (x: number, y: number) => data[(y * 360 + x) * 3]! - data[(y * 360 + x) * 3 + 1]! > 50;
    expect(isDesign(96, 126)).toBe(true);
    expect(isDesign(180, 40)).toBe(false);
  });
});
