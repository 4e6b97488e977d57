import type { PixelSample } from "./pixel-sample.server.ts";
import { mean, quantile } from "./quantile.ts";

export interface Light {
  /** Mean brightness, 0..1. */
  brightness: number;
  key: "low" | "mid" | "high";
  exposure: "dark" | "balanced" | "bright";
  /** Where the light seems to come from. */
  direction: "left" | "right" | "above" | "below" | "behind" | "even";
  /** Spread between deep shadow and highlight, 0..1. */
  contrast: number;
  contrastLevel: "low" | "medium" | "high";
}

/** Mean brightness of a rectangle given in parts of the picture. */
function regionMean(
  { width, height, luma }: PixelSample,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): number {
  let sum = 0;
  let count = 0;
  for (let y = Math.floor(y0 * height); y < y1 * height; y++)
    for (let x = Math.floor(x0 * width); x < x1 * width; x++) {
      sum += luma[y * width + x] ?? 0;
      count++;
    }
  return count === 0 ? 0 : sum / count / 255;
}

function findDirection(sample: PixelSample): Light["direction"] {
  const sideways = regionMean(sample, 0, 0, 0.35, 1) - regionMean(sample, 0.65, 0, 1, 1);
  const upright = regionMean(sample, 0, 0, 1, 0.35) - regionMean(sample, 0, 0.65, 1, 1);
  const centre = regionMean(sample, 0.3, 0.3, 0.7, 0.7);
  const around =
    (regionMean(sample, 0, 0, 1, 0.18) +
      regionMean(sample, 0, 0, 0.15, 1) +
      regionMean(sample, 0.85, 0, 1, 1)) /
    3;
  if (around - centre > 0.22 && around > 0.6) return "behind";
  if (Math.max(Math.abs(sideways), Math.abs(upright)) < 0.09) return "even";
  if (Math.abs(sideways) > Math.abs(upright)) return sideways > 0 ? "left" : "right";
  return upright > 0 ? "above" : "below";
}

export function measureLight(sample: PixelSample): Light {
  const sorted = sample.luma.toSorted();
  const brightness = mean(sorted) / 255;
  const median = quantile(sorted, 0.5) / 255;
  const contrast = (quantile(sorted, 0.97) - quantile(sorted, 0.03)) / 255;
  const burnt = 1 - sorted.findIndex((value) => value > 250) / sorted.length;
  const brightTop = quantile(sorted, 0.98) / 255;
  return {
    brightness: Math.round(brightness * 100) / 100,
    key: median < 0.3 ? "low" : median > 0.68 ? "high" : "mid",
    exposure:
      brightTop < 0.45 ? "dark" : burnt < 1 && burnt > 0.3 && brightness > 0.75 ? "bright" : "balanced",
    direction: findDirection(sample),
    contrast: Math.round(contrast * 100) / 100,
    contrastLevel: contrast < 0.42 ? "low" : contrast > 0.8 ? "high" : "medium",
  };
}
