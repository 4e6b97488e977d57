import {
  at,
  fillAll,
  fillEllipse,
  fillPolygon,
  linear,
  softEllipse,
  within,
} from "#app/core/ai/drawing/brush.server.ts";
import { css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import { paintStars } from "#app/core/ai/drawing/sky.server.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { paintTree } from "./trees.ts";

/** A striped sun over a road or a glowing grid, palms on both sides. */
export function drawRetroSunset(stage: Stage): void {
  const { pen, palette, height } = stage;
  const isGrid = palette.isDark || /synth|neon|grid|cyber|vapor|retro.?wave/.test(stage.subject);
  const horizon = height * 0.6;
  const stops = palette.sky.map((colour, index) => [index / (palette.sky.length - 1), css(colour)] as const);
  fillAll(stage, linear(pen, [0, 0], [0, horizon], stops));
  if (isGrid) paintStars(stage, horizon * 0.8, 160);
  paintStripedSun(stage, horizon);
  paintMountains(stage, horizon, isGrid);
  if (isGrid) paintGridFloor(stage, horizon);
  else paintRoad(stage, horizon);
  paintPalmRows(stage, horizon);
  if (/car|van|drive|road ?trip|truck/.test(stage.subject) || stage.random.fork("car").chance(0.6))
    paintCar(stage);
}

function paintStripedSun(stage: Stage, horizon: number): void {
  const { pen, palette, width, random } = stage;
  const radius = random.range(225, 275);
  const x = width / 2;
  const y = horizon - radius * 0.55;
  softEllipse(pen, { x, y, rx: radius * 2.1, ry: radius * 2.1 }, palette.inks[0] ?? palette.sun, 0.5);
  within(pen, () => {
    pen.beginPath();
    // The disc is left open in bands that widen downwards.
    let top = y - radius;
    let gap = 3;
    pen.rect(x - radius, top, radius * 2, radius * 1.02);
    top += radius * 1.02;
    while (top < y + radius) {
      const band = Math.max(6, 44 - gap * 1.3);
      pen.rect(x - radius, top + gap, radius * 2, band);
      top += gap + band;
      gap += 4;
    }
    pen.clip();
    pen.fillStyle = linear(
      pen,
      [0, y - radius],
      [0, y + radius],
      [
        [0, css(lighten(palette.sun, 0.3))],
        [0.42, css(palette.sky[4] ?? palette.sun)],
        [1, css(palette.inks[0] ?? palette.sun)],
      ],
    );
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
    pen.fill();
  });
}

function paintMountains(stage: Stage, horizon: number, isGrid: boolean): void {
  const { pen, palette, noise, width } = stage;
  for (let row = 0; row < 2; row += 1) {
    const colour = mix(palette.deep, palette.sky[2] ?? palette.deep, 0.5 - row * 0.4);
    const top = (x: number) => {
      const away = Math.abs(x / width - 0.5) * 2;
      return (
        horizon +
        6 -
        (40 + away * 150) *
          Math.max(0.12, 0.55 + noise.layered(x / 190 + row * 40, row, 4) * 0.9) *
          (1 - row * 0.35)
      );
    };
    pen.fillStyle = css(colour);
    pen.strokeStyle = css(palette.inks[1] ?? palette.sun, isGrid ? 0.8 : 0);
    pen.lineWidth = 2.4;
    pen.beginPath();
    for (let x = -4; x <= width + 4; x += 4) pen.lineTo(x, top(x));
    pen.lineTo(width + 4, horizon + 8);
    pen.lineTo(-4, horizon + 8);
    pen.fill();
    if (isGrid) pen.stroke();
  }
}

function paintGridFloor(stage: Stage, horizon: number): void {
  const { pen, palette, width, height } = stage;
  pen.fillStyle = linear(
    pen,
    [0, horizon],
    [0, height],
    [
      [0, css(mix(palette.deep, palette.inks[0] ?? palette.deep, 0.5))],
      [0.25, css(mix(palette.deep, palette.inks[3] ?? palette.deep, 0.18))],
      [1, css(darken(palette.deep, 0.4))],
    ],
  );
  pen.fillRect(0, horizon, width, height - horizon);
  const line = palette.inks[0] ?? palette.sun;
  for (const [lineWidth, alpha] of [
    [9, 0.14],
    [2.4, 0.85],
  ] as const) {
    pen.strokeStyle = css(line, alpha);
    pen.lineWidth = lineWidth;
    pen.beginPath();
    for (let row = 0; row < 16; row += 1) {
      const y = horizon + (height - horizon) * (row / 15) ** 2.3;
      pen.moveTo(0, y);
      pen.lineTo(width, y);
    }
    for (let column = -24; column <= 24; column += 1) {
      pen.moveTo(width / 2 + column * 22, horizon);
      pen.lineTo(width / 2 + column * 190, height);
    }
    pen.stroke();
  }
  pen.fillStyle = css(lighten(line, 0.5), 0.9);
  pen.fillRect(0, horizon - 1.5, width, 3);
}

function paintRoad(stage: Stage, horizon: number): void {
  const { pen, palette, width, height } = stage;
  const sand = mix(palette.inks[1] ?? palette.sun, palette.deep, 0.38);
  pen.fillStyle = linear(
    pen,
    [0, horizon],
    [0, height],
    [
      [0, css(mix(sand, palette.sun, 0.3))],
      [1, css(mix(sand, palette.deep, 0.6))],
    ],
  );
  pen.fillRect(0, horizon, width, height - horizon);
  const x = width / 2;
  fillPolygon(
    pen,
    [
      [x - 16, horizon],
      [x + 16, horizon],
      [x + 430, height],
      [x - 430, height],
    ],
    css(mix(palette.deep, palette.sky[1] ?? palette.deep, 0.3)),
  );
  for (let dash = 0; dash < 9; dash += 1) {
    const from = (dash / 9) ** 2;
    const to = ((dash + 0.5) / 9) ** 2;
    const depth = height - horizon;
    const half = (t: number) => 1 + t * 13;
    fillPolygon(
      pen,
      [
        [x - half(from), horizon + from * depth],
        [x + half(from), horizon + from * depth],
        [x + half(to), horizon + to * depth],
        [x - half(to), horizon + to * depth],
      ],
      css(palette.sun, 0.9),
    );
  }
}

function paintPalmRows(stage: Stage, horizon: number): void {
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

/** A low coupé seen from behind. */
function paintCar(stage: Stage): void {
  const { pen, palette, width, height } = stage;
  const body = palette.inks[2] ?? palette.deep;
  const dark = darken(palette.deep, 0.4);
  at(pen, width / 2, height * 0.9, 0, () => {
    softEllipse(pen, { x: 0, y: 48, rx: 240, ry: 40 }, [0, 0, 0], 0.7);
    for (const side of [-1, 1]) {
      pen.fillStyle = css(dark);
      pen.beginPath();
      pen.roundRect(side * 128 - 30, -4, 60, 58, 12);
      pen.fill();
    }
    fillPolygon(
      pen,
      [
        [-104, -74],
        [-72, -140],
        [72, -140],
        [104, -74],
      ],
      css(darken(body, 0.25)),
    );
    fillPolygon(
      pen,
      [
        [-86, -78],
        [-62, -128],
        [62, -128],
        [86, -78],
      ],
      css(mix(dark, palette.sky[2] ?? dark, 0.45)),
    );
    pen.fillStyle = linear(
      pen,
      [0, -84],
      [0, 30],
      [
        [0, css(lighten(body, 0.25))],
        [0.5, css(body)],
        [1, css(darken(body, 0.5))],
      ],
    );
    pen.beginPath();
    pen.roundRect(-172, -82, 344, 112, [30, 30, 18, 18]);
    pen.fill();
    pen.fillStyle = css(dark);
    pen.beginPath();
    pen.roundRect(-150, -48, 300, 38, 10);
    pen.fill();
    for (const side of [-1, 1]) {
      for (const offset of [0, 1, 2]) {
        const x = side * (130 - offset * 36);
        softEllipse(pen, { x, y: -29, rx: 46, ry: 34 }, [255, 60, 70], 0.55);
        fillEllipse(pen, { x, y: -29, rx: 14, ry: 12 }, css([255, 92, 86]));
      }
    }
    pen.fillStyle = css(palette.paper);
    pen.fillRect(-34, -2, 68, 22);
  });
}
