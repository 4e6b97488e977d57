import { at, fillCircle, fillEllipse } from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, darken, lighten } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { paintBlossom } from "./foliage.ts";

export type SprayKind = "leaves" | "pampas" | "flowers";

export type Spray = {
  x: number;
  y: number;
  stems: number;
  length: number;
  kind: SprayKind;
  stem: Rgb;
  bloom: Rgb;
};

/** Stems that fan out of one point: eucalyptus, pampas grass or flowers. */
export function paintSpray(stage: Stage, spray: Spray): void {
  const { pen } = stage;
  const random = stage.random.fork(`spray ${Math.round(spray.x)}`);
  for (let index = 0; index < spray.stems; index += 1) {
    const lean = index - (spray.stems - 1) / 2;
    const angle = -Math.PI / 2 + lean * 0.2 + random.range(-0.06, 0.06);
    const length = spray.length * random.range(0.72, 1.1);
    const tip = { x: spray.x + Math.cos(angle) * length + lean * 14, y: spray.y + Math.sin(angle) * length };
    pen.strokeStyle = css(spray.stem);
    pen.lineWidth = 3.6;
    pen.beginPath();
    pen.moveTo(spray.x, spray.y + 9);
    pen.quadraticCurveTo(spray.x + (tip.x - spray.x) * 0.25, spray.y + (tip.y - spray.y) * 0.6, tip.x, tip.y);
    pen.stroke();
    const along = (t: number) => ({
      x: 2 * (1 - t) * t * (spray.x + (tip.x - spray.x) * 0.25) + (1 - t) ** 2 * spray.x + t * t * tip.x,
      y: 2 * (1 - t) * t * (spray.y + (tip.y - spray.y) * 0.6) + (1 - t) ** 2 * spray.y + t * t * tip.y,
    });
    if (spray.kind === "pampas") paintPlume(stage, spray.bloom, angle, along);
    else if (spray.kind === "flowers") paintHead(stage, spray, tip, index, along, angle);
    else paintLeafPairs(stage, spray.bloom, angle, along);
  }
  fillCircle(pen, spray.x, spray.y + 10, 2, css(spray.stem));
}

type Along = (t: number) => { x: number; y: number };

function paintPlume(stage: Stage, bloom: Rgb, angle: number, along: Along): void {
  const { pen } = stage;
  const random = stage.random.fork(`plume ${angle.toFixed(3)}`);
  pen.lineWidth = 2;
  for (let hair = 0; hair < 130; hair += 1) {
    const { x, y } = along(1 - random.next() * 0.48);
    const lean = angle + random.range(-0.85, 0.85);
    pen.strokeStyle = css(lighten(bloom, random.next() * 0.5), 0.5);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(
      x + Math.cos(lean) * 17,
      y + Math.sin(lean) * 17,
      x + Math.cos(lean) * 31,
      y + Math.sin(lean) * 24 + 5,
    );
    pen.stroke();
  }
}

function paintLeafPairs(stage: Stage, bloom: Rgb, angle: number, along: Along): void {
  const { pen, random } = stage;
  for (let pair = 0; pair < 8; pair += 1) {
    const { x, y } = along(0.26 + pair * 0.104);
    for (const side of [-1, 1]) {
      const tone = lighten(bloom, random.next() * 0.22);
      at(pen, x, y, angle + side * 0.85, () => {
        fillEllipse(pen, { x: 24, y: 0, rx: 25 - pair, ry: 11 - pair * 0.4 }, css(tone));
        pen.fillStyle = css(darken(tone, 0.2));
        pen.beginPath();
        pen.ellipse(24, 3, 23 - pair, 5, 0, 0, Math.PI);
        pen.fill();
      });
    }
  }
}

function paintHead(
  stage: Stage,
  spray: Spray,
  tip: { x: number; y: number },
  index: number,
  along: Along,
  angle: number,
): void {
  const { pen, palette } = stage;
  for (let leaf = 0; leaf < 3; leaf += 1) {
    const { x, y } = along(0.35 + leaf * 0.15);
    at(pen, x, y, angle + (leaf % 2 === 0 ? 0.8 : -0.8), () =>
      fillEllipse(pen, { x: 26, y: 0, rx: 27, ry: 9 }, css(spray.stem)),
    );
  }
  const colour = palette.inks[(index * 2 + 1) % 4] ?? spray.bloom;
  at(pen, tip.x, tip.y, index, () =>
    paintBlossom(pen, 52 - (index % 3) * 9, index % 2 === 0 ? 8 : 6, colour, palette.sun),
  );
}
