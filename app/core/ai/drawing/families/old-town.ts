import { fillPolygon, linear } from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Sky } from "#app/core/ai/drawing/sky.server.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";

const rows = 5;

/** Gabled houses stepping up a slope, with a church above them. */
export function paintOldTown(stage: Stage, sky: Sky, waterline: number): void {
  const { pen, palette, width } = stage;
  const slope = (x: number, nearness: number) => {
    const hill = Math.sin((x / width) * Math.PI * 0.9 + 0.3) * 170 * (1 - nearness);
    return waterline - (1 - nearness) * 120 - hill;
  };
  for (let row = 0; row < rows; row += 1) {
    const nearness = row / (rows - 1);
    const random = stage.random.fork(`street ${row}`);
    if (row === 1) paintChurch(stage, sky, width * 0.6, slope(width * 0.6, nearness) + 10);
    for (let x = -40; x < width + 40;) {
      const span = random.range(46, 84) * (0.7 + nearness * 0.6);
      const wall = mix(
        random.pick([palette.paper, ...palette.inks.slice(0, 4)]),
        sky.colourAt(0.85),
        0.55 - nearness * 0.4,
      );
      paintHouse(stage, {
        x,
        span,
        foot: slope(x + span / 2, nearness) + 60,
        tall: random.range(70, 140) * (0.7 + nearness * 0.5),
        wall,
        nearness,
        isGable: random.chance(0.75),
        lit: random.fork("lit"),
      });
      x += span - 2;
    }
    pen.fillStyle = linear(
      pen,
      [0, waterline - 260],
      [0, waterline],
      [
        [0, css(sky.colourAt(0.92), 0)],
        [1, css(sky.colourAt(0.92), 0.2 * (1 - nearness))],
      ],
    );
    pen.fillRect(0, waterline - 260, width, 260);
  }
}

type House = {
  x: number;
  span: number;
  foot: number;
  tall: number;
  wall: Rgb;
  nearness: number;
  isGable: boolean;
  lit: Stage["random"];
};

function paintHouse(stage: Stage, house: House): void {
  const { pen, palette } = stage;
  const { x, span, foot, tall, nearness } = house;
  const late = stage.timeOfDay === "night" || stage.timeOfDay === "dusk";
  const wall = mix(house.wall, palette.deep, stage.timeOfDay === "night" ? 0.62 : late ? 0.3 : 0);
  const roof = mix(
    mix([182, 88, 60], palette.inks[0] ?? wall, 0.3),
    stage.timeOfDay === "night" ? palette.deep : wall,
    stage.timeOfDay === "night" ? 0.6 : 0.3 - nearness * 0.25,
  );
  const top = foot - tall;
  pen.fillStyle = linear(
    pen,
    [x, 0],
    [x + span, 0],
    [
      [0, css(lighten(wall, 0.14))],
      [1, css(darken(wall, 0.16))],
    ],
  );
  pen.fillRect(x, top, span, tall + 160);
  if (house.isGable)
    fillPolygon(
      pen,
      [
        [x - 5, top + 2],
        [x + span / 2, top - span * 0.56],
        [x + span + 5, top + 2],
      ],
      css(roof),
    );
  else
    fillPolygon(
      pen,
      [
        [x - 4, top + 3],
        [x + span * 0.14, top - span * 0.34],
        [x + span * 0.86, top - span * 0.34],
        [x + span + 4, top + 3],
      ],
      css(roof),
    );
  const pane = span * 0.17;
  for (let column = 0; column < 3; column += 1) {
    for (let y = top + pane; y < foot - pane; y += pane * 2.3) {
      const isLit = late && house.lit.chance(0.4);
      pen.fillStyle = isLit
        ? css(mix(palette.sun, [255, 206, 120], 0.5))
        : css(mix(wall, palette.deep, 0.5), 0.75);
      pen.fillRect(x + span * 0.13 + column * pane * 1.7, y, pane, pane * 1.4);
    }
  }
}

function paintChurch(stage: Stage, sky: Sky, x: number, foot: number): void {
  const { pen, palette } = stage;
  const stone = mix(
    mix(palette.paper, sky.colourAt(0.7), 0.4),
    palette.deep,
    stage.timeOfDay === "night" ? 0.6 : 0.1,
  );
  const roof = css(mix(palette.inks[2] ?? palette.deep, palette.deep, 0.3));
  pen.fillStyle = css(stone);
  pen.fillRect(x - 30, foot - 250, 60, 330);
  fillPolygon(
    pen,
    [
      [x - 38, foot - 248],
      [x, foot - 400],
      [x + 38, foot - 248],
    ],
    roof,
  );
  pen.fillStyle = css(darken(stone, 0.12));
  pen.fillRect(x + 30, foot - 110, 150, 190);
  fillPolygon(
    pen,
    [
      [x + 24, foot - 108],
      [x + 60, foot - 172],
      [x + 150, foot - 172],
      [x + 186, foot - 108],
    ],
    roof,
  );
  pen.fillStyle = css(palette.deep, 0.5);
  for (const dx of [60, 100, 140]) {
    pen.beginPath();
    pen.arc(x + dx, foot - 60, 9, Math.PI, 0);
    pen.lineTo(x + dx + 9, foot - 20);
    pen.lineTo(x + dx - 9, foot - 20);
    pen.fill();
  }
}
