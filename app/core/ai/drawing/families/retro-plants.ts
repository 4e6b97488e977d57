import { at } from "#app/core/ai/drawing/brush.server.ts";
import { css, darken, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { paintTree } from "./trees.ts";

export function paintPalmRows(stage: Stage, horizon: number): void {
  const { pen, palette, width, height } = stage;
  for (const [nearness, size] of [
    [0.1, 150],
    [0.32, 270],
    [0.7, 470],
    [1.25, 760],
  ] as const) {
    for (const side of [-1, 1]) {
      const x = width / 2 + side * (120 + nearness * width * 0.4);
      pen.fillStyle = css(mix(palette.deep, palette.sky[2] ?? palette.deep, 0.3 - nearness * 0.25));
      at(pen, x, horizon + 10 + nearness * (height - horizon) * 0.52, 0, () => {
        pen.scale(-side, 1);
        paintTree(pen, "palm", 0, 0, size);
      });
    }
  }
}

/** Pines that rise towards both sides; by the water they stand on dark banks. */
export function paintPineBanks(stage: Stage, horizon: number, hasBanks: boolean): void {
  const { pen, palette, width, height } = stage;
  const random = stage.random.fork("pines");
  for (let row = 0; row < 3; row += 1) {
    const nearness = row / 2;
    pen.fillStyle = css(mix(palette.deep, palette.sky[2] ?? palette.deep, 0.34 - nearness * 0.32));
    const foot = (side: number) => horizon + 6 + nearness * (height - horizon) * 0.62 * side ** 1.4;
    if (hasBanks) {
      pen.beginPath();
      for (let x = 0; x <= width; x += 10) {
        const side = Math.abs(x / width - 0.5) * 2;
        pen.lineTo(x, side < 0.34 + nearness * 0.3 ? horizon + nearness * 4 : foot(side) - 6);
      }
      for (let x = width; x >= 0; x -= 10) {
        const side = Math.abs(x / width - 0.5) * 2;
        pen.lineTo(
          x,
          side < 0.34 + nearness * 0.3 ? horizon + nearness * 4 : foot(side) + 22 + nearness * 90,
        );
      }
      pen.fill();
    }
    for (let x = -20; x < width + 20; x += random.range(14, 34) * (1 + nearness)) {
      const side = Math.abs(x / width - 0.5) * 2;
      if (side < 0.3 + nearness * 0.34) continue;
      paintTree(
        pen,
        "pine",
        x,
        foot(side) + 12,
        (50 + random.next() * 60) * (1 + nearness * 2.6) * (0.5 + side * 0.7),
      );
    }
  }
}

export function paintCactusRow(stage: Stage, horizon: number): void {
  const { pen, palette, width, height } = stage;
  const random = stage.random.fork("cacti");
  const dark = css(darken(palette.deep, 0.1));
  for (const [share, nearness] of [
    [0.3, 0.1],
    [0.68, 0.14],
    [0.2, 0.34],
    [0.8, 0.4],
    [0.07, 0.72],
    [0.92, 0.8],
  ] as const) {
    const size = 50 + nearness * 330;
    at(pen, width * share, horizon + 12 + nearness * (height - horizon) * 0.7, 0, () => {
      pen.scale(random.chance(0.5) ? 1 : -1, 1);
      pen.strokeStyle = dark;
      pen.lineCap = "round";
      pen.lineWidth = size * 0.15;
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.lineTo(0, -size);
      pen.stroke();
      pen.lineWidth = size * 0.11;
      pen.beginPath();
      pen.moveTo(0, -size * 0.42);
      pen.quadraticCurveTo(size * 0.28, -size * 0.42, size * 0.28, -size * 0.76);
      pen.moveTo(0, -size * 0.3);
      pen.quadraticCurveTo(-size * 0.25, -size * 0.3, -size * 0.25, -size * 0.58);
      pen.stroke();
    });
  }
}
