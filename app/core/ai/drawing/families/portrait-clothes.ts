import { fillPolygon, linear, softEllipse, within } from "#app/core/ai/drawing/brush.server.ts";
import { css, darken, lighten, luminance, mix } from "#app/core/ai/drawing/colour.ts";
import type { Pen, Stage } from "#app/core/ai/drawing/stage.server.ts";
import { shadeSkin } from "./portrait-face.ts";
import type { Sitter } from "./portrait.ts";

function traceShoulders(pen: Pen, bottom: number, wide: number): void {
  pen.moveTo(-390 * wide, bottom + 10);
  pen.bezierCurveTo(-382 * wide, 330, -266 * wide, 285, -97, 255);
  pen.lineTo(97, 255);
  pen.bezierCurveTo(266 * wide, 285, 382 * wide, 330, 390 * wide, bottom + 10);
}

export function paintClothes(stage: Stage, sitter: Sitter, bottom: number): void {
  const { pen, palette } = stage;
  const options = [palette.inks[2], palette.inks[4], palette.deep].filter((ink) => ink !== undefined);
  const cloth = sitter.isFormal
    ? mix(palette.deep, palette.inks[4] ?? palette.deep, 0.25)
    : stage.random.fork("cloth").pick(options);
  const wide = sitter.isMan ? 1.1 : 1;
  pen.fillStyle = linear(
    pen,
    [-340, 0],
    [360, 0],
    [
      [0, css(lighten(cloth, 0.14))],
      [0.55, css(cloth)],
      [1, css(darken(cloth, 0.36))],
    ],
  );
  pen.beginPath();
  traceShoulders(pen, bottom, wide);
  pen.fill();
  if (sitter.isFormal) return;
  within(pen, () => {
    pen.beginPath();
    traceShoulders(pen, bottom, wide);
    pen.clip();
    pen.strokeStyle = css(
      luminance(cloth) > 0.5 ? darken(cloth, 0.4) : mix([232, 178, 78], palette.sun, 0.3),
      0.5,
    );
    pen.lineWidth = 3;
    for (let ring = 0; ring < 8; ring += 1) {
      pen.beginPath();
      pen.ellipse(0, 240, 172 + ring * 50, 131 + ring * 47, 0, 0, Math.PI);
      pen.stroke();
    }
  });
}

export function paintNeck(stage: Stage, sitter: Sitter): void {
  const { pen } = stage;
  const { skin } = sitter;
  const half = sitter.isMan ? 88 : 72;
  pen.fillStyle = linear(
    pen,
    [-half, 0],
    [half + 14, 0],
    [
      [0, css(skin)],
      [1, css(shadeSkin(skin, 0.4))],
    ],
  );
  pen.beginPath();
  pen.moveTo(-half, 20);
  pen.bezierCurveTo(-half + 6, 160, -half - 6, 230, -122, 262);
  pen.bezierCurveTo(-62, 360, 62, 360, 122, 262);
  pen.bezierCurveTo(half + 6, 230, half - 6, 160, half, 20);
  pen.fill();
  within(pen, () => {
    pen.clip();
    softEllipse(pen, { x: 12, y: 122, rx: 116, ry: 66, turn: 0.1 }, shadeSkin(skin, 0.6), 0.85);
  });
  if (sitter.isFormal) paintJacket(stage, sitter);
}

/** Shirt and lapels over the neckline. */
function paintJacket(stage: Stage, sitter: Sitter): void {
  const { pen, palette } = stage;
  const shirt = lighten(palette.paper, 0.4);
  const cloth = mix(palette.deep, palette.inks[4] ?? palette.deep, 0.25);
  for (const side of [-1, 1]) {
    fillPolygon(
      pen,
      [
        [side * 126, 250],
        [side * 70, 236],
        [0, 360],
        [0, 520],
        [side * 150, 520],
      ],
      css(side < 0 ? shirt : darken(shirt, 0.08)),
    );
    fillPolygon(
      pen,
      [
        [side * 76, 232],
        [side * 120, 262],
        [side * 66, 356],
        [0, 330],
      ],
      css(side < 0 ? lighten(shirt, 0.6) : shirt),
    );
    fillPolygon(
      pen,
      [
        [side * 122, 246],
        [side * 214, 288],
        [side * 190, 372],
        [side * 222, 392],
        [side * 30, 560],
        [side * 10, 540],
      ],
      css(side < 0 ? lighten(cloth, 0.16) : darken(cloth, 0.16)),
    );
  }
  if (!sitter.isMan) return;
  fillPolygon(
    pen,
    [
      [-24, 338],
      [24, 338],
      [32, 376],
      [0, 392],
      [-32, 376],
    ],
    css(palette.inks[0] ?? palette.deep),
  );
  fillPolygon(
    pen,
    [
      [-20, 388],
      [20, 388],
      [40, 560],
      [-40, 560],
    ],
    css(darken(palette.inks[0] ?? palette.deep, 0.1)),
  );
}
