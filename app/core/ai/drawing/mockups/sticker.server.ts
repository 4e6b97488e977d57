import { createCanvas, ImageData } from "@napi-rs/canvas";
import type { UploadedImage } from "#app/core/files/read-image.server.ts";
import { type DesignPixels, loadDesign } from "./design-pixels.server.ts";
import { createRandom, linear, paintShape, paintSoft, type Scene, units } from "./scene.server.ts";
import { finish } from "./table.server.ts";

const border = 26;

/** Designs without a see-through ground are cut as a card with round corners. */
function isCutOut({ data }: DesignPixels): boolean {
  let clear = 0;
  for (let o = 3; o < data.length; o += 4) if ((data[o] ?? 255) < 40) clear++;
  return clear / (data.length / 4) > 0.04;
}

function toCanvas({ data, width, height }: DesignPixels) {
  const canvas = createCanvas(width, height);
  canvas.getContext("2d").putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return canvas;
}

/** The white vinyl: the design's outline grown by the border, its holes and dents closed. */
function makeVinyl(design: DesignPixels, scale: number) {
  const grow = border * scale;
  const pad = Math.ceil(grow * 2);
  const [width, height] = [design.width + pad * 2, design.height + pad * 2];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!isCutOut(design)) {
    context.fillStyle = "#ffffff";
    context.beginPath();
    context.roundRect(pad - grow, pad - grow, design.width + grow * 2, design.height + grow * 2, grow * 2.4);
    context.fill();
    return { canvas, pad };
  }
  const shape = toCanvas(design);
  for (let step = 0; step < 48; step++) {
    const angle = (step / 48) * Math.PI * 2;
    context.drawImage(shape, pad + Math.cos(angle) * grow, pad + Math.sin(angle) * grow);
    context.drawImage(shape, pad + Math.cos(angle) * grow * 0.5, pad + Math.sin(angle) * grow * 0.5);
  }
  // Soft edges of the design must not leave the vinyl thin: anything there at all counts as vinyl.
  const image = context.getImageData(0, 0, width, height);
  for (let o = 0; o < image.data.length; o += 4) {
    image.data.fill(255, o, o + 3);
    image.data[o + 3] = Math.min(255, (image.data[o + 3] ?? 0) * 2.4);
  }
  context.putImageData(image, 0, 0);
  return { canvas, pad };
}

function paintDesk(scene: Scene): void {
  const { context } = scene;
  context.fillStyle = linear(
    context,
    [0, 0],
    [units, units],
    [
      [0, "#cfe0dd"],
      [0.55, "#b3ccc9"],
      [1, "#8fb0ae"],
    ],
  );
  context.fillRect(0, 0, units, units);
  const random = createRandom(31);
  for (let fleck = 0; fleck < 2600; fleck++) {
    context.fillStyle = `rgba(${random() > 0.5 ? "255,255,255" : "30,70,72"},${random() * 0.05})`;
    context.fillRect(random() * units, random() * units, 1 + random() * 3, 1 + random());
  }
  paintSoft(scene, 90, "rgba(255,255,250,.5)", (path) => path.ellipse(250, 190, 460, 330, 0.5, 0, 7));
  // A notebook and a pencil at the edges say how large a sticker is.
  context.save();
  context.translate(1010, 210);
  context.rotate(0.16);
  paintSoft(scene, 22, "rgba(20,44,46,.36)", (path) => path.rect(-130, -320, 420, 600));
  paintShape(scene, "#24474c", (path) => path.roundRect(-146, -340, 420, 600, 14));
  paintShape(scene, "rgba(255,255,255,.07)", (path) => path.rect(-146, -340, 30, 600));
  paintShape(scene, "#e8d24f", (path) => path.rect(150, -340, 14, 600));
  context.restore();
  context.save();
  context.translate(170, 1010);
  context.rotate(-0.72);
  paintSoft(scene, 9, "rgba(20,44,46,.4)", (path) => path.rect(-250, 4, 500, 26));
  paintShape(
    scene,
    linear(
      context,
      [0, -12],
      [0, 16],
      [
        [0, "#f4c95d"],
        [0.5, "#e0a93a"],
        [1, "#b27f20"],
      ],
    ),
    (path) => path.rect(-250, -12, 440, 26),
  );
  paintShape(scene, "#edd9b6", (path) => {
    path.moveTo(190, -12);
    path.lineTo(240, 1);
    path.lineTo(190, 14);
  });
  paintShape(scene, "#33302c", (path) => {
    path.moveTo(224, -3);
    path.lineTo(242, 1);
    path.lineTo(224, 5);
  });
  context.restore();
}

/** Shadow, vinyl, print, and a sheen that stops at the cut. */
function paintSticker(scene: Scene, design: DesignPixels, x: number, y: number, angle: number): void {
  const { context, scale } = scene;
  const { canvas: vinyl, pad } = makeVinyl(design, scale);
  const [width, height] = [vinyl.width / scale, vinyl.height / scale];
  const [left, top] = [-width / 2, -height / 2];
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  for (const [blur, drop, opacity] of [
    [26, 20, 0.3],
    [7, 6, 0.34],
  ] as const) {
    context.save();
    context.filter = `blur(${blur * scale}px) brightness(0)`;
    context.globalAlpha = opacity;
    context.drawImage(vinyl, left + drop * 0.5, top + drop, width, height);
    context.restore();
  }
  const face = createCanvas(vinyl.width, vinyl.height);
  const on = face.getContext("2d");
  on.drawImage(vinyl, 0, 0);
  on.save();
  if (!isCutOut(design)) {
    on.beginPath();
    on.roundRect(pad, pad, design.width, design.height, border * scale * 1.5);
    on.clip();
  }
  on.drawImage(toCanvas(design), pad, pad);
  on.restore();
  on.globalCompositeOperation = "source-atop";
  on.fillStyle = linear(
    on,
    [0, 0],
    [vinyl.width, vinyl.height],
    [
      [0, "rgba(255,255,255,.26)"],
      [0.3, "rgba(255,255,255,.04)"],
      [0.44, "rgba(255,255,255,.02)"],
      [0.5, "rgba(255,255,255,.2)"],
      [0.58, "rgba(255,255,255,.02)"],
      [1, "rgba(10,30,34,.1)"],
    ],
  );
  on.fillRect(0, 0, vinyl.width, vinyl.height);
  context.drawImage(face, left, top, width, height);
  context.restore();
}

/** A die-cut vinyl sticker on a desk, and a second, smaller one half under it. */
export async function drawSticker(scene: Scene, image: UploadedImage): Promise<void> {
  paintDesk(scene);
  const { scale } = scene;
  const small = await loadDesign(image, 300 * scale, 300 * scale, "inside");
  paintSticker(scene, small, 250, 330, -0.28);
  const large = await loadDesign(image, 600 * scale, 600 * scale, "inside");
  paintSticker(scene, large, 630, 650, 0.07);
  finish(scene);
}
