import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawPicture } from "./draw-picture.server.ts";
import { drawOgImage } from "./og-image.server.ts";

describe("drawOgImage", () => {
  it("is a PNG of 1200 by 630 with the picture mounted in it", async () => {
    const red = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#c00000" } })
      .png()
      .toBuffer();
    const card = await drawOgImage({
      siteName: "Smart Prompt",
      title: "Mirror Lake Landscape",
      pack: "Premium",
      price: "5 credits",
      picture: red,
    });
    const { format, width, height } = await sharp(card).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
    const [pixel] = await sharp(card).extract({ left: 300, top: 300, width: 1, height: 1 }).raw().toBuffer();
    expect(pixel).toBe(0xc0);
  });

  it("D1 writes the title and the name of the site: others are another card, the same one the same bytes", async () => {
    const picture = await drawPicture({
      family: "cosmic",
      palette: "moonlight",
      seed: 1,
      width: 96,
      height: 96,
    });
    const card = async (title: string, siteName = "Smart Prompt") =>
      drawOgImage({ title, siteName, price: "FREE", picture });
    const [first, again, other] = [
      await card("Ringed Giant"),
      await card("Ringed Giant"),
      await card("Blue Giant"),
    ];
    expect(first.equals(again)).toBe(true);
    expect(first.equals(other)).toBe(false);
    expect(first.equals(await card("Ringed Giant", "Print Shelf"))).toBe(false);
  });

  it("takes titles of any length, and no picture", async () => {
    for (const title of ["A", "word ".repeat(60), "Unbreakablelongwordwithoutanyspaces".repeat(4)]) {
      const { width } = await sharp(await drawOgImage({ title, siteName: title })).metadata();
      expect(width).toBe(1200);
    }
  });
});
