import { paintField } from "#app/core/ai/drawing/brush.server.ts";
import { saturate } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { addGrain } from "#app/core/ai/drawing/texture.server.ts";

/** Melting fields of colour with faint folds, like silk out of focus. */
export function drawGradientMesh(stage: Stage): void {
  const { palette, random, noise, width, height } = stage;
  const ground = palette.isDark ? palette.deep : palette.paper;
  const colours = random.shuffle([...palette.inks.slice(0, 4), ground, palette.sky[2] ?? ground]);
  const stretchX = width / 1000;
  const stretchY = height / 1000;
  // One blob to each of six boxes: by chance alone one colour often hides all others.
  const blobs = colours.map((colour, index) => ({
    colour: saturate(colour, 1.12),
    x: (((index % 2) + random.range(0.1, 0.9)) / 2) * stretchX,
    y: ((Math.floor(index / 2) + random.range(0.1, 0.9)) / 3) * stretchY,
    narrowness: 1 / (2 * random.range(0.15, 0.27) ** 2),
    weight: random.range(0.8, 1.4),
  }));
  const folds = random.range(2.2, 4.2);
  const lean = random.range(0, Math.PI);
  const foldDepth = random.range(5, 15);

  paintField(
    stage,
    { x: 0, y: 0, width, height },
    { columns: Math.round(176 * stretchX), rows: Math.round(176 * stretchY) },
    (across, down, pixel, offset) => {
      const shiftX = noise.layered(across * stretchX * 1.6, down * stretchY * 1.6, 3) * 0.34;
      const shiftY = noise.layered(across * stretchX * 1.6 + 9, down * stretchY * 1.6 + 4, 3) * 0.34;
      const u = across * stretchX + shiftX;
      const v = down * stretchY + shiftY;
      let red = 0;
      let green = 0;
      let blue = 0;
      let total = 0;
      for (const blob of blobs) {
        const distance = (u - blob.x) ** 2 + (v - blob.y) ** 2;
        const weight = blob.weight * Math.exp(-distance * blob.narrowness) + 1e-5;
        total += weight;
        red += blob.colour[0] * weight;
        green += blob.colour[1] * weight;
        blue += blob.colour[2] * weight;
      }
      const fold =
        Math.sin((u * Math.cos(lean) + v * Math.sin(lean) + shiftX * 1.6) * folds * Math.PI) * foldDepth;
      pixel[offset] = red / total + fold;
      pixel[offset + 1] = green / total + fold;
      pixel[offset + 2] = blue / total + fold;
      pixel[offset + 3] = 255;
    },
  );
  addGrain(stage, 0.1);
}
