import type { Detail } from "./measure-detail.ts";
import { chroma, hue, type Oklab, rgbToOklab } from "./oklab.ts";
import type { PixelSample } from "./pixel-sample.server.ts";

export type Likelihood = "likely" | "unlikely" | "unsure";

export interface Content {
  kind: "photo" | "illustration" | "graphic";
  /** How sure the kind is, 0..1. */
  kindConfidence: number;
  people: Likelihood;
  text: Likelihood;
  /** Plain things that colour and place give away. */
  scene: ("open sky" | "greenery" | "night" | "sunset colours" | "water or snow")[];
  /** Part of the picture that is fully or nearly see-through, 0..1. */
  transparentShare: number;
}

function countColours({ rgba }: PixelSample): number {
  const seen = new Uint8Array(32 * 32 * 32);
  let count = 0;
  for (let o = 0; o < rgba.length; o += 4) {
    const bin = ((rgba[o] ?? 0) >> 3) * 1024 + ((rgba[o + 1] ?? 0) >> 3) * 32 + ((rgba[o + 2] ?? 0) >> 3);
    if (!seen[bin]) count++;
    seen[bin] = 1;
  }
  return count;
}

/** Flat areas and few colours speak for a graphic, grain and many soft tones for a camera. */
function guessKind(fine: PixelSample, detail: Omit<Detail, "grid">, transparentShare: number) {
  const colours = countColours(fine);
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const flatness = clamp((detail.flatShare - 0.15) / 0.5);
  const fewColours = clamp((700 - colours) / 600);
  const grain = clamp((detail.grain - 0.35) / 0.9);
  const graphic = 0.55 * flatness + 0.35 * fewColours + (transparentShare > 0.05 ? 0.3 : 0);
  const photo = 0.6 * grain + 0.25 * clamp((colours - 350) / 900) + 0.15 * (1 - flatness);
  const illustration = 0.62 - 0.4 * Math.abs(photo - graphic);
  const scores = { photo, graphic, illustration };
  const kinds = ["photo", "graphic", "illustration"] as const;
  const [first = "illustration", second = "photo"] = kinds.toSorted((a, b) => scores[b] - scores[a]);
  const confidence = clamp(0.5 + (scores[first] - scores[second]));
  return { kind: first, kindConfidence: Math.round(confidence * 100) / 100 };
}

/** The range all human skin falls in: a narrow band of hue, moderate colour, any lightness but the extremes. */
function isSkin(colour: Oklab): boolean {
  const angle = hue(colour);
  const strength = chroma(colour);
  return (
    colour[0] > 0.32 && colour[0] < 0.93 && angle > 28 && angle < 76 && strength > 0.028 && strength < 0.135
  );
}

/** Skin tones alone prove nothing: sand, wood and bread have them. Only their absence, or one compact area, tells. */
function guessPeople({ width, height, rgba }: PixelSample, kind: Content["kind"]): Likelihood {
  const skin = new Uint8Array(width * height);
  let total = 0;
  let warm = 0;
  for (let i = 0; i < skin.length; i++) {
    const colour = rgbToOklab(rgba[i * 4] ?? 0, rgba[i * 4 + 1] ?? 0, rgba[i * 4 + 2] ?? 0);
    if (chroma(colour) > 0.03) warm++;
    if ((rgba[i * 4 + 3] ?? 255) > 128 && isSkin(colour)) {
      skin[i] = 1;
      total++;
    }
  }
  const share = total / skin.length;
  if (warm / skin.length < 0.04) return "unsure";
  if (share < 0.012) return "unlikely";
  if (kind !== "photo" || share > 0.45) return "unsure";
  const columns = new Float32Array(width);
  for (let i = 0; i < skin.length; i++) if (skin[i]) columns[i % width] = (columns[i % width] ?? 0) + 1;
  const [x0, x1] = [columns.findIndex((n) => n > 0), columns.findLastIndex((n) => n > 0)];
  const dense = columns.reduce((sum, n) => sum + (n > height * 0.12 ? n : 0), 0) / total;
  return share > 0.05 && dense > 0.75 && (x1 - x0) / width < 0.75 ? "likely" : "unsure";
}

