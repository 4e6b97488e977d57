import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from "@napi-rs/canvas";

/** Every scene is laid out on this many units a side and scaled to the wanted pixels. */
export const units = 1200;

export interface Scene {
  canvas: Canvas;
  context: SKRSContext2D;
  /** Pixels a unit. */
  scale: number;
}

export type Path = (context: SKRSContext2D) => void;

export function createScene(side: number): Scene {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext("2d");
  const scale = side / units;
  context.scale(scale, scale);
  return { canvas, context, scale };
}

/** A shape with soft edges: shadows, glows, patches of light. */
export function paintSoft({ context, scale }: Scene, blur: number, colour: string, path: Path): void {
  context.save();
  context.filter = `blur(${blur * scale}px)`;
  context.fillStyle = colour;
  context.beginPath();
  path(context);
  context.fill();
  context.restore();
}

export function paintShape({ context }: Scene, fill: string | CanvasGradient, path: Path): void {
  context.fillStyle = fill;
  context.beginPath();
  path(context);
  context.fill();
}

export function clipTo({ context }: Scene, path: Path, draw: () => void): void {
  context.save();
  context.beginPath();
  path(context);
  context.clip();
  draw();
  context.restore();
}

type Stops = readonly (readonly [at: number, colour: string])[];

export function linear(
  context: SKRSContext2D,
  from: [number, number],
  to: [number, number],
  stops: Stops,
): CanvasGradient {
  const gradient = context.createLinearGradient(...from, ...to);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

export function radial(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  stops: Stops,
): CanvasGradient {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

/** Repeatable numbers from 0 to 1, so that a mockup drawn twice is the same picture. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Puts raw pixels on the scene at pixel coordinates, respecting what lies below. */
export function placePixels(
  { context }: Scene,
  data: Uint8ClampedArray,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const layer = createCanvas(width, height);
  layer.getContext("2d").putImageData(new ImageData(data, width, height), 0, 0);
  context.save();
  context.resetTransform();
  context.drawImage(layer, x, y);
  context.restore();
}

/** A little unrest over everything: perfectly even tones look drawn, and show bands. */
export function addGrain({ canvas, context }: Scene, strength: number): void {
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const random = createRandom(77);
  const { data } = image;
  for (let o = 0; o < data.length; o += 4) {
    const grain = (random() + random() - 1) * strength;
    data[o] = (data[o] ?? 0) + grain;
    data[o + 1] = (data[o + 1] ?? 0) + grain;
    data[o + 2] = (data[o + 2] ?? 0) + grain;
  }
  context.putImageData(image, 0, 0);
}
