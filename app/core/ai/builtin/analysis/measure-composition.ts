import { distance, type Oklab, rgbToOklab } from "./oklab.ts";
import type { PixelSample } from "./pixel-sample.server.ts";

export interface Composition {
  /** Where the eye goes first, in parts of width and height. */
  focus: { x: number; y: number };
  placement:
    | "centred"
    | "left third"
    | "right third"
    | "upper third"
    | "lower third"
    | "all over"
    | "off-centre";
  symmetry: "left-right" | "top-bottom" | "none";
  /** Calm area connected to the border, 0..1, and the side that has most of it. */
  negativeSpace: number;
  emptySide: "left" | "right" | "top" | "bottom" | "around" | "none";
  /** One even ground behind the subject. */
  hasPlainBackground: boolean;
}

const size = 48;

interface Grid {
  colours: Oklab[];
  unrest: Float32Array;
}

/** Mean colour of each cell and how much the pixels in it differ. Transparent pixels count as white ground. */
function makeGrid({ width, height, rgba, luma }: PixelSample): Grid {
  const colours: Oklab[] = [];
  const unrest = new Float32Array(size * size);
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const x0 = Math.floor((column * width) / size);
      const x1 = Math.max(x0 + 1, Math.floor(((column + 1) * width) / size));
      const y0 = Math.floor((row * height) / size);
      const y1 = Math.max(y0 + 1, Math.floor(((row + 1) * height) / size));
      let [r, g, b, low, high] = [0, 0, 0, 255, 0];
      for (let y = y0; y < y1; y++)
        for (let x = x0; x < x1; x++) {
          const i = y * width + x;
          const alpha = (rgba[i * 4 + 3] ?? 255) / 255;
          r += (rgba[i * 4] ?? 0) * alpha + 255 * (1 - alpha);
          g += (rgba[i * 4 + 1] ?? 0) * alpha + 255 * (1 - alpha);
          b += (rgba[i * 4 + 2] ?? 0) * alpha + 255 * (1 - alpha);
          low = Math.min(low, luma[i] ?? 0);
          high = Math.max(high, luma[i] ?? 0);
        }
      const count = (x1 - x0) * (y1 - y0);
      colours.push(rgbToOklab(Math.round(r / count), Math.round(g / count), Math.round(b / count)));
      unrest[row * size + column] = high - low;
    }
  return { colours, unrest };
}

function at(colours: readonly Oklab[], column: number, row: number): Oklab {
  const clamp = (value: number) => Math.min(size - 1, Math.max(0, value));
  return colours[clamp(row) * size + clamp(column)] ?? [0, 0, 0];
}

/** A cell draws the eye by differing from its surroundings, from the border, and by its edges. */
function measureSaliency({ colours, unrest }: Grid): Float32Array {
  const border = colours.filter(
    (_, i) => i < size || i >= size * (size - 1) || i % size === 0 || i % size === size - 1,
  );
  const ground: Oklab = [0, 1, 2].map(
    (axis) => border.reduce((sum, c) => sum + (c[axis] ?? 0), 0) / border.length,
  ) as unknown as Oklab;
  const saliency = new Float32Array(size * size);
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const here = at(colours, column, row);
      let around = 0;
      for (const [dx, dy] of [
        [-6, 0],
        [6, 0],
        [0, -6],
        [0, 6],
        [-5, -5],
        [5, 5],
        [-5, 5],
        [5, -5],
      ] as const)
        around += distance(here, at(colours, column + dx, row + dy));
      const i = row * size + column;
      saliency[i] = around / 8 + 0.8 * distance(here, ground) + (unrest[i] ?? 0) / 700;
    }
  return saliency;
}

/** Centre and spread of the most striking tenth of the picture. */
function findFocus(saliency: Float32Array): { x: number; y: number; spread: number } {
  const threshold = saliency.toSorted()[Math.floor(saliency.length * 0.9)] ?? 0;
  let [weight, x, y, xx, yy] = [0, 0, 0, 0, 0];
  for (const [i, value] of saliency.entries()) {
    if (value < threshold || value <= 0) continue;
    const [px, py] = [((i % size) + 0.5) / size, (Math.floor(i / size) + 0.5) / size];
    weight += value;
    x += px * value;
    y += py * value;
    xx += px * px * value;
    yy += py * py * value;
  }
  if (weight === 0) return { x: 0.5, y: 0.5, spread: 0.41 };
  [x, y] = [x / weight, y / weight];
  return { x, y, spread: Math.sqrt(Math.max(0, xx / weight - x * x) + Math.max(0, yy / weight - y * y)) };
}

