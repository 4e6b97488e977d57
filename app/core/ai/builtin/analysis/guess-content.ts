import type { Detail } from "./measure-detail.ts";
import { chroma, hue, type Oklab, rgbToOklab } from "./oklab.ts";
import { guessText } from "./guess-text.ts";
import type { PixelSample } from "./pixel-sample.server.ts";

export type Likelihood = "likely" | "unlikely" | "unsure";

export interface Content {
  kind: "photo" | "illustration" | "graphic";
  /** How sure the kind is, 0..1. */
  kindConfidence: number;
  people: Likelihood;
  text: Likelihood;
  /** Plain things that colour and place give away. */
  scene: ("open sky" | "greenery" | "night" | "sunset colours")[];
  /** Part of the picture that is fully or nearly see-through, 0..1. */
  transparentShare: number;
}

type FlatDetail = Omit<Detail, "grid">;

interface KindSigns {
  transparentShare: number;
  /** The file names a camera and how it was set. */
  hasCameraData: boolean;
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

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Level areas speak for a hand or a program, and exactly flat ones of few colours for a graphic. */
function guessKind(
  fine: PixelSample,
  detail: FlatDetail,
  signs: KindSigns,
): Pick<Content, "kind" | "kindConfidence"> {
  if (signs.hasCameraData) return { kind: "photo", kindConfidence: 0.97 };
  const isEdgeless = detail.edgeShare < 0.004 && detail.texture === "smooth";
  const photo = isEdgeless
    ? 0.2
    : clamp((0.62 - detail.levelShare) / 0.4) * (signs.transparentShare > 0.02 ? 0.4 : 1);
  const fewColours = clamp((900 - countColours(fine)) / 800);
  const graphic = (1 - photo) * clamp(0.75 * clamp((detail.flatShare - 0.2) / 0.5) + 0.35 * fewColours);
  const illustration = (1 - photo) * (1 - graphic);
  const scores = { photo, graphic, illustration };
  const kinds = ["photo", "graphic", "illustration"] as const;
  const [first = "illustration", second = "photo"] = kinds.toSorted((a, b) => scores[b] - scores[a]);
  const confidence = 0.5 + (scores[first] - scores[second]) / 2;
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

function guessScene({ width, height, rgba, luma }: PixelSample): Content["scene"] {
  let [sky, green, sunset, dark, top] = [0, 0, 0, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const colour = rgbToOklab(rgba[i * 4] ?? 0, rgba[i * 4 + 1] ?? 0, rgba[i * 4 + 2] ?? 0);
      const [angle, strength] = [hue(colour), chroma(colour)];
      const isCalm = Math.abs((luma[i] ?? 0) - (luma[i + 1] ?? luma[i] ?? 0)) < 7;
      if (y < height * 0.35) {
        top++;
        if (isCalm && angle > 215 && angle < 275 && strength > 0.03 && colour[0] > 0.5) sky++;
        if (isCalm && angle > 25 && angle < 85 && strength > 0.08 && colour[0] > 0.55) sunset++;
      }
      if (angle > 105 && angle < 142 && strength > 0.045 && strength < 0.16) green++;
      if (colour[0] < 0.34) dark++;
    }
  const total = width * height;
  const scene: Content["scene"] = [];
  if (dark / total > 0.7) scene.push("night");
  if (sky / top > 0.55) scene.push("open sky");
  if (sunset / top > 0.6 && dark / total > 0.15) scene.push("sunset colours");
  if (green / total > 0.3) scene.push("greenery");
  return scene;
}

function measureTransparency({ rgba }: PixelSample): number {
  let clear = 0;
  for (let o = 3; o < rgba.length; o += 4) if ((rgba[o] ?? 255) < 26) clear++;
  return Math.round((clear / (rgba.length / 4)) * 1000) / 1000;
}

export function guessContent(
  fine: PixelSample,
  coarse: PixelSample,
  detail: FlatDetail,
  hasCameraData: boolean,
): Content {
  const transparentShare = measureTransparency(coarse);
  const kind = guessKind(fine, detail, { transparentShare, hasCameraData });
  return {
    ...kind,
    people: guessPeople(coarse, kind.kind),
    text: guessText(fine),
    scene: transparentShare > 0.2 || kind.kind === "graphic" ? [] : guessScene(coarse),
    transparentShare,
  };
}
