import { nameColour } from "./colour-names.ts";
import { chroma, distance, type Oklab, oklabToHex, rgbToOklab } from "./oklab.ts";
import type { PixelSample } from "./pixel-sample.server.ts";

export interface PaletteColour {
  hex: string;
  name: string;
  /** Part of the visible picture, 0..1. */
  share: number;
}

export interface WeightedColour {
  colour: Oklab;
  share: number;
}

const clusters = 10;
const rounds = 8;
const sameColour = 0.055;

/** The visible pixels, thinned to a few thousand. */
function visibleColours({ rgba }: PixelSample): Oklab[] {
  const stride = Math.max(1, Math.floor(rgba.length / 4 / 6000));
  const colours: Oklab[] = [];
  for (let o = 0; o < rgba.length; o += 4 * stride)
    if ((rgba[o + 3] ?? 255) > 40) colours.push(rgbToOklab(rgba[o] ?? 0, rgba[o + 1] ?? 0, rgba[o + 2] ?? 0));
  return colours;
}

/** Starts far apart: the mean first, then always the colour least like those chosen. */
function farthestColours(colours: readonly Oklab[]): Oklab[] {
  const mean: Oklab = [0, 1, 2].map(
    (axis) => colours.reduce((sum, colour) => sum + (colour[axis] ?? 0), 0) / colours.length,
  ) as unknown as Oklab;
  const centres = [mean];
  const nearest = colours.map((colour) => distance(colour, mean));
  while (centres.length < clusters) {
    let farthest = 0;
    for (let i = 1; i < nearest.length; i++) if ((nearest[i] ?? 0) > (nearest[farthest] ?? 0)) farthest = i;
    const next = colours[farthest];
    if (!next || (nearest[farthest] ?? 0) < 0.02) break;
    centres.push(next);
    for (let i = 0; i < colours.length; i++) {
      const colour = colours[i];
      if (colour) nearest[i] = Math.min(nearest[i] ?? 0, distance(colour, next));
    }
  }
  return centres;
}

function nearestIndex(colour: Oklab, centres: readonly Oklab[]): number {
  let best = 0;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const [index, centre] of centres.entries()) {
    const away = distance(colour, centre);
    if (away < bestDistance) [best, bestDistance] = [index, away];
  }
  return best;
}

function moveCentres(colours: readonly Oklab[], centres: readonly Oklab[]): WeightedColour[] {
  const sums = centres.map(() => [0, 0, 0, 0] as [number, number, number, number]);
  for (const colour of colours) {
    const sum = sums[nearestIndex(colour, centres)];
    if (!sum) continue;
    sum[0] += colour[0];
    sum[1] += colour[1];
    sum[2] += colour[2];
    sum[3] += 1;
  }
  return sums
    .filter(([, , , count]) => count > 0)
    .map(([l, a, b, count]) => ({
      colour: [l / count, a / count, b / count] as const,
      share: count / colours.length,
    }));
}

/** Small vivid accents are what people remember of a picture: they count for more than their area. */
function prominence({ colour, share }: WeightedColour): number {
  return share * (1 + 5 * chroma(colour));
}

function mergeSimilar(found: readonly WeightedColour[]): WeightedColour[] {
  const merged: WeightedColour[] = [];
  for (const one of found.toSorted((a, b) => b.share - a.share)) {
    const twin = merged.find(({ colour }) => distance(colour, one.colour) < sameColour);
    if (twin) twin.share += one.share;
    else merged.push({ ...one });
  }
  return merged;
}

/** K-means in a space that agrees with the eye; the same picture always gives the same colours. */
export function clusterColours(sample: PixelSample): WeightedColour[] {
  const colours = visibleColours(sample);
  if (colours.length === 0) return [];
  let found = moveCentres(colours, farthestColours(colours));
  for (let round = 0; round < rounds; round++)
    found = moveCentres(
      colours,
      found.map(({ colour }) => colour),
    );
  return mergeSimilar(found).filter(({ share }) => share >= 0.006);
}

/** Up to `count` named colours, the most telling first; two that share a name are one to a reader. */
export function namePalette(found: readonly WeightedColour[], count = 6): PaletteColour[] {
  const named = new Map<string, PaletteColour>();
  for (const one of found.toSorted((a, b) => prominence(b) - prominence(a))) {
    const name = nameColour(one.colour);
    const known = named.get(name);
    if (known) known.share += one.share;
    else named.set(name, { name, hex: oklabToHex(one.colour), share: one.share });
  }
  return [...named.values()]
    .slice(0, count)
    .map((colour) => ({ ...colour, share: Math.round(colour.share * 1000) / 1000 }));
}
