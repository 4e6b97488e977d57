import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { createRandom, units } from "./scene.server.ts";
import { bodyPath } from "./shirt-outline.ts";

export interface Folds {
  /** Slopes of the cloth to the right and downwards, in height a unit, and how far inside the outline, 0..1. */
  at: (x: number, y: number) => { across: number; down: number; inner: number };
}

interface Fold {
  from: [number, number];
  bend: [number, number];
  to: [number, number];
  width: number;
  rise: number;
}

/** Creases fan out from the arm holes, the sleeves are bent, the hem hangs in long waves. */
function layFolds(): Fold[] {
  const random = createRandom(2024);
  const folds: Fold[] = [];
  for (const side of [-1, 1]) {
    const at = (x: number): number => 600 + side * x;
    for (let k = 0; k < 7; k++)
      folds.push({
        from: [at(250 - k * 6), 420 + k * 26],
        bend: [at(190 - k * 14), 450 + k * 56],
        to: [at(120 - k * 6 + random() * 50), 500 + k * 88],
        width: 9 + random() * 15,
        rise: (0.5 + random() * 0.5) * (k % 2 ? -1 : 1),
      });
    for (let k = 0; k < 5; k++)
      folds.push({
        from: [at(262 + k * 28), 262 + k * 34],
        bend: [at(310 + k * 24), 350 + k * 26],
        to: [at(300 + k * 34), 470 + k * 14],
        width: 8 + random() * 10,
        rise: (0.5 + random() * 0.4) * (k % 2 ? 1 : -1),
      });
    folds.push({ from: [at(104), 176], bend: [at(160), 260], to: [at(150), 360], width: 20, rise: 0.55 });
  }
  for (let k = 0; k < 9; k++) {
    const x = 366 + k * 58 + random() * 22;
    folds.push({
      from: [x + (x - 600) * 0.06, 1094],
      bend: [x + (random() - 0.5) * 40, 960],
      to: [x - (x - 600) * 0.2 + (random() - 0.5) * 60, 690 + random() * 270],
      width: 12 + random() * 18,
      rise: (0.3 + random() * 0.5) * (k % 2 ? -1 : 1),
    });
  }
  folds.push({ from: [428, 380], bend: [486, 470], to: [566, 640], width: 24, rise: 0.42 });
  folds.push({ from: [772, 420], bend: [726, 560], to: [628, 700], width: 26, rise: -0.45 });
  folds.push({ from: [690, 330], bend: [640, 420], to: [520, 520], width: 20, rise: 0.36 });
  folds.push({ from: [392, 690], bend: [520, 742], to: [742, 716], width: 28, rise: 0.3 });
  folds.push({ from: [812, 810], bend: [680, 872], to: [470, 850], width: 26, rise: -0.3 });
  return folds;
}

/** Folds are soft, so half the scene's units are fine enough, and a quarter of the work. */
const grid = units / 2;

function paintGrid(draw: (context: SKRSContext2D) => void): Float32Array {
  const canvas = createCanvas(grid, grid);
  const context = canvas.getContext("2d");
  context.fillStyle = "#808080";
  context.fillRect(0, 0, grid, grid);
  context.scale(grid / units, grid / units);
  draw(context);
  const { data } = context.getImageData(0, 0, grid, grid);
  return Float32Array.from({ length: grid * grid }, (_, i) => ((data[i * 4] ?? 128) - 128) / 127);
}

function blurLine(
  values: Float32Array,
  start: number,
  step: number,
  radius: number,
  out: Float32Array,
): void {
  let sum = 0;
  for (let k = -radius; k <= radius; k++)
    sum += values[start + Math.min(grid - 1, Math.max(0, k)) * step] ?? 0;
  for (let k = 0; k < grid; k++) {
    out[k] = sum / (radius * 2 + 1);
    sum +=
      (values[start + Math.min(grid - 1, k + radius + 1) * step] ?? 0) -
      (values[start + Math.max(0, k - radius) * step] ?? 0);
  }
  for (let k = 0; k < grid; k++) values[start + k * step] = out[k] ?? 0;
}

/** Three running means make a bell. In numbers rather than in a picture's 256 steps, which would show as rings. */
function blur(values: Float32Array, radius: number): Float32Array {
  const line = new Float32Array(grid);
  for (let pass = 0; pass < 3; pass++)
    for (let k = 0; k < grid; k++) {
      blurLine(values, k * grid, 1, radius, line);
      blurLine(values, k, grid, radius, line);
    }
  return values;
}

function paintFolds(context: SKRSContext2D): void {
  context.lineCap = "round";
  for (const { from, bend, to, width, rise } of layFolds()) {
    const grey = rise > 0 ? 255 : 0;
    context.strokeStyle = `rgba(${grey},${grey},${grey},${Math.abs(rise) * 0.75})`;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(...from);
    context.quadraticCurveTo(...bend, ...to);
    context.stroke();
  }
}

function paintBody(context: SKRSContext2D): void {
  context.fillStyle = "#ffffff";
  context.beginPath();
  bodyPath(context);
  context.fill();
}

/** Folds as a landscape: soft ridges and valleys, a rounded rim, a little unrest. */
export function makeFolds(): Folds {
  const strokes = paintGrid(paintFolds);
  const sharp = blur(strokes.slice(), 4);
  const wide = blur(strokes, 11);
  const rim = blur(paintGrid(paintBody), 6);
  const height = new Float32Array(grid * grid);
  for (let i = 0; i < height.length; i++) {
    const [x, y] = [(i % grid) * 2, Math.floor(i / grid) * 2];
    const waves = Math.sin(x / 61 + Math.sin(y / 97) * 1.6) * Math.sin(y / 143 + x / 211) * 0.35;
    height[i] = (sharp[i] ?? 0) * 0.9 + (wide[i] ?? 0) * 3 + (rim[i] ?? 0) * 1.1 + waves;
  }
  const value = (of: Float32Array, x: number, y: number): number => {
    const [left, top] = [Math.min(grid - 2, Math.floor(x)), Math.min(grid - 2, Math.floor(y))];
    const [fx, fy] = [x - left, y - top];
    const i = top * grid + left;
    const upper = (of[i] ?? 0) * (1 - fx) + (of[i + 1] ?? 0) * fx;
    const lower = (of[i + grid] ?? 0) * (1 - fx) + (of[i + grid + 1] ?? 0) * fx;
    return upper * (1 - fy) + lower * fy;
  };
  return {
    at: (x, y) => {
      const [gx, gy] = [Math.min(grid - 3, Math.max(1, x / 2)), Math.min(grid - 3, Math.max(1, y / 2))];
      return {
        across: (value(height, gx + 1, gy) - value(height, gx - 1, gy)) / 4,
        down: (value(height, gx, gy + 1) - value(height, gx, gy - 1)) / 4,
        inner: value(rim, gx, gy),
      };
    },
  };
}
