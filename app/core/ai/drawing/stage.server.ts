import { type Canvas, type SKRSContext2D, createCanvas } from "@napi-rs/canvas";
import type { PictureStyle, TimeOfDay } from "./names.ts";
import { type Noise, createNoise } from "./noise.ts";
import type { Palette } from "./palettes.ts";
import { type Random, createRandom } from "./random.ts";

export type Pen = SKRSContext2D;

/**
 * What a family draws on. Its units make the shorter side 1000 whatever the pixels,
 * so the same seed gives the same composition at every resolution.
 */
export type Stage = {
  canvas: Canvas;
  pen: Pen;
  width: number;
  height: number;
  pixelsPerUnit: number;
  random: Random;
  noise: Noise;
  palette: Palette;
  style: PictureStyle;
  timeOfDay: TimeOfDay;
  subject: string;
};

export type StageOptions = {
  pixelWidth: number;
  pixelHeight: number;
  seed: number;
  palette: Palette;
  style: PictureStyle;
  timeOfDay: TimeOfDay;
  subject: string;
};

export function createStage(options: StageOptions): Stage {
  const canvas = createCanvas(options.pixelWidth, options.pixelHeight);
  const pen = canvas.getContext("2d");
  const pixelsPerUnit = Math.min(options.pixelWidth, options.pixelHeight) / 1000;
  pen.scale(pixelsPerUnit, pixelsPerUnit);
  const random = createRandom(options.seed);
  return {
    canvas,
    pen,
    width: options.pixelWidth / pixelsPerUnit,
    height: options.pixelHeight / pixelsPerUnit,
    pixelsPerUnit,
    random,
    noise: createNoise(random.fork("noise")),
    palette: options.palette,
    style: options.style,
    timeOfDay: options.timeOfDay,
    subject: options.subject,
  };
}

/** A smaller stage for a picture inside the picture: a framed print, the wrap of a mug. */
export function createInnerStage(
  stage: Stage,
  label: string,
  size: { width: number; height: number },
): Stage {
  const pixelWidth = Math.max(8, Math.round(size.width * stage.pixelsPerUnit));
  const pixelHeight = Math.max(8, Math.round(size.height * stage.pixelsPerUnit));
  const { palette, style, timeOfDay, subject } = stage;
  const seed = Math.floor(stage.random.fork(label).next() * 4294967296);
  return createStage({ pixelWidth, pixelHeight, seed, palette, style, timeOfDay, subject });
}
