import type { PixelSample } from "./pixel-sample.server.ts";
import { quantile } from "./quantile.ts";

export interface Detail {
  sharpness: "soft" | "natural" | "crisp";
  /** Variance of the Laplacian in the sharpest tenth of the picture. */
  sharpnessScore: number;
  texture: "smooth" | "fine" | "detailed" | "busy";
  /** A sharp part before a blurred rest, as a wide lens opening gives. */
  hasShallowFocus: boolean;
  /** Part of the picture with a steep edge, 0..1. */
  edgeShare: number;
  /** Part of the picture that is exactly flat, 0..1. */
  flatShare: number;
  /** Part of the picture without any visible slope, 0..1: drawn areas have it, a camera's hardly do. */
  levelShare: number;
  /** Laplacian variance and mean gradient by cell, row after row. */
  grid: { columns: number; rows: number; laplacian: Float32Array; gradient: Float32Array };
}

const columns = 16;

function classifyTexture(edgeShare: number, busyCells: number): Detail["texture"] {
  if (edgeShare < 0.015) return "smooth";
  if (busyCells > 0.72 && edgeShare > 0.16) return "busy";
  return edgeShare > 0.065 ? "detailed" : "fine";
}

export function measureDetail({ width, height, luma }: PixelSample): Detail {
  const rows = Math.max(1, Math.round((columns * height) / width));
  const cells = columns * rows;
  const sum = new Float64Array(cells);
  const squares = new Float64Array(cells);
  const slopes = new Float64Array(cells);
  const counts = new Float64Array(cells);
  let edges = 0;
  let flat = 0;
  let level = 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const here = luma[i] ?? 0;
      const left = luma[i - 1] ?? 0;
      const right = luma[i + 1] ?? 0;
      const up = luma[i - width] ?? 0;
      const down = luma[i + width] ?? 0;
      const laplacian = left + right + up + down - 4 * here;
      const gradient = Math.abs(right - left) + Math.abs(down - up);
      const cell = Math.floor((y * rows) / height) * columns + Math.floor((x * columns) / width);
      sum[cell] = (sum[cell] ?? 0) + laplacian;
      squares[cell] = (squares[cell] ?? 0) + laplacian * laplacian;
      slopes[cell] = (slopes[cell] ?? 0) + gradient;
      counts[cell] = (counts[cell] ?? 0) + 1;
      if (gradient > 48) edges++;
      if (gradient < 0.9 && Math.abs(laplacian) < 0.9) flat++;
      if (gradient < 2) level++;
    }
  const laplacian = new Float32Array(cells);
  const gradient = new Float32Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    const count = Math.max(1, counts[cell] ?? 1);
    const average = (sum[cell] ?? 0) / count;
    laplacian[cell] = (squares[cell] ?? 0) / count - average * average;
    gradient[cell] = (slopes[cell] ?? 0) / count;
  }
  const inner = Math.max(1, (width - 2) * (height - 2));
  const byCell = laplacian.toSorted();
  const sharpest = quantile(byCell, 0.9);
  const edgeShare = edges / inner;
  const busyCells = gradient.filter((value) => value > 9).length / cells;
  // Grain lies over everything alike; what rises above it is focus.
  const grain = quantile(byCell, 0.1);
  const blurredCells = laplacian.filter((value) => value - grain < (sharpest - grain) * 0.1).length / cells;
  return {
    sharpness: sharpest < 45 ? "soft" : sharpest > 420 ? "crisp" : "natural",
    sharpnessScore: Math.round(sharpest),
    texture: classifyTexture(edgeShare, busyCells),
    hasShallowFocus: sharpest - grain > 120 && blurredCells > 0.5 && flat / inner < 0.3,
    edgeShare,
    flatShare: flat / inner,
    levelShare: level / inner,
    grid: { columns, rows, laplacian, gradient },
  };
}