function describePlacement({
  x,
  y,
  spread,
}: {
  x: number;
  y: number;
  spread: number;
}): Composition["placement"] {
  if (spread > 0.37) return "all over";
  if (Math.abs(x - 0.5) < 0.1 && Math.abs(y - 0.5) < 0.13) return "centred";
  if (Math.abs(x - 1 / 3) < 0.11) return "left third";
  if (Math.abs(x - 2 / 3) < 0.11) return "right third";
  if (Math.abs(y - 1 / 3) < 0.12) return "upper third";
  if (Math.abs(y - 2 / 3) < 0.12) return "lower third";
  return "off-centre";
}

/** How much more alike mirrored cells are than any two cells of the picture: 1 is a perfect mirror. */
function mirrorLikeness(
  colours: readonly Oklab[],
  mirror: (column: number, row: number) => [number, number],
): number {
  let apart = 0;
  let any = 0;
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const here = at(colours, column, row);
      apart += distance(here, at(colours, ...mirror(column, row)));
      any += distance(here, at(colours, (column * 7 + row * 3 + 11) % size, (row * 5 + column + 17) % size));
    }
  return any < 1 ? 0 : 1 - apart / any;
}

function findSymmetry(colours: readonly Oklab[]): Composition["symmetry"] {
  const sideways = mirrorLikeness(colours, (column, row) => [size - 1 - column, row]);
  const upright = mirrorLikeness(colours, (column, row) => [column, size - 1 - row]);
  if (Math.max(sideways, upright) < 0.62) return "none";
  return sideways >= upright ? "left-right" : "top-bottom";
}

/** Calm cells reached from the border through calm cells of much the same colour. */
function floodCalm({ colours, unrest }: Grid): Uint8Array {
  const calm = new Uint8Array(size * size);
  const queue: number[] = [];
  const visit = (i: number, from: Oklab) => {
    const here = colours[i];
    if (calm[i] || !here || (unrest[i] ?? 0) > 26 || distance(here, from) > 0.05) return;
    calm[i] = 1;
    queue.push(i);
  };
  for (let i = 0; i < size * size; i++) {
    const [column, row] = [i % size, Math.floor(i / size)];
    const here = colours[i];
    if (here && (column === 0 || row === 0 || column === size - 1 || row === size - 1)) visit(i, here);
  }
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    const here = colours[i];
    if (!here) continue;
    const column = i % size;
    if (column > 0) visit(i - 1, here);
    if (column < size - 1) visit(i + 1, here);
    if (i >= size) visit(i - size, here);
    if (i < size * (size - 1)) visit(i + size, here);
  }
  return calm;
}

function describeEmptySide(calm: Uint8Array, share: number): Composition["emptySide"] {
  if (share < 0.22) return "none";
  const part = (keep: (column: number, row: number) => boolean) => {
    let [filled, count] = [0, 0];
    for (const [i, value] of calm.entries())
      if (keep(i % size, Math.floor(i / size))) [filled, count] = [filled + value, count + 1];
    return filled / count;
  };
  const edge = size * 0.3;
  const sides = {
    left: part((column) => column < edge),
    right: part((column) => column >= size - edge),
    top: part((_, row) => row < edge),
    bottom: part((_, row) => row >= size - edge),
  };
  if (Math.min(...Object.values(sides)) > 0.6) return "around";
  const names = ["top", "left", "right", "bottom"] as const;
  const most = names.toSorted((a, b) => sides[b] - sides[a])[0] ?? "top";
  return sides[most] > 0.55 ? most : "none";
}

function hasPlainBorder({ colours, unrest }: Grid): boolean {
  const border = [...colours.entries()].filter(([i]) => {
    const [column, row] = [i % size, Math.floor(i / size)];
    return Math.min(column, row, size - 1 - column, size - 1 - row) < 3;
  });
  const [, first] = border[0] ?? [0, [0, 0, 0] as Oklab];
  const alike = border.filter(([i, colour]) => distance(colour, first) < 0.09 && (unrest[i] ?? 0) < 22);
  return alike.length / border.length > 0.88;
}

export function measureComposition(sample: PixelSample): Composition {
  const grid = makeGrid(sample);
  const focus = findFocus(measureSaliency(grid));
  const calm = floodCalm(grid);
  const negativeSpace = calm.reduce((sum, value) => sum + value, 0) / calm.length;
  return {
    focus: { x: Math.round(focus.x * 100) / 100, y: Math.round(focus.y * 100) / 100 },
    placement: describePlacement(focus),
    symmetry: findSymmetry(grid.colours),
    negativeSpace: Math.round(negativeSpace * 100) / 100,
    emptySide: describeEmptySide(calm, negativeSpace),
    hasPlainBackground: hasPlainBorder(grid),
  };
}
