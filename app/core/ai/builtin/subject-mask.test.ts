import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readImage } from "#app/core/files/read-image.server.ts";
import { disc, drawTestPicture, fill } from "#tests/support/draw-test-picture.ts";
import { findSubject, removeBackground } from "./subject-mask.server.ts";

const apple = drawTestPicture(480, 360, (context) => {
  fill(context, "#e9e0d2");
  disc(context, 240, 190, 110, "#b3142f");
  disc(context, 200, 150, 26, "#f2685a");
});

describe("findSubject", () => {
  it("D24 the subject is found at the picture's own size", async () => {
    const { mask, width, height, share } = await findSubject(await readImage(apple));
    expect([width, height, mask.length]).toEqual([480, 360, 480 * 360]);
    expect(mask[190 * 480 + 240]).toBeGreaterThan(200);
    expect(mask[10 * 480 + 10]).toBeLessThan(30);
    expect(share).toBeGreaterThan(0.12);
    expect(share).toBeLessThan(0.4);
  });

  it("D24 the background can be removed", async () => {
    const cut = await removeBackground(await readImage(apple));
    const { data, info } = await sharp(cut).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 480, height: 360, channels: 4 });
    expect(data[(10 * 480 + 10) * 4 + 3]).toBe(0);
    expect(data[(190 * 480 + 240) * 4 + 3]).toBe(255);
    expect(data[(190 * 480 + 240) * 4]).toBe(0xb3);
  });
});
