import { fillPolygon, linear, softEllipse } from "#app/core/ai/drawing/brush.server.ts";
import { css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";

export function paintGridFloor(stage: Stage, horizon: number): void {
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

export function paintRoad(stage: Stage, horizon: number): void {
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

/** Flat water with the sun's light lying on it in bars. */
export function paintSunsetWater(stage: Stage, horizon: number): void {
  const { pen, palette, width, height } = stage;
  const random = stage.random.fork("bars");
  const depth = height - horizon;
  pen.fillStyle = linear(
    pen,
    [0, horizon],
    [0, height],
    [
      [0, css(mix(palette.sky[3] ?? palette.sun, palette.deep, 0.3))],
      [0.4, css(mix(palette.sky[2] ?? palette.sun, palette.deep, 0.5))],
      [1, css(mix(palette.sky[0] ?? palette.deep, palette.deep, 0.6))],
    ],
  );
  pen.fillRect(0, horizon, width, depth);
  softEllipse(pen, { x: width / 2, y: horizon + depth * 0.25, rx: 330, ry: depth * 0.6 }, palette.sun, 0.35);
  for (let bar = 0; bar < 60; bar += 1) {
    const nearness = random.next() ** 1.3;
    const half = random.range(24, 110) * (0.4 + nearness);
    const x = width / 2 + random.range(-1, 1) * (150 + nearness * 60);
    pen.fillStyle = css(
      bar % 3 === 0 ? palette.sun : (palette.sky[4] ?? palette.sun),
      random.range(0.35, 0.9) * (1 - nearness * 0.4),
    );
    pen.beginPath();
    pen.roundRect(x - half, horizon + 8 + nearness * depth * 0.86, half * 2, 3 + nearness * 7, 5);
    pen.fill();
  }
}
