import { fillAll, fillCircle, fullTurn } from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { type HeadKind, headKind, paintHead } from "./botanical-heads.ts";
import { paintLeaf } from "./foliage.ts";
import { type Spot, paintWrapped, scatterWrapped, wrappedDistance } from "./tiling.ts";

/** Sprigs, flowers and berries, dense enough to read as cloth; the repeat meets itself on all sides. */
export function drawBotanical(stage: Stage): void {
  const { palette, width, height } = stage;
  const ground = palette.isDark ? palette.deep : palette.paper;
  fillAll(stage, css(ground));
  const spacing = stage.random.range(128, 168);
  const spots = scatterWrapped(stage, spacing * 0.78, Math.round((width * height * 1.6) / spacing ** 2));
  spots.forEach((spot, index) => paintSprig(stage, spot, index, spacing, ground));
  const kind = headKind(stage.subject);
  spots.forEach((spot, index) => {
    if (index % 2 === 0) paintTop(stage, spot, index, spacing, kind);
  });
  paintBerries(stage, spots, spacing);
}

function paintSprig(stage: Stage, spot: Spot, index: number, spacing: number, ground: Rgb): void {
  const { pen, palette } = stage;
  const random = stage.random.fork(`sprig ${index}`);
  const leaves = palette.leaves;
  const colour = random.pick(leaves);
  const other = leaves[index % leaves.length] ?? colour;
  const bend = random.range(-0.11, 0.11);
  const pairs = 5 + random.int(3);
  const step = spacing * 0.2;
  const turn = random.next() * fullTurn;
  const slim = random.chance(0.35);
  paintWrapped(stage, spot.x, spot.y, step * (pairs + 4), () => {
    pen.rotate(turn);
    for (let pair = 0; pair < pairs; pair += 1) {
      const length = spacing * (slim ? 0.5 : 0.62) - pair * spacing * 0.045;
      const tone = mix(colour, other, 0.3 + 0.1 * (pair % 2));
      const vein = mix(tone, ground, 0.5);
      for (const side of [-1, 1]) {
        pen.save();
        pen.rotate(side * 0.75);
        paintLeaf(pen, length, spacing * (slim ? 0.075 : 0.112), tone, vein);
        pen.restore();
      }
      pen.strokeStyle = css(colour);
      pen.lineWidth = 3.4;
      pen.lineCap = "round";
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.lineTo(step, 0);
      pen.stroke();
      pen.translate(step, 0);
      pen.rotate(bend);
    }
    paintLeaf(pen, spacing * 0.36, spacing * 0.095, colour, mix(colour, ground, 0.5));
  });
}

function paintTop(stage: Stage, spot: Spot, index: number, spacing: number, kind: HeadKind): void {
  const { pen, palette } = stage;
  const random = stage.random.fork(`flower ${index}`);
  const size = spacing * random.range(0.34, 0.52);
  const inks = palette.inks.slice(0, 4);
  const colour = inks[(index / 2) % inks.length] ?? palette.sun;
  const turn = kind === "flower" ? random.next() * fullTurn : random.range(-0.5, 0.5);
  paintWrapped(stage, spot.x, spot.y, size * 2.2, () => {
    pen.rotate(turn);
    // Each wrapped copy must be the same one, so each draws from a fresh stream.
    paintHead(stage, kind, size, colour, random.fork("head"));
  });
}

function paintBerries(stage: Stage, spots: readonly Spot[], spacing: number): void {
  const { pen, palette, width, height } = stage;
  const random = stage.random.fork("berries");
  for (let index = 0; index < 60; index += 1) {
    const spot = { x: random.next() * width, y: random.next() * height };
    if (spots.some((other) => wrappedDistance(stage, spot, other) < spacing * 0.52)) continue;
    const ink = css(palette.inks[index % 4] ?? palette.sun);
    paintWrapped(stage, spot.x, spot.y, 20, () => {
      for (let berry = 0; berry < 3; berry += 1) {
        fillCircle(pen, Math.cos(berry * 2.1) * 8.5, Math.sin(berry * 2.1) * 8.5, 5.2, ink);
      }
    });
  }
}
