import { relativeLuminance } from "./oklab.ts";
import type { PixelSample } from "./pixel-sample.server.ts";

export interface GarmentContrast {
  /** Part of the printed area that stands out from a white or a black garment, 0..1. */
  onLight: number;
  onDark: number;
}

/** Below this ratio of light a printed area melts into the cloth. */
const visibleRatio = 1.45;
const lightCloth = relativeLuminance(250, 250, 248);
const darkCloth = relativeLuminance(24, 24, 26);

function standsOut(luminance: number, cloth: number): boolean {
  const [high, low] = luminance > cloth ? [luminance, cloth] : [cloth, luminance];
  return (high + 0.05) / (low + 0.05) >= visibleRatio;
}

export function measureGarmentContrast({ rgba }: PixelSample): GarmentContrast {
  let [printed, light, dark] = [0, 0, 0];
  for (let o = 0; o < rgba.length; o += 4) {
    if ((rgba[o + 3] ?? 255) < 128) continue;
    const luminance = relativeLuminance(rgba[o] ?? 0, rgba[o + 1] ?? 0, rgba[o + 2] ?? 0);
    printed++;
    if (standsOut(luminance, lightCloth)) light++;
    if (standsOut(luminance, darkCloth)) dark++;
  }
  if (printed === 0) return { onLight: 0, onDark: 0 };
  return {
    onLight: Math.round((light / printed) * 100) / 100,
    onDark: Math.round((dark / printed) * 100) / 100,
  };
}
