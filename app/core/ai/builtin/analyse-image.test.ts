import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readImage } from "#app/core/files/read-image.server.ts";
import { addNoise, disc, drawTestPicture, fill } from "#tests/support/draw-test-picture.ts";
import { analyseImage, type ImageAnalysis } from "./analyse-image.server.ts";

async function analyse(png: Buffer): Promise<ImageAnalysis> {
  return analyseImage(await readImage(png));
}

describe("D21 the built-in engine measures a picture", () => {
  it("D21 palette: colours are named and weighed", async () => {
    const { palette } = await analyse(
      drawTestPicture(300, 200, (context) => {
        fill(context, "#16254f");
        context.fillStyle = "#f0a81f";
        context.fillRect(0, 0, 75, 200);
      }),
    );
    expect(palette.map(({ name }) => name)).toEqual(["navy blue", "amber"]);
    expect(palette[0]?.share).toBeCloseTo(0.75, 1);
    expect(palette[1]?.share).toBeCloseTo(0.25, 1);
  });

  it("D21 palette: the same picture always gives the same colours", async () => {
    const noisy = drawTestPicture(300, 200, (context) => {
      fill(context, "#88aa66");
      addNoise(context, 120);
    });
    expect((await analyse(noisy)).palette).toEqual((await analyse(noisy)).palette);
  });

  it("D21 colour mood: warm and vivid, cool and muted, grey", async () => {
    const of = async (hex: string) => (await analyse(drawTestPicture(64, 64, (c) => fill(c, hex)))).colour;
    expect(await of("#f26b1b")).toMatchObject({ temperature: "warm", saturation: "vivid" });
    expect(await of("#8299b0")).toMatchObject({ temperature: "cool", saturation: "muted" });
    expect(await of("#808080")).toMatchObject({ temperature: "neutral", saturation: "monochrome" });
  });

  it("D21 light: key, direction and contrast", async () => {
    const fromLeft = drawTestPicture(300, 200, (context, width) => {
      const gradient = context.createLinearGradient(0, 0, width, 0);
      gradient.addColorStop(0, "#f4f4f4");
      gradient.addColorStop(1, "#0a0a0a");
      context.fillStyle = gradient;
      context.fillRect(0, 0, width, 200);
    });
    expect((await analyse(fromLeft)).light).toMatchObject({ direction: "left", contrastLevel: "high" });
    const dark = drawTestPicture(200, 200, (c) => fill(c, "#1a1a1e"));
    expect((await analyse(dark)).light).toMatchObject({
      key: "low",
      direction: "even",
      contrastLevel: "low",
    });
    const bright = drawTestPicture(200, 200, (c) => fill(c, "#f2f2ee"));
    expect((await analyse(bright)).light.key).toBe("high");
  });

  it("D21 composition: thirds, centre, symmetry and empty space", async () => {
    const at = (x: number) =>
      drawTestPicture(600, 400, (context) => {
        fill(context, "#dfe7ea");
        disc(context, x, 200, 60, "#b3142f");
      });
    const third = (await analyse(at(200))).composition;
    expect(third).toMatchObject({ placement: "left third", hasPlainBackground: true });
    expect(third.focus.x).toBeCloseTo(1 / 3, 1);
    expect(third.negativeSpace).toBeGreaterThan(0.7);
    const centre = (await analyse(at(300))).composition;
    expect(centre).toMatchObject({ placement: "centred", symmetry: "left-right", emptySide: "around" });
    const pattern = drawTestPicture(480, 480, (context) => {
      fill(context, "#f6ead0");
      for (let x = 40; x < 480; x += 80)
        for (let y = 40; y < 480; y += 80) disc(context, x, y, 24, "#177e7c");
    });
    expect((await analyse(pattern)).composition.placement).toBe("all over");
  });

  it("D21 sharpness falls when a picture is blurred", async () => {
    const sharpPicture = drawTestPicture(500, 500, (context) => {
      fill(context, "#ffffff");
      for (let x = 0; x < 500; x += 20) disc(context, x, (x * 7) % 500, 30, "#223344");
    });
    const blurred = await sharp(sharpPicture).blur(8).png().toBuffer();
    const before = (await analyse(sharpPicture)).detail;
    const after = (await analyse(blurred)).detail;
    expect(before.sharpness).toBe("crisp");
    expect(after.sharpness).toBe("soft");
    expect(after.sharpnessScore).toBeLessThan(before.sharpnessScore / 20);
  });

  it("D21 shallow focus: a sharp subject before a blurred, grainy ground", async () => {
    const ground = drawTestPicture(600, 400, (context) => {
      fill(context, "#4a6a58");
      for (let x = 0; x < 600; x += 90) disc(context, x, (x * 3) % 400, 70, "#8fae7a");
    });
    const subject = drawTestPicture(600, 400, (context) => {
      for (let k = 0; k < 700; k++)
        disc(context, 200 + ((k * 37) % 220), 100 + ((k * 53) % 190), 5, k % 2 ? "#f2685a" : "#43121a");
    });
    const photo = await sharp(await sharp(ground).blur(14).toBuffer())
      .composite([{ input: subject }])
      .png()
      .toBuffer();
    const pixels = await sharp(photo).removeAlpha().raw().toBuffer();
    const grain = pixels.map((value, i) => value + (((i * 7919) % 13) - 6));
    const grainy = await sharp(grain, { raw: { width: 600, height: 400, channels: 3 } })
      .png()
      .toBuffer();
    expect((await analyse(grainy)).detail).toMatchObject({ hasShallowFocus: true });
  });

  it("D21 kind: a flat logo is a graphic, a noisy scene a photo, a camera's file always a photo", async () => {
    const logo = drawTestPicture(500, 500, (context) => {
      fill(context, "#ffffff");
      disc(context, 250, 250, 160, "#1c4bb0");
      disc(context, 250, 250, 90, "#f9cc2c");
    });
    expect((await analyse(logo)).content.kind).toBe("graphic");
    const scene = drawTestPicture(500, 400, (context) => {
      fill(context, "#84a2bc");
      for (let k = 0; k < 400; k++)
        disc(
          context,
          (k * 97) % 500,
          200 + ((k * 61) % 200),
          14,
          `hsl(${80 + (k % 40)} 30% ${25 + (k % 30)}%)`,
        );
      addNoise(context, 26);
    });
    expect((await analyse(scene)).content.kind).toBe("photo");
    const camera = await sharp(logo)
      .jpeg()
      .withExif({ IFD2: { ExposureTime: "1/250" } })
      .toBuffer();
    expect((await analyse(camera)).content).toMatchObject({ kind: "photo", kindConfidence: 0.97 });
  });

  it("D21 people: told apart only where it can be, unsure otherwise", async () => {
    const forest = drawTestPicture(400, 300, (context) => {
      fill(context, "#27512f");
      addNoise(context, 30);
    });
    expect((await analyse(forest)).content.people).toBe("unlikely");
    const sand = drawTestPicture(400, 300, (context) => {
      fill(context, "#d0a98a");
      addNoise(context, 30);
    });
    expect((await analyse(sand)).content.people).toBe("unsure");
    const grey = drawTestPicture(400, 300, (c) => fill(c, "#777777"));
    expect((await analyse(grey)).content.people).toBe("unsure");
  });

  it("D21 text: lines of lettering are noticed, plain shapes are not", async () => {
    const words = drawTestPicture(900, 900, (context) => {
      fill(context, "#ffffff");
      context.fillStyle = "#222222";
      context.font = "bold 90px sans-serif";
      for (const [line, text] of ["But first coffee", "then everything", "else can wait"].entries())
        context.fillText(text, 80, 300 + line * 120);
    });
    expect((await analyse(words)).content.text).toBe("likely");
    const shapes = drawTestPicture(900, 900, (context) => {
      fill(context, "#ffffff");
      disc(context, 450, 450, 300, "#222222");
    });
    expect((await analyse(shapes)).content.text).toBe("unlikely");
  });

  it("D21 transparency and contrast on light and dark garments", async () => {
    const design = (colour: string) => drawTestPicture(400, 400, (c) => disc(c, 200, 200, 120, colour));
    const white = await analyse(design("#ffffff"));
    expect(white.content.transparentShare).toBeGreaterThan(0.6);
    expect(white.garments).toEqual({ onLight: 0, onDark: 1 });
    expect((await analyse(design("#101012"))).garments).toEqual({ onLight: 1, onDark: 0 });
    expect((await analyse(design("#e2281f"))).garments).toEqual({ onLight: 1, onDark: 1 });
  });

  it("D21 orientation and the nearest ratio image models know", async () => {
    const of = async (width: number, height: number) => {
      const { orientation, aspectRatio } = await analyse(
        drawTestPicture(width, height, (c) => fill(c, "#abcdef")),
      );
      return [orientation, aspectRatio];
    };
    expect(await of(400, 400)).toEqual(["square", "1:1"]);
    expect(await of(600, 400)).toEqual(["landscape", "3:2"]);
    expect(await of(225, 400)).toEqual(["portrait", "9:16"]);
  });

  it("D21 one pixel and fully transparent pictures are measured without a fault", async () => {
    expect((await analyse(drawTestPicture(1, 1, (c) => fill(c, "#ff0000")))).palette[0]?.name).toBe(
      "scarlet",
    );
    const clear = await analyse(drawTestPicture(50, 50, () => undefined));
    expect(clear.content.transparentShare).toBe(1);
    expect(clear.palette).toEqual([]);
  });
});
