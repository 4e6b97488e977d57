import type { WeightedColour } from "./extract-palette.ts";
import { chroma, hue } from "./oklab.ts";

export interface ColourMood {
  temperature: "warm" | "cool" | "neutral";
  saturation: "monochrome" | "muted" | "natural" | "vivid";
  harmony: "monochromatic" | "analogous" | "complementary" | "varied";
}

function hueDistance(a: number, b: number): number {
  const away = Math.abs(a - b) % 360;
  return Math.min(away, 360 - away);
}

/** Colours too grey to have a hue say nothing about harmony. */
function findHarmony(coloured: readonly WeightedColour[]): ColourMood["harmony"] {
  const hues = coloured.map(({ colour }) => hue(colour));
  let widest = 0;
  for (const a of hues) for (const b of hues) widest = Math.max(widest, hueDistance(a, b));
  if (widest < 28) return "monochromatic";
  if (widest < 75) return "analogous";
  const [first = 0] = hues;
  const isPolar = hues.every((one) => hueDistance(one, first) < 45 || hueDistance(one, first) > 135);
  return isPolar ? "complementary" : "varied";
}

export function measureColour(found: readonly WeightedColour[]): ColourMood {
  const strength = found.reduce((sum, one) => sum + chroma(one.colour) * one.share, 0);
  const coloured = found.filter((one) => chroma(one.colour) > 0.035 && one.share > 0.02);
  // +1 for a pure orange, −1 for a pure blue, weighted by how much colour there is at all.
  const warmth = coloured.reduce(
    (sum, one) => sum + Math.cos(((hue(one.colour) - 65) * Math.PI) / 180) * chroma(one.colour) * one.share,
    0,
  );
  return {
    temperature: warmth > 0.012 ? "warm" : warmth < -0.012 ? "cool" : "neutral",
    saturation:
      strength < 0.014 ? "monochrome" : strength < 0.055 ? "muted" : strength < 0.12 ? "natural" : "vivid",
    harmony: coloured.length === 0 ? "monochromatic" : findHarmony(coloured),
  };
}
