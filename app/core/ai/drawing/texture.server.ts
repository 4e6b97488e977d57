import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { createNoise } from "./noise.ts";
import { createRandom } from "./random.ts";
import type { Stage } from "./stage.server.ts";

const tileSize = 256;
const tiles = new Map<string, Canvas>();

// Every picture shares the same few tiles: they are made once per process, from fixed seeds.
function tile(name: string, tone: (x: number, y: number) => number): Canvas {
  const known = tiles.get(name);
  if (known) return known;
  const canvas = createCanvas(tileSize, tileSize);
  const pen = canvas.getContext("2d");
  const image = pen.createImageData(tileSize, tileSize);
  for (let index = 0; index < tileSize * tileSize; index += 1) {
    const value = tone(index % tileSize, Math.floor(index / tileSize));
    image.data.set([value, value, value, 255], index * 4);
  }
  pen.putImageData(image, 0, 0);
  tiles.set(name, canvas);
  return canvas;
}

function grainTile(): Canvas {
  const random = createRandom(11);
  return tile("grain", () => 128 + (random.next() + random.next() - 1) * 110);
}

/** Cold-pressed paper: soft bumps plus a fine tooth, wrapping at the edges of the tile. */
function paperTile(): Canvas {
  const random = createRandom(23);
  const noise = createNoise(random);
  const circle = (Math.PI * 2) / tileSize;
  return tile("paper", (x, y) => {
    const bump = noise.layered(
      Math.cos(x * circle) * 6 + Math.cos(y * circle) * 5,
      Math.sin(x * circle) * 6 + Math.sin(y * circle) * 5,
      3,
    );
    return 128 + bump * 46 + (random.next() - 0.5) * 44;
  });
}

function overlay(stage: Stage, canvas: Canvas, strength: number): void {
  const { pen, pixelsPerUnit } = stage;
  const pattern = pen.createPattern(canvas, "repeat");
  if (!pattern) return;
  pen.save();
  pen.globalCompositeOperation = "overlay";
  pen.globalAlpha = strength;
  // Textures keep their pixel size: enlarged grain looks like a fault.
  pen.scale(1 / pixelsPerUnit, 1 / pixelsPerUnit);
  pen.fillStyle = pattern;
  pen.fillRect(0, 0, stage.width * pixelsPerUnit, stage.height * pixelsPerUnit);
  pen.restore();
}

/** Fine film grain; also hides the steps of long gradients. */
export function addGrain(stage: Stage, strength: number): void {
  overlay(stage, grainTile(), strength);
}

export function addPaper(stage: Stage, strength: number): void {
  overlay(stage, paperTile(), strength);
}
