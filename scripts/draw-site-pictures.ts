import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { drawPicture, type PictureSize, type Scene } from "#app/core/ai/drawing/draw-picture.server.ts";

// Draws the pictures that pages show by name into public/pictures: `node scripts/draw-site-pictures.ts`.

type SitePicture = Scene & PictureSize & { /** A dull snapshot instead of a staged one. */ isDull?: true };

const square = { width: 720, height: 720 };
const hero = { width: 1024, height: 1024 };
const wide = { width: 960, height: 640 };
const lake = { family: "layered-landscape", subject: "lake", seed: 31, ...hero } as const;
const candle = {
  family: "still-life",
  subject: "candle",
  palette: "autumn",
  seed: 4,
  style: "photo",
} as const;

const pictures: Record<string, SitePicture> = {
  "lake-golden-hour": { ...lake, palette: "golden-hour" },
  "lake-first-light": { ...lake, palette: "first-light" },
  "lake-green-dusk": { ...lake, palette: "green-dusk" },
  "lake-moonlight": { ...lake, palette: "moonlight" },
  "sign-in": {
    family: "portrait",
    subject: "woman",
    palette: "terracotta",
    seed: 11,
    width: 832,
    height: 1256,
  },
  "botanical-halo": { family: "portrait", subject: "woman", palette: "rose-evening", seed: 21, ...square },
  "framed-portrait": {
    family: "product-mockup",
    subject: "poster portrait woman",
    palette: "sage",
    seed: 3,
    width: 864,
    height: 1040,
  },
  "mug-wildflowers": {
    family: "product-mockup",
    subject: "mug floral",
    palette: "meadow",
    seed: 2,
    ...square,
  },
  "candle-evening": { ...candle, timeOfDay: "night", seed: 9, ...square },
  "candle-after": { ...candle, ...wide },
  "candle-before": { ...candle, palette: "winter", timeOfDay: "night", ...wide, isDull: true },
  "flow-ribbons": { family: "flow-field", subject: "ribbons", palette: "coral-sea", seed: 7, ...square },
  "cartoon-city": {
    family: "isometric-city",
    palette: "citrus",
    style: "cartoon",
    seed: 5,
    ...square,
  },
  "botanical-blue": { family: "botanical", palette: "delft", seed: 8, ...square },
  "cosmic-giant": { family: "cosmic", subject: "planet", palette: "golden-hour", seed: 4, ...square },
  "geometric-peaks": {
    family: "geometric-logo",
    subject: "mountain",
    palette: "golden-hour",
    seed: 3,
    ...square,
  },
  "retro-scallops": {
    family: "seamless-retro",
    subject: "scallop",
    palette: "retro-seventies",
    seed: 3,
    ...square,
  },
  "clay-still-life": { family: "still-life", subject: "vases", palette: "terracotta", seed: 2, ...square },
  // Where a record has no picture of its own.
  fallback: { family: "gradient-mesh", palette: "first-light", seed: 12, width: 768, height: 768 },
  "fallback-landscape": {
    family: "layered-landscape",
    subject: "hills",
    palette: "first-light",
    seed: 5,
    width: 768,
    height: 768,
  },
  "fallback-pattern": {
    family: "seamless-retro",
    subject: "scallop",
    palette: "sage",
    seed: 2,
    width: 768,
    height: 768,
  },
  "fallback-product": {
    family: "still-life",
    subject: "vases",
    palette: "first-light",
    seed: 6,
    width: 768,
    height: 768,
  },
  "fallback-mark": {
    family: "geometric-logo",
    subject: "leaf",
    palette: "sage",
    seed: 4,
    width: 768,
    height: 768,
  },
  "open-graph-ground": {
    family: "layered-landscape",
    subject: "lake",
    palette: "golden-hour",
    seed: 31,
    width: 1200,
    height: 630,
  },
};

/** Phones and thumbnails load this instead. */
const smallWidth = 480;

mkdirSync("public/pictures/small", { recursive: true });
for (const [name, { isDull, ...scene }] of Object.entries(pictures)) {
  const drawn = await drawPicture(
    scene,
    isDull ? { format: "png" } : { format: "webp", quality: 80, effort: 6 },
  );
  const bytes = isDull ? await makeDull(drawn) : drawn;
  writeFileSync(`public/pictures/${name}.webp`, bytes);
  if (!name.startsWith("fallback") && name !== "open-graph-ground")
    await sharp(bytes)
      .resize(smallWidth)
      .webp({ quality: 78, effort: 6 })
      .toFile(`public/pictures/small/${name}.webp`);
  console.log(`${name} ${(bytes.length / 1024).toFixed(0)} kB`);
}

/** Flat flash, drained colours, slightly out of focus. */
async function makeDull(png: Buffer): Promise<Buffer> {
  return sharp(png)
    .modulate({ saturation: 0.5, brightness: 0.82 })
    .linear(0.72, 34)
    .blur(2.2)
    .webp({ quality: 74 })
    .toBuffer();
}
