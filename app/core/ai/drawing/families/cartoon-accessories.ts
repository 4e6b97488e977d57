import { at, fillCircle, fillEllipse, fillPolygon } from "#app/core/ai/drawing/brush.server.ts";
import { css, darken, lighten } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { paintBlossom } from "./foliage.ts";

const accessories = [paintScarf, paintFlowerCrown, paintPartyHat, paintBow, paintNothing];

/** Something to wear, so that two creatures of a kind are two characters. */
export function paintAccessory(stage: Stage): void {
  const { subject } = stage;
  if (/birthday|party/.test(subject)) paintPartyHat(stage);
  else if (/winter|christmas|snow|scarf/.test(subject)) paintScarf(stage);
  else if (/flower|spring|floral/.test(subject)) paintFlowerCrown(stage);
  else stage.random.fork("accessory").pick(accessories)(stage);
}

function paintNothing(): void {}

function paintScarf(stage: Stage): void {
  const { pen, palette } = stage;
  const wool = palette.inks[0] ?? palette.deep;
  for (const [colour, grow] of [
    [darken(wool, 0.55), 8],
    [wool, 0],
  ] as const) {
    pen.fillStyle = css(colour);
    pen.beginPath();
    pen.roundRect(96 - grow, 160 - grow, 76 + grow * 2, 160 + grow * 2, 22);
    pen.fill();
    pen.beginPath();
    pen.moveTo(-262 - grow, 120 - grow);
    pen.quadraticCurveTo(0, 220 - grow, 262 + grow, 120 - grow);
    pen.quadraticCurveTo(276 + grow, 160, 244 + grow, 196 + grow);
    pen.quadraticCurveTo(0, 290 + grow, -244 - grow, 196 + grow);
    pen.quadraticCurveTo(-276 - grow, 160, -262 - grow, 120 - grow);
    pen.fill();
  }
  pen.fillStyle = css(lighten(wool, 0.4));
  for (const y of [210, 254, 296]) pen.fillRect(96, y, 76, 14);
}

function paintFlowerCrown(stage: Stage): void {
  const { pen, palette } = stage;
  for (let index = -3; index <= 3; index += 1) {
    const angle = -Math.PI / 2 + index * 0.27;
    const size = 52 - Math.abs(index) * 6;
    at(pen, Math.cos(angle) * 252, 30 + Math.sin(angle) * 262, index, () => {
      paintBlossom(pen, size, 6, palette.inks[(index + 3) % palette.inks.length] ?? palette.sun, palette.sun);
    });
  }
}

function paintPartyHat(stage: Stage): void {
  const { pen, palette } = stage;
  const hat = palette.inks[3] ?? palette.deep;
  fillPolygon(
    pen,
    [
      [-104, -224],
      [104, -224],
      [0, -446],
    ],
    css(darken(hat, 0.5)),
  );
  fillPolygon(
    pen,
    [
      [-92, -230],
      [92, -230],
      [0, -428],
    ],
    css(hat),
  );
  for (const [y, half] of [
    [-262, 78],
    [-318, 51],
    [-374, 25],
  ] as const) {
    pen.strokeStyle = css(palette.sun);
    pen.lineWidth = 14;
    pen.beginPath();
    pen.moveTo(-half, y + 10);
    pen.lineTo(half, y - 10);
    pen.stroke();
  }
  fillCircle(pen, 0, -440, 30, css(palette.inks[0] ?? palette.sun));
}

function paintBow(stage: Stage): void {
  const { pen, palette } = stage;
  const silk = palette.inks[0] ?? palette.deep;
  at(pen, 130, -214, 0.4, () => {
    for (const side of [-1, 1]) {
      for (const [colour, grow] of [
        [darken(silk, 0.5), 7],
        [silk, 0],
      ] as const) {
        pen.fillStyle = css(colour);
        pen.beginPath();
        pen.moveTo(0, 0);
        pen.bezierCurveTo(side * 40, -70 - grow, side * (100 + grow), -70 - grow, side * (100 + grow), 0);
        pen.bezierCurveTo(side * (100 + grow), 70 + grow, side * 40, 70 + grow, 0, 0);
        pen.fill();
      }
    }
    fillEllipse(pen, { x: 0, y: 0, rx: 26, ry: 28 }, css(lighten(silk, 0.2)));
  });
}