/** Lettering stands in lines: many dark–light changes of one strength, close together, row beside row. */
function guessText({ width, height, luma }: PixelSample): Likelihood {
  const block = 16;
  const columns = Math.floor(width / block);
  const rows = Math.floor(height / block);
  const marked = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let [changes, low, high, between] = [0, 255, 0, 0];
      for (let y = 0; y < block; y++)
        for (let x = 0; x < block; x++) {
          const value = luma[(row * block + y) * width + column * block + x] ?? 0;
          [low, high] = [Math.min(low, value), Math.max(high, value)];
        }
      if (high - low < 90) continue;
      const [dark, light] = [low + (high - low) * 0.25, low + (high - low) * 0.75];
      for (let y = 0; y < block; y++) {
        let last = 0;
        for (let x = 0; x < block; x++) {
          const value = luma[(row * block + y) * width + column * block + x] ?? 0;
          const side = value < dark ? -1 : value > light ? 1 : 0;
          if (side === 0) between++;
          else {
            if (last !== 0 && side !== last) changes++;
            last = side;
          }
        }
      }
      // Letters: two to six changes a row on average, and few tones between ink and paper.
      if (changes > 20 && changes < 110 && between < block * block * 0.42) marked[row * columns + column] = 1;
    }
  let inLines = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0, run = 0; column <= columns; column++) {
      if (column < columns && marked[row * columns + column]) run++;
      else {
        if (run >= 3) inLines += run;
        run = 0;
      }
    }
  const share = inLines / Math.max(1, columns * rows);
  if (share > 0.5) return "unsure";
  return share > 0.015 ? "likely" : share > 0.004 ? "unsure" : "unlikely";
}

function guessScene({ width, height, rgba, luma }: PixelSample): Content["scene"] {
  let [sky, green, sunset, snow, dark, top] = [0, 0, 0, 0, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const colour = rgbToOklab(rgba[i * 4] ?? 0, rgba[i * 4 + 1] ?? 0, rgba[i * 4 + 2] ?? 0);
      const [angle, strength] = [hue(colour), chroma(colour)];
      const calm = Math.abs((luma[i] ?? 0) - (luma[i + 1] ?? luma[i] ?? 0)) < 10;
      const isTop = y < height * 0.35;
      if (isTop) top++;
      if (isTop && calm && angle > 215 && angle < 275 && strength > 0.03 && colour[0] > 0.5) sky++;
      if (isTop && calm && angle > 25 && angle < 85 && strength > 0.08 && colour[0] > 0.55) sunset++;
      if (angle > 105 && angle < 160 && strength > 0.045) green++;
      if (!isTop && colour[0] > 0.82 && (strength < 0.03 || angle > 180) && strength < 0.06 && angle > 170)
        snow++;
      if (colour[0] < 0.34) dark++;
    }
  const total = width * height;
  const scene: Content["scene"] = [];
  if (dark / total > 0.7) scene.push("night");
  if (sky / top > 0.5) scene.push("open sky");
  if (sunset / top > 0.55 && dark / total > 0.1) scene.push("sunset colours");
  if (green / total > 0.28) scene.push("greenery");
  if (snow / total > 0.35) scene.push("water or snow");
  return scene;
}

function measureTransparency({ rgba }: PixelSample): number {
  let clear = 0;
  for (let o = 3; o < rgba.length; o += 4) if ((rgba[o] ?? 255) < 26) clear++;
  return Math.round((clear / (rgba.length / 4)) * 1000) / 1000;
}

export function guessContent(fine: PixelSample, coarse: PixelSample, detail: Omit<Detail, "grid">): Content {
  const transparentShare = measureTransparency(coarse);
  const { kind, kindConfidence } = guessKind(fine, detail, transparentShare);
  return {
    kind,
    kindConfidence,
    people: guessPeople(coarse, kind),
    text: guessText(fine),
    scene: transparentShare > 0.2 ? [] : guessScene(coarse),
    transparentShare,
  };
}
