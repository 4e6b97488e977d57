import {
  at,
  fillCircle,
  fillPolygon,
  fullTurn,
  within,
  type Point,
} from "#app/core/ai/drawing/brush.server.ts";
import { css, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { type Emblem, inksOn, strokeRing } from "./emblem-ground.ts";

/** A rising sun over rows of swell, inside a disc. */
export function drawWaveMark(stage: Stage, emblem: Emblem): void {
  const { pen, palette, random } = stage;
  const { x, y } = emblem;
  const [first = emblem.line, second = first, third = first] = inksOn(stage, emblem.ground);
  within(pen, () => {
    pen.beginPath();
    pen.arc(x, y, 330, 0, fullTurn);
    pen.clip();
    pen.fillStyle = css(mix(emblem.ground, second, 0.22));
    pen.fillRect(x - 340, y - 340, 680, 680);
    for (let ray = 0; ray < 24; ray += 1) {
      const from = (ray / 24) * fullTurn;
      const to = from + fullTurn / 48;
      fillPolygon(
        pen,
        [
          [x, y - 20],
          [x + Math.cos(from) * 700, y - 20 + Math.sin(from) * 700],
          [x + Math.cos(to) * 700, y - 20 + Math.sin(to) * 700],
        ],
        css(second, 0.4),
      );
    }
    fillCircle(pen, x, y - 30, 160, css(second));
    fillCircle(pen, x, y - 30, 130, css(lighten(second, 0.35)));
    const rows = [third, first, mix(first, palette.deep, 0.4), palette.deep];
    const swell = random.range(105, 150);
    rows.forEach((row, index) => {
      const level = y + 40 + index * 72;
      pen.fillStyle = css(row);
      pen.beginPath();
      pen.moveTo(x - 400, y + 400);
      for (let step = -400; step <= 400; step += 4) {
        const phase = ((step + index * 62) / swell) * Math.PI;
        pen.lineTo(x + step, level - Math.abs(Math.sin(phase)) ** 1.6 * 46 + 23);
      }
      pen.lineTo(x + 400, y + 400);
      pen.fill();
      pen.strokeStyle = css(lighten(row, 0.5));
      pen.lineWidth = 7;
      pen.beginPath();
      for (let step = -400; step <= 400; step += 4) {
        const phase = ((step + index * 62) / swell) * Math.PI;
        pen.lineTo(x + step, level - Math.abs(Math.sin(phase)) ** 1.6 * 46 + 23);
      }
      pen.stroke();
    });
  });
  strokeRing(stage, emblem, 352, 12);
  strokeRing(stage, emblem, 384, 3);
}

/** Two leaves that share a stem. */
export function drawLeafMark(stage: Stage, emblem: Emblem): void {
  const { pen, palette, random } = stage;
  const { x, y } = emblem;
  const inks = inksOn(stage, emblem.ground);
  const [first = emblem.line] = inks;
  const greens = palette.leaves;
  const pairs = random.pick([1, 2, 3]);
  const leaf = (
    length: number,
    half: number,
    turn: number,
    lift: number,
    dark: typeof first,
    light: typeof first,
  ) =>
    at(pen, x, y + lift, turn, () => {
      for (const [side, colour] of [
        [-1, dark],
        [1, light],
      ] as const) {
        pen.fillStyle = css(colour);
        pen.beginPath();
        pen.moveTo(0, 0);
        pen.bezierCurveTo(side * half, -length * 0.25, side * half * 0.9, -length * 0.75, 0, -length);
        pen.fill();
      }
    });
  pen.strokeStyle = css(emblem.line);
  pen.lineWidth = 12;
  pen.lineCap = "round";
  pen.beginPath();
  pen.moveTo(x, y + 275);
  pen.lineTo(x, y - 60);
  pen.stroke();
  for (let pair = 0; pair < pairs; pair += 1) {
    const lift = 190 - pair * (pairs === 1 ? 0 : 250 / pairs);
    const size = pairs === 1 ? 400 : 285 - pair * 25;
    const green = greens[pair % greens.length] ?? first;
    leaf(size, size * 0.33, -0.85, lift, green, lighten(green, 0.24));
    leaf(size, size * 0.33, 0.85, lift, mix(green, palette.deep, 0.2), green);
  }
  const top = greens[0] ?? first;
  leaf(300, 105, 0, 20, top, lighten(top, 0.24));
  fillCircle(pen, x, y + 275, 16, css(first));
  strokeRing(stage, emblem, 380, 9);
  for (let tick = 0; tick < 48; tick += 1) {
    const angle = (tick / 48) * fullTurn;
    fillCircle(pen, x + Math.cos(angle) * 354, y + Math.sin(angle) * 354, tick % 4 === 0 ? 6 : 3, css(first));
  }
}

/** Six folded ribbons that turn into a hexagon. */
export function drawHexKnot(stage: Stage, emblem: Emblem): void {
  const { pen, random } = stage;
  const { x, y } = emblem;
  const inks = inksOn(stage, emblem.ground);
  const sides = random.pick([3, 5, 6, 6, 8]);
  const turn = random.chance(0.5) ? 1 : -1;
  const outer = 320;
  const inner = outer * random.range(0.3, 0.5);
  const corner = (index: number, radius: number): Point => {
    const angle = (index / sides) * fullTurn - Math.PI / 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  };
  for (let side = 0; side < sides; side += 1) {
    const ink = inks[side % Math.min(inks.length, sides % 3 === 0 ? 3 : 2)] ?? emblem.line;
    const from = corner(side, outer);
    const to = corner(side + 1, outer);
    const mid: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const near = corner(side + (turn > 0 ? 1 : 0), inner);
    const far = corner(side + (turn > 0 ? 0 : 1), inner);
    fillPolygon(pen, [from, to, near, far], css(ink));
    fillPolygon(pen, [turn > 0 ? to : from, mid, near], css(lighten(ink, 0.3)));
    fillPolygon(pen, [turn > 0 ? from : to, mid, far], css(mix(ink, emblem.line, 0.25)));
    fillPolygon(pen, [mid, near, far], css(mix(ink, emblem.ground, 0.2)));
  }
  fillCircle(pen, x, y, inner * 0.45, css(inks[1] ?? emblem.line));
  strokeRing(stage, emblem, 390, 5);
}

/** A flame or drop built of nested curves. */
export function drawPetalDrop(stage: Stage, emblem: Emblem): void {
  const { pen, palette, random } = stage;
  const { x, y } = emblem;
  const inks = inksOn(stage, emblem.ground);
  const layers = [inks[0], inks[1], inks[2] ?? inks[0], palette.sun].filter((ink) => ink !== undefined);
  const sway = random.range(20, 90) * (random.chance(0.5) ? 1 : -1);
  layers.forEach((ink, index) => {
    const size = 1 - index * 0.235;
    const foot = y + 270 - index * 26;
    pen.fillStyle = css(ink);
    pen.beginPath();
    pen.moveTo(x + sway * size * 0.5, foot - 560 * size);
    pen.bezierCurveTo(
      x + 60 * size + sway,
      foot - 400 * size,
      x + 240 * size,
      foot - 320 * size,
      x + 215 * size,
      foot - 160 * size,
    );
    pen.bezierCurveTo(
      x + 190 * size,
      foot + 10,
      x - 190 * size,
      foot + 10,
      x - 215 * size,
      foot - 160 * size,
    );
    pen.bezierCurveTo(
      x - 235 * size,
      foot - 310 * size,
      x - 70 * size + sway,
      foot - 380 * size,
      x + sway * size * 0.5,
      foot - 560 * size,
    );
    pen.fill();
  });
  strokeRing(stage, emblem, 378, 9);
  strokeRing(stage, emblem, 400, 3);
}
