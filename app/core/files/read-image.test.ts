import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { compressedTextChunk, makePng, pngChunk, textChunk } from "#tests/support/make-png.ts";
import { readImage } from "./read-image.server.ts";
import { makeThumbnail, reencodeImage } from "./reencode-image.server.ts";

const noisy = sharp({
  create: {
    width: 90,
    height: 60,
    channels: 3,
    background: "#88aa66",
    noise: { type: "gaussian", mean: 128, sigma: 40 },
  },
});
const red = { create: { width: 40, height: 20, channels: 4, background: "#ff000080" } } as const;

async function animated(format: "gif" | "webp"): Promise<Buffer> {
  const frames = ["#f00", "#00f"].map((background) =>
    sharp({ create: { width: 12, height: 12, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

describe("readImage", () => {
  it("toolkit §5 an upload is known by its bytes: PNG, JPEG, WebP, AVIF and GIF are read", async () => {
    for (const format of ["png", "jpeg", "webp", "avif", "gif"] as const) {
      const image = await readImage(await noisy.clone().toFormat(format).toBuffer());
      expect(image).toMatchObject({ format, width: 90, height: 60, mediaType: `image/${format}` });
    }
  });

  it("toolkit §5 a picture turned by the camera is measured as it is seen", async () => {
    const turned = await noisy.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    await expect(readImage(turned)).resolves.toMatchObject({ width: 60, height: 90 });
  });

  it("toolkit §5 no bytes at all get a message", async () => {
    await expect(readImage(new Uint8Array())).rejects.toMatchObject({
      code: "validation",
      message: "This file is empty. Please choose a picture.",
    });
  });

  it("toolkit §5 what is not an image is refused whatever its name says", async () => {
    for (const text of [
      "hello, I am photo.png",
      "%PDF-1.7\n",
      "<html><body>hi</body></html>",
      "BM....",
      "\0\0\0",
    ])
      await expect(readImage(Buffer.from(text))).rejects.toMatchObject({ code: "unsupported_media" });
  });

  it("toolkit §5 SVG is refused, with scripts or without, however it is dressed", async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
    const disguises = [
      Buffer.from(svg),
      Buffer.from(`\uFEFF<?xml version="1.0"?><!-- hello --><SVG:svg xmlns:SVG="x"/>${svg}`),
      Buffer.from(`\n\n  <!DOCTYPE svg>${svg}`),
      Buffer.from(`\uFEFF${svg}`, "utf16le"),
    ];
    for (const bytes of disguises)
      await expect(readImage(bytes)).rejects.toMatchObject({
        code: "unsupported_media",
        message: expect.stringContaining("SVG"),
      });
  });

  it("toolkit §5 too many bytes are refused before they are looked at", async () => {
    await expect(readImage(new Uint8Array(20 * 1024 * 1024 + 1))).rejects.toMatchObject({
      code: "too_large",
      message: "This picture is too large. The most we accept is 20 MB.",
    });
    await expect(readImage(new Uint8Array(2000), { maxBytes: 1536 })).rejects.toThrow("1.5 KB");
  });

  it("toolkit §5 a picture of 20,000 × 20,000 pixels is refused by its header alone", async () => {
    const bomb = makePng({ width: 20_000, height: 20_000, pixels: Buffer.alloc(10) });
    expect(bomb.length).toBeLessThan(200);
    await expect(readImage(bomb)).rejects.toMatchObject({
      code: "too_large",
      message: "This picture has too many pixels. The most we accept is 64 megapixels.",
    });
  });

  it("toolkit §5 a PNG whose packed text unpacks to megabytes is refused before it is decoded", async () => {
    for (const chunk of [
      compressedTextChunk("parameters", "A".repeat(40_000_000)),
      textChunk("a", "A".repeat(5_000_000)),
    ])
      await expect(readImage(makePng({ chunks: [chunk] }))).rejects.toThrow("carries too much text");
    const workflow = compressedTextChunk(
      "workflow",
      JSON.stringify({ nodes: Array.from({ length: 20_000 }, () => ({ id: 1 })) }),
    );
    await expect(readImage(makePng({ chunks: [workflow] }))).resolves.toMatchObject({ format: "png" });
  });

  it("toolkit §5 animated pictures are refused, or give their first frame where a caller wants it", async () => {
    const control = Buffer.alloc(8);
    control.writeUInt32BE(2);
    const apng = makePng({ chunks: [pngChunk("acTL", control)] });
    for (const bytes of [await animated("gif"), await animated("webp"), apng]) {
      await expect(readImage(bytes)).rejects.toMatchObject({
        code: "unsupported_media",
        message: "Animated pictures are not accepted. Please upload a still picture.",
      });
      const first = await readImage(bytes, { animated: "first-frame" });
      expect(first.isAnimated).toBe(true);
      const frame = await reencodeImage(first, { format: "png" });
      expect([frame.width, frame.height]).toEqual([first.width, first.height]);
    }
  });

  it("toolkit §5 a file that breaks off is refused in every format", async () => {
    for (const format of ["png", "jpeg", "webp", "avif", "gif"] as const) {
      const whole = await noisy.clone().toFormat(format).toBuffer();
      for (const share of [0.1, 0.5, 0.9])
        await expect(readImage(whole.subarray(0, Math.floor(whole.length * share)))).rejects.toMatchObject({
          code: "validation",
          message: "This picture is damaged or incomplete. Please upload it again.",
        });
    }
  });

  it("toolkit §5 a header followed by rubbish is damaged, not a crash", async () => {
    const head = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const bytes = Buffer.concat([head, Buffer.alloc(500, 0xa7)]);
    await expect(readImage(bytes)).rejects.toMatchObject({ code: "validation" });
  });
});

describe("reencodeImage", () => {
  it("uploads: uploads are re-encoded, upright and without the place and camera they carried", async () => {
    const original = await noisy
      .clone()
      .jpeg()
      .withExif({ IFD0: { Artist: "Jane", ImageDescription: "secret place" }, IFD3: { GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const image = await readImage(original);
    for (const format of ["webp", "png", "jpeg"] as const) {
      const stored = await reencodeImage(image, { format });
      expect(stored).toMatchObject({ format, width: 60, height: 90 });
      const metadata = await sharp(stored.bytes).metadata();
      expect(metadata.exif).toBeUndefined();
      expect(metadata.orientation).toBeUndefined();
      expect(stored.bytes.includes("Jane")).toBe(false);
    }
  });

  it("uploads: transparency survives in WebP and PNG and turns white in JPEG", async () => {
    const image = await readImage(await sharp(red).png().toBuffer());
    const webp = await sharp((await reencodeImage(image)).bytes).metadata();
    expect(webp.hasAlpha).toBe(true);
    const jpeg = await reencodeImage(image, { format: "jpeg" });
    const [r, g] = await sharp(jpeg.bytes).raw().toBuffer();
    expect(r).toBeGreaterThan(240);
    expect(g).toBeGreaterThan(110);
  });

  it("uploads: stored copies are bounded and never enlarged", async () => {
    const image = await readImage(await noisy.clone().png().toBuffer());
    expect(await reencodeImage(image, { maxSide: 30 })).toMatchObject({ width: 30, height: 20 });
    expect(await reencodeImage(image, { maxSide: 3000 })).toMatchObject({ width: 90, height: 60 });
    expect(await makeThumbnail(image, { side: 45 })).toMatchObject({ width: 45, height: 30, format: "webp" });
    expect(await makeThumbnail(image, { side: 45, shape: "square" })).toMatchObject({
      width: 45,
      height: 45,
    });
  });
});
