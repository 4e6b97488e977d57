import type { SKRSContext2D } from "@napi-rs/canvas";
import type { UploadedImage } from "#app/core/files/read-image.server.ts";
import { type DesignPixels, loadDesign, sampleDesign } from "./design-pixels.server.ts";
import { makeFolds } from "./shirt-folds.server.ts";
import { backNeckPath, bodyPath, insidePath, neckPath, sleeveSeams, hems } from "./shirt-outline.ts";
import {
  clipTo,
  createRandom,
  linear,
  paintShape,
  paintSoft,
  placePixels,
  radial,
  type Scene,
  units,
} from "./scene.server.ts";
import { finish } from "./table.server.ts";

export type Garment = "light" | "dark";

type Rgb = readonly [number, number, number];

const cloth: Record<Garment, Rgb> = { light: [244, 242, 237], dark: [44, 46, 51] };
/** The print area of 12 × 16 inches on a shirt about 20 inches wide. */
const area = { x: 432, y: 356, width: 336, height: 448 };

function paintGround(scene: Scene, garment: Garment): void {
  const { context } = scene;
  const stops = garment === "light" ? ["#d7ddd9", "#bcc7c4", "#99a8a6"] : ["#efe9df", "#ddd3c4", "#b9ac9a"];
  context.fillStyle = radial(context, 420, 330, 1080, [
    [0, stops[0] ?? ""],
    [0.5, stops[1] ?? ""],
    [1, stops[2] ?? ""],
  ]);
  context.fillRect(0, 0, units, units);
  paintSoft(scene, 60, "rgba(255,253,246,.34)", (path) => path.ellipse(300, 230, 420, 260, 0.6, 0, 7));
  paintSoft(scene, 34, "rgba(24,32,34,.36)", (path) => {
    path.translate(16, 26);
    bodyPath(path);
    path.translate(-16, -26);
  });
  paintSoft(scene, 7, "rgba(20,26,28,.36)", (path) => {
    path.translate(4, 6);
    bodyPath(path);
    path.translate(-4, -6);
  });
}

/** From slope to light, and from slope to how far a print is pushed, in units. */
const strength = 6.4;
const push = 52;

/** The design pushed about by the folds, and both it and the cloth lit by them. */
function shadeShirt(scene: Scene, garment: Garment, design: DesignPixels): void {
  const { canvas, scale } = scene;
  const { width, height } = canvas;
  const folds = makeFolds();
  const pixels = new Uint8ClampedArray(width * height * 4);
  const random = createRandom(garment === "light" ? 11 : 12);
  const base = cloth[garment];
  const colour = new Float32Array(4);
  const left = area.x * scale + (area.width * scale - design.width) / 2;
  const top = area.y * scale;
  const sheen = garment === "dark" ? 34 : 6;
  for (let y = Math.floor(150 * scale); y < 1110 * scale; y++)
    for (let x = Math.floor(140 * scale); x < 1060 * scale; x++) {
      const { across, down, inner } = folds.at(x / scale, y / scale);
      // Light from the upper left: slopes that face it brighten.
      const light = (across * 0.72 + down * 0.7) * strength;
      const weave = (random() + random() - 1) * 0.016 + ((x + y) % 3 === 0 ? 0.004 : -0.002);
      const factor = Math.min(1.2, Math.max(0.46, 0.985 + light + weave)) * (0.8 + 0.2 * inner);
      sampleDesign(design, x - left - across * push * scale, y - top - down * push * scale, colour);
      const ink = (colour[3] ?? 0) * 0.965;
      const gloss = Math.max(-1, Math.min(1, light * 2)) * sheen * (1 - ink * 0.6);
      const o = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++)
        pixels[o + channel] =
          ((base[channel] ?? 0) * (1 - ink) + (colour[channel] ?? 0) * ink) * factor + gloss;
      pixels[o + 3] = 255;
    }
  clipTo(scene, bodyPath, () => placePixels(scene, pixels, 0, 0, width, height));
}

function tint(garment: Garment, amount: number): string {
  return garment === "light" ? `rgba(70,66,58,${amount})` : `rgba(0,0,0,${Math.min(1, amount * 2)})`;
}

function stitch(context: SKRSContext2D, path: (context: SKRSContext2D) => void, garment: Garment): void {
  context.setLineDash([6, 4]);
  context.lineWidth = 1.6;
  context.strokeStyle = garment === "light" ? "rgba(120,114,102,.42)" : "rgba(190,194,202,.26)";
  context.beginPath();
  path(context);
  context.stroke();
  context.setLineDash([]);
}

/** Where sleeves are set in and hems are turned: a soft crease with a thread along it. */
function paintSeams(scene: Scene, garment: Garment): void {
  const { context, scale } = scene;
  clipTo(scene, bodyPath, () => {
    for (const seam of sleeveSeams) {
      context.save();
      context.filter = `blur(${3 * scale}px)`;
      context.strokeStyle = tint(garment, 0.38);
      context.lineWidth = 5;
      context.beginPath();
      seam(context);
      context.stroke();
      context.restore();
      stitch(context, seam, garment);
    }
    for (const hem of hems) stitch(context, hem, garment);
  });
}

/** The ribbed collar, and the inside of the back that shows in the neck. */
function paintCollar(scene: Scene, garment: Garment): void {
  const { context } = scene;
  const [r, g, b] = cloth[garment];
  const shade = (factor: number) => `rgb(${r * factor},${g * factor},${b * factor})`;
  paintShape(
    scene,
    linear(
      context,
      [0, 150],
      [0, 280],
      [
        [0, shade(0.62)],
        [1, shade(0.8)],
      ],
    ),
    insidePath,
  );
  clipTo(scene, insidePath, () => {
    paintSoft(scene, 12, tint(garment, 0.5), (path) => path.ellipse(600, 268, 96, 40, 0, 0, 7));
    paintShape(scene, shade(garment === "light" ? 0.97 : 1.7), (path) => path.roundRect(572, 196, 56, 30, 3));
    paintShape(scene, tint(garment, 0.35), (path) => path.rect(582, 206, 36, 3));
    paintShape(scene, tint(garment, 0.25), (path) => path.rect(588, 214, 24, 3));
  });
  for (const [width, factor] of [
    [22, 0.66],
    [17, 0.8],
  ] as const) {
    context.strokeStyle = shade(factor);
    context.lineWidth = width;
    context.beginPath();
    backNeckPath(context);
    context.stroke();
  }
  context.save();
  context.beginPath();
  // The collar ends where the shoulders do.
  for (const [x, y] of [
    [300, 236],
    [499, 165],
    [701, 165],
    [900, 236],
    [900, 400],
    [300, 400],
  ] as const)
    context.lineTo(x, y);
  context.clip();
  for (const [width, factor] of [
    [30, 0.86],
    [26, 0.98],
    [16, 1.03],
  ] as const) {
    context.strokeStyle = shade(factor);
    context.lineWidth = width;
    context.beginPath();
    neckPath(context);
    context.stroke();
  }
  context.setLineDash([2.2, 3]);
  context.strokeStyle = tint(garment, 0.13);
  context.lineWidth = 26;
  context.beginPath();
  neckPath(context);
  context.stroke();
  context.restore();
}

/** A shirt laid flat, the design printed on its chest and following the cloth. */
export async function drawTShirt(scene: Scene, image: UploadedImage, garment: Garment): Promise<void> {
  const { scale } = scene;
  const design = await loadDesign(image, area.width * scale, area.height * scale, "inside");
  paintGround(scene, garment);
  shadeShirt(scene, garment, design);
  paintSeams(scene, garment);
  paintCollar(scene, garment);
  finish(scene);
}
