import {
  fillAll,
  fillCircle,
  paintField,
  radial,
  softEllipse,
  within,
} from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, black, css, darken, lighten, mix, ramp } from "#app/core/ai/drawing/colour.ts";
import { paintStars } from "#app/core/ai/drawing/sky.server.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { paintPlanet } from "./planet.ts";

/** Deep space with one body: a ringed planet, a glowing cloud, or a moon above a far world. */
export function drawCosmic(stage: Stage): void {
  const { random, width, height } = stage;
  const kind = kindOf(stage);
  if (kind === "nebula") {
    paintNebula(stage, 1);
    scatterStars(stage, 14);
    return;
  }
  paintSpace(stage);
  paintNebula(stage, 0.34);
  scatterStars(stage, 5);
  const centre = { x: width * random.range(0.46, 0.54), y: height * random.range(0.46, 0.54) };
  const hasRings = kind === "planet" || stage.subject.includes("ring");
  paintPlanet(stage, { ...centre, radius: hasRings ? 250 : 310, hasRings, isRocky: kind === "moon" });
  const side = random.chance(0.5) ? 1 : -1;
  if (random.chance(0.7)) {
    paintPlanet(stage, {
      x: centre.x + side * random.range(330, 390),
      y: centre.y - random.range(250, 340),
      radius: random.range(30, 58),
      hasRings: false,
      isRocky: true,
    });
  }
}

function kindOf(stage: Stage): "nebula" | "planet" | "moon" {
  if (/nebula|galaxy|milky/.test(stage.subject)) return "nebula";
  if (/moon|lunar|mars/.test(stage.subject)) return "moon";
  if (/planet|saturn|ring/.test(stage.subject)) return "planet";
  return stage.random.fork("kind").pick(["nebula", "planet", "planet", "moon"]);
}

function spaceColours(stage: Stage): Rgb[] {
  const { palette } = stage;
  const night = mix(palette.deep, black, 0.55);
  return [
    night,
    mix(palette.deep, palette.sky[1] ?? night, 0.25),
    palette.sky[1] ?? night,
    palette.sky[2] ?? night,
    palette.inks[0] ?? night,
    palette.inks[1] ?? night,
    palette.sun,
  ];
}

function paintSpace(stage: Stage): void {
  const [night, dusk, glow] = spaceColours(stage);
  const { pen, width, height } = stage;
  fillAll(
    stage,
    radial(pen, [width * 0.32, height * 0.28], Math.hypot(width, height) * 0.75, [
      [0, css(mix(dusk ?? black, glow ?? black, 0.55))],
      [0.5, css(dusk ?? black)],
      [1, css(night ?? black)],
    ]),
  );
}

function paintNebula(stage: Stage, strength: number): void {
  const { noise, width, height, random } = stage;
  const colours = spaceColours(stage).map((colour, index) =>
    mix(colour, black, Math.max(0, 0.25 - index * 0.05)),
  );
  const stretchX = (width / 1000) * 2.3;
  const stretchY = (height / 1000) * 2.3;
  const lean = random.range(-0.6, 0.6);
  const heart = { x: random.range(0.4, 0.62), y: random.range(0.38, 0.58) };
  paintField(
    stage,
    { x: 0, y: 0, width, height },
    { columns: Math.round(108 * stretchX), rows: Math.round(108 * stretchY) },
    (across, down, pixel, offset) => {
      const u = across * stretchX;
      const v = down * stretchY;
      const slow = noise.layered(u * 0.8, v * 0.8, 3);
      const warp = noise.layered(u + 1.2 * slow + 1.7, v + 1.2 * slow + 9.2, 4);
      const cloud = noise.layered(u * 0.9 + 0.9 * warp, v * 0.9 + 0.9 * warp + 3, 5);
      const ridge = 1 - Math.abs(noise.layered(u * 1.1 + slow, v * 1.1, 4));
      const band = (across - 0.5) * lean + (down - 0.5);
      const density = 0.36 + cloud * 0.95 + ridge ** 7 * 0.28 - band * band * 1.1;
      const core =
        Math.exp(-((across - heart.x) ** 2 + (down - heart.y) ** 2) / 0.035) * Math.max(0, 0.3 + cloud) * 1.6;
      const colour = mix(ramp(colours, density * 0.95), colours[6] ?? black, Math.min(0.8, core * 0.55));
      pixel[offset] = colour[0];
      pixel[offset + 1] = colour[1];
      pixel[offset + 2] = colour[2];
      pixel[offset + 3] = 255 * (strength === 1 ? 1 : Math.max(0, density) * strength);
    },
  );
}

function scatterStars(stage: Stage, bright: number): void {
  const { pen, width, height } = stage;
  paintStars(stage, height * 1.3, 330);
  const random = stage.random.fork("bright stars");
  for (let index = 0; index < bright; index += 1) {
    const x = random.next() * width;
    const y = random.next() * height;
    const reach = random.range(12, 34);
    softEllipse(pen, { x, y, rx: reach * 0.9, ry: reach * 0.9 }, lighten(stage.palette.sun, 0.4), 0.55);
    within(pen, () => {
      pen.globalCompositeOperation = "lighter";
      softEllipse(pen, { x, y, rx: reach * 1.5, ry: 1.6 }, lighten(stage.palette.sun, 0.5), 0.9);
      softEllipse(pen, { x, y, rx: 1.6, ry: reach * 1.5 }, lighten(stage.palette.sun, 0.5), 0.9);
    });
    fillCircle(pen, x, y, 2.4, css(darken(lighten(stage.palette.sun, 0.7), 0)));
  }
}
