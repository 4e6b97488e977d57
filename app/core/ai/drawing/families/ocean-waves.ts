import { fillCircle, linear } from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";

/** Rows of swell that grow towards the viewer, each with a broken white crest. */
export function paintWaveRows(stage: Stage, horizon: number, colours: readonly Rgb[]): void {
  const { pen, noise, width, height } = stage;
  const [deep, sea, shallow] = colours;
  if (!deep || !sea || !shallow) return;
  const rows = 8;
  for (let row = 0; row < rows; row += 1) {
    const nearness = row / (rows - 1);
    const level = horizon + 30 + nearness ** 1.25 * (height - horizon) * 0.86;
    const swell = 14 + nearness * 74;
    const stretch = 130 + nearness * 250;
    const crest = (x: number) => {
      const roll = Math.abs(Math.sin((x + row * 137) / stretch + noise.at(x / 500, row * 3.1) * 1.4));
      return level - roll ** 2.4 * swell - noise.layered(x / 190, row, 3) * swell * 0.3;
    };
    pen.fillStyle = linear(
      pen,
      [0, level - swell],
      [0, level + 120 + nearness * 90],
      [
        [0, css(mix(shallow, sea, nearness * 0.35))],
        [0.35, css(mix(sea, deep, nearness * 0.3))],
        [1, css(darken(mix(sea, deep, 0.4 + nearness * 0.5), 0.1))],
      ],
    );
    pen.beginPath();
    pen.moveTo(0, height);
    for (let x = 0; x <= width + 6; x += 6) pen.lineTo(x, crest(x));
    pen.lineTo(width + 6, height);
    pen.fill();
    pen.strokeStyle = css(lighten(shallow, 0.75), 0.3 + nearness * 0.6);
    pen.lineWidth = 2 + nearness * 7;
    pen.lineJoin = "round";
    pen.beginPath();
    for (let x = 0; x <= width + 6; x += 6) pen.lineTo(x, crest(x));
    pen.stroke();
    paintFoam(stage, crest, level - swell * 0.42, nearness, lighten(shallow, 0.85), row);
  }
}

function paintFoam(
  stage: Stage,
  crest: (x: number) => number,
  above: number,
  nearness: number,
  colour: Rgb,
  row: number,
): void {
  const { pen, width } = stage;
  const random = stage.random.fork(`foam ${row}`);
  for (let fleck = 0; fleck < 120 * nearness + 20; fleck += 1) {
    const x = random.next() * width;
    const top = crest(x);
    if (top > above) continue;
    const size = random.next() ** 3 * (2 + nearness * 7) + 0.8;
    fillCircle(
      pen,
      x,
      top + random.range(-1.2, 2.6) * (4 + nearness * 14),
      size,
      css(colour, random.range(0.4, 0.95)),
    );
  }
}
