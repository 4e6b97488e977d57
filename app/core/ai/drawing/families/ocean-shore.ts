import {
  at,
  fillCircle,
  fillEllipse,
  fullTurn,
  linear,
  softEllipse,
} from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";

/** From deep water to the edge of the foam. */
export function seaColours(stage: Stage): Rgb[] {
  const { palette } = stage;
  const sea = mix(palette.sky[1] ?? palette.deep, [26, 128, 142], 0.5);
  return [
    darken(sea, 0.45),
    sea,
    mix(sea, [120, 214, 200], 0.5),
    lighten(mix(sea, [150, 226, 210], 0.7), 0.25),
  ];
}

/** A beach seen from the air. */
export function drawShore(stage: Stage): void {
  const { pen, palette, noise, random, width, height } = stage;
  const [deep = palette.deep, sea = deep, shallow = sea, foamWater = shallow] = seaColours(stage);
  const sand = mix([240, 214, 172], palette.sun, 0.3);
  const reach = Math.hypot(width, height);
  pen.translate(width / 2, height / 2);
  pen.rotate(random.range(-0.5, 0.5) + (random.chance(0.5) ? Math.PI : 0));
  pen.fillStyle = linear(
    pen,
    [0, -reach * 0.5],
    [0, reach * 0.1],
    [
      [0, css(deep)],
      [0.55, css(sea)],
      [1, css(shallow)],
    ],
  );
  pen.fillRect(-reach, -reach, reach * 2, reach * 2);
  const coast = (x: number, lag: number) => noise.layered(x / 420 + lag * 0.4, lag, 3) * 120 + 70;
  const band = (offset: number, lag: number, fill: string) => {
    pen.fillStyle = fill;
    pen.beginPath();
    pen.moveTo(-reach, reach);
    for (let x = -reach; x <= reach; x += 8) pen.lineTo(x, coast(x, lag) + offset);
    pen.lineTo(reach, reach);
    pen.fill();
  };
  band(-190, 0.5, css(foamWater, 0.35));
  band(-120, 0.35, css(foamWater, 0.5));
  band(-62, 0.2, "rgba(255,255,255,0.85)");
  band(-46, 0.23, css(foamWater, 0.9));
  band(-4, 0.05, "rgba(255,255,255,0.96)");
  band(14, 0, css(darken(sand, 0.22)));
  band(58, 0, css(sand));
  for (let fleck = 0; fleck < 340; fleck += 1) {
    const x = random.range(-reach, reach) * 0.6;
    const y = coast(x, 0.1) - random.next() ** 2 * 190;
    fillEllipse(
      pen,
      { x, y, rx: random.range(3, 18), ry: random.range(1.5, 4) },
      `rgba(255,255,255,${random.range(0.2, 0.7)})`,
    );
  }
  for (let umbrella = 0; umbrella < 7; umbrella += 1) {
    const x = -width * 0.55 + umbrella * width * 0.19 + random.range(-30, 30);
    paintUmbrella(stage, x, coast(x, 0) + random.range(150, 330), random.range(42, 60), umbrella);
  }
}

function paintUmbrella(stage: Stage, x: number, y: number, radius: number, index: number): void {
  const { pen, palette } = stage;
  softEllipse(
    pen,
    { x: x + radius * 0.8, y: y + radius * 0.7, rx: radius * 1.25, ry: radius * 1.1 },
    [70, 50, 50],
    0.5,
  );
  at(pen, x + radius * 1.3, y + 6, 0.5, () => {
    pen.fillStyle = css(palette.inks[(index + 1) % 4] ?? palette.paper);
    pen.fillRect(-16, -34, 32, 68);
    pen.fillStyle = css(palette.paper);
    pen.fillRect(-16, -12, 32, 10);
  });
  const colours = [palette.inks[index % 4] ?? palette.deep, lighten(palette.paper, 0.4)];
  for (let part = 0; part < 10; part += 1) {
    pen.fillStyle = css(colours[part % 2] ?? palette.paper);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.arc(x, y, radius, (part / 10) * fullTurn, ((part + 1) / 10) * fullTurn);
    pen.fill();
  }
  fillCircle(pen, x, y, 5, css(palette.deep));
}
