import sharp from "sharp";
import { analyseImage } from "#app/core/ai/builtin/analyse-image.server.ts";
import { type ProductFormat, productFormats } from "#app/core/ai/builtin/print-check.ts";
import type { UploadedImage } from "#app/core/files/read-image.server.ts";
import { drawMug } from "./mockups/mug.server.ts";
import { drawPoster } from "./mockups/poster.server.ts";
import { createScene, type Scene } from "./mockups/scene.server.ts";
import { drawSticker } from "./mockups/sticker.server.ts";
import { drawTShirt, type Garment } from "./mockups/t-shirt.server.ts";
import { drawTumbler } from "./mockups/tumbler.server.ts";

export interface MockupOptions {
  /** Pixels a side. */
  side?: number;
  /** For the shirt; by default the one the design stands out from. */
  garment?: Garment;
}

export interface Mockup {
  format: ProductFormat;
  bytes: Buffer;
  mediaType: "image/webp";
  width: number;
  height: number;
}

async function chooseGarment(image: UploadedImage): Promise<Garment> {
  const { garments } = await analyseImage(image);
  return garments.onDark > garments.onLight + 0.1 ? "dark" : "light";
}

const painters: Record<
  ProductFormat,
  (scene: Scene, image: UploadedImage, garment: Garment | undefined) => Promise<void>
> = {
  "t-shirt": async (scene, image, garment) =>
    drawTShirt(scene, image, garment ?? (await chooseGarment(image))),
  tumbler: drawTumbler,
  mug: drawMug,
  poster: drawPoster,
  sticker: drawSticker,
};

/** The design as it would look on one product. The same design always gives the same picture. */
export async function drawMockup(
  format: ProductFormat,
  image: UploadedImage,
  options: MockupOptions = {},
): Promise<Mockup> {
  const { side = 1200, garment } = options;
  const scene = createScene(side);
  await painters[format](scene, image, garment);
  const { canvas } = scene;
  const bytes = await sharp(canvas.data(), { raw: { width: side, height: side, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 88, effort: 3 })
    .toBuffer();
  return { format, bytes, mediaType: "image/webp", width: side, height: side };
}

/** The design on all five products, one after the other. */
export async function drawMockups(image: UploadedImage, options: MockupOptions = {}): Promise<Mockup[]> {
  const mockups: Mockup[] = [];
  for (const format of productFormats) mockups.push(await drawMockup(format, image, options));
  return mockups;
}
