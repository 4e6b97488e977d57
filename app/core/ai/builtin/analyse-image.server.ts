import { setImmediate } from "node:timers/promises";
import sharp from "sharp";
import type { UploadedImage } from "#app/core/files/read-image.server.ts";
import { clusterColours, namePalette, type PaletteColour } from "./analysis/extract-palette.ts";
import { type Content, guessContent } from "./analysis/guess-content.ts";
import { type ColourMood, measureColour } from "./analysis/measure-colour.ts";
import { type Composition, measureComposition } from "./analysis/measure-composition.ts";
import { type Detail, measureDetail } from "./analysis/measure-detail.ts";
import { type GarmentContrast, measureGarmentContrast } from "./analysis/measure-garment-contrast.ts";
import { type Light, measureLight } from "./analysis/measure-light.ts";
import { samplePixels } from "./analysis/pixel-sample.server.ts";

export interface ImageAnalysis {
  width: number;
  height: number;
  orientation: "square" | "landscape" | "portrait";
  /** The nearest ratio that image models know, as `3:2`. */
  aspectRatio: string;
  palette: PaletteColour[];
  colour: ColourMood;
  light: Light;
  composition: Composition;
  detail: Omit<Detail, "grid">;
  content: Content;
  garments: GarmentContrast;
}

const ratios = ["1:1", "5:4", "4:3", "3:2", "16:10", "16:9", "2:1", "21:9", "3:1"];

function nearestRatio(width: number, height: number): string {
  const wide = Math.max(width, height) / Math.min(width, height);
  const offset = (ratio: string) => {
    const [a = 1, b = 1] = ratio.split(":").map(Number);
    return Math.abs(Math.log(wide / (a / b)));
  };
  const nearest = ratios.toSorted((a, b) => offset(a) - offset(b))[0] ?? "1:1";
  return width >= height ? nearest : nearest.split(":").toReversed().join(":");
}

/** An exposure time is written by cameras and by nothing else. */
async function hasCameraData({ bytes }: UploadedImage): Promise<boolean> {
  const { exif } = await sharp(bytes, { failOn: "none" }).metadata();
  // Tag 0x829A in either byte order, with its type, a fraction.
  return exif !== undefined && (exif.includes("9a820500", "hex") || exif.includes("829a0005", "hex"));
}

/** What can be measured of a picture without knowing what it shows. */
export async function analyseImage(image: UploadedImage): Promise<ImageAnalysis> {
  const { width, height } = image;
  const { fine, coarse } = await samplePixels(image.pipeline());
  const isFromCamera = await hasCameraData(image);
  // Each measure takes some ten milliseconds; between them others get their turn.
  const colours = clusterColours(coarse);
  await setImmediate();
  const { grid: _, ...detail } = measureDetail(fine);
  await setImmediate();
  const content = guessContent(fine, coarse, detail, isFromCamera);
  await setImmediate();
  const composition = measureComposition(coarse);
  const ratio = width / height;
  return {
    width,
    height,
    orientation: ratio > 1.08 ? "landscape" : ratio < 0.926 ? "portrait" : "square",
    aspectRatio: nearestRatio(width, height),
    palette: namePalette(colours),
    colour: measureColour(colours),
    light: measureLight(coarse),
    composition,
    detail,
    content,
    garments: measureGarmentContrast(coarse),
  };
}
