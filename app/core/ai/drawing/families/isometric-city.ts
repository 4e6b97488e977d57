import { fillAll, fillEllipse, linear } from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import {
  type Block,
  type Ground,
  type IsoPlane,
  isoPlane,
  paintBlock,
  paintGable,
  paintRoof,
  paintWindows,
} from "./isometric-block.ts";

const tile = 72;
const streetEvery = 5;

/** A dense toy district seen from above: streets, parks, cars, and blocks in three tones with lit windows. */
export function drawIsometricCity(stage: Stage): void {
  const { palette, width, height } = stage;
  const isDark = palette.isDark || stage.timeOfDay === "night";
  const haze = palette.sky[3] ?? palette.paper;
  fillAll(stage, css(mix(haze, palette.deep, isDark ? 0.55 : 0.1)));

  const plane = isoPlane(width / 2, -0.06 * height, tile);
  const ground: Ground = {
    grass: mix(palette.leaves[1] ?? haze, isDark ? palette.deep : palette.paper, 0.45),
    road: mix(palette.deep, isDark ? (palette.sky[1] ?? haze) : haze, 0.42),
    dash: css(palette.sun, 0.65),
    shade: mix(palette.deep, palette.sky[1] ?? palette.deep, 0.35),
    isDark,
  };
  const reach = Math.ceil((width / tile + (height * 1.3) / (tile / 2)) / 2) + 4;
  const skip = stage.random.int(streetEvery);
  for (let sum = 0; sum <= reach * 2; sum += 1) {
    for (let i = sum - reach; i <= reach; i += 1) {
      const j = sum - i;
      const [x, y] = plane.at(i, j, 0);
      if (x < -tile * 2 || x > width + tile * 2 || y < -tile || y > height + 420) continue;
      paintTile(stage, plane, ground, i, j, skip);
    }
  }
  paintHaze(stage, haze, isDark);
}

function paintTile(stage: Stage, plane: IsoPlane, ground: Ground, i: number, j: number, skip: number): void {
  const { pen, noise, palette } = stage;
  const random = stage.random.fork(`${i},${j}`);
  if (isWater(stage, i, j)) {
    paintWater(stage, plane, i, j);
    return;
  }
  const isStreetI = (i + 40 + skip) % streetEvery === 2;
  const isStreetJ = (j + 40) % streetEvery === 2;
  const isStreet = isStreetI || isStreetJ;
  plane.quad(pen, { i, j, di: 1, dj: 1, z: 0 }, css(isStreet ? ground.road : ground.grass));
  if (isStreet) {
    if (isStreetI !== isStreetJ) paintStreet(stage, plane, ground, i, j, isStreetI);
    return;
  }
  const density = noise.layered(i * 0.17, j * 0.17, 3) + 0.24;
  if (random.chance(isVillage(stage) ? 0.34 : 0.16) || density < -0.12) {
    paintPark(stage, plane, i, j, random.range(12, 22));
    return;
  }
  const colours = [
    ...palette.inks,
    lighten(palette.paper, 0.2),
    lighten(palette.inks[1] ?? palette.paper, 0.45),
  ];
  const block: Block = {
    i: i + 0.1,
    j: j + 0.1,
    side: 0.8,
    height: isVillage(stage)
      ? random.range(34, 62)
      : 34 + Math.max(0, density + 0.2) * 240 * random.range(0.5, 1.3),
    colour: mix(random.pick(colours), ground.shade, ground.isDark ? 0.34 : 0),
  };
  paintBlock(pen, plane, block, ground);
  paintWindows(pen, plane, block, ground, random, {
    lit: ground.isDark ? 0.42 : 0.12,
    glow: css(palette.sun),
  });
  if (isVillage(stage)) paintGable(pen, plane, block, ground, tileOf(stage));
  else paintRoof(pen, plane, block, ground, random);
}

function isVillage(stage: Stage): boolean {
  return /village|town|garden|suburb|hamlet/.test(stage.subject);
}

function tileOf(stage: Stage): Rgb {
  if (/snow|winter/.test(stage.subject)) return [236, 242, 247];
  return mix([190, 92, 66], stage.palette.inks[0] ?? stage.palette.deep, 0.4);
}

/** Open water beyond a winding quay. */
function isWater(stage: Stage, i: number, j: number): boolean {
  if (!/harbou?r|port|quay|canal|river|coast/.test(stage.subject)) return false;
  return i - j > 3.5 + stage.noise.layered(i * 0.2, j * 0.2, 2) * 3;
}

function paintWater(stage: Stage, plane: IsoPlane, i: number, j: number): void {
  const { pen, palette } = stage;
  const random = stage.random.fork(`water ${i},${j}`);
  const sea = mix(palette.inks[2] ?? palette.deep, [60, 140, 168], 0.6);
  plane.quad(pen, { i, j, di: 1.02, dj: 1.02, z: 0 }, css(mix(sea, palette.deep, random.range(0, 0.05))));
  pen.strokeStyle = css(lighten(sea, 0.5), 0.5);
  pen.lineWidth = 2.4;
  pen.beginPath();
  pen.moveTo(...plane.at(i + 0.2, j + random.range(0.2, 0.8), 0));
  pen.lineTo(...plane.at(i + 0.6, j + random.range(0.2, 0.8), 0));
  pen.stroke();
  if (!random.chance(0.12)) return;
  const hull = { i: i + 0.2, j: j + 0.34, di: 0.6, dj: 0.26 };
  plane.box(pen, { ...hull, z: 0, height: 13 }, [palette.paper, palette.inks[0] ?? sea, palette.deep]);
  plane.box(pen, { i: i + 0.32, j: j + 0.39, di: 0.24, dj: 0.16, z: 13, height: 16 }, [
    lighten(palette.paper, 0.4),
    palette.paper,
    mix(palette.paper, palette.deep, 0.3),
  ]);
}

function paintStreet(
  stage: Stage,
  plane: IsoPlane,
  ground: Ground,
  i: number,
  j: number,
  alongJ: boolean,
): void {
  const { pen, palette } = stage;
  const random = stage.random.fork(`car ${i},${j}`);
  pen.strokeStyle = ground.dash;
  pen.lineWidth = 2.2;
  pen.beginPath();
  const [fromI, fromJ, toI, toJ] = alongJ ? [0.5, 0.25, 0.5, 0.7] : [0.25, 0.5, 0.7, 0.5];
  pen.moveTo(...plane.at(i + fromI, j + fromJ, 0));
  pen.lineTo(...plane.at(i + toI, j + toJ, 0));
  pen.stroke();
  if (!random.chance(0.2)) return;
  const paint = random.pick(palette.inks);
  const lane = random.chance(0.5) ? 0.14 : 0.62;
  const car = alongJ
    ? { i: i + lane, j: j + 0.2, di: 0.22, dj: 0.5 }
    : { i: i + 0.2, j: j + lane, di: 0.5, dj: 0.22 };
  plane.box(pen, { ...car, z: 0, height: 10 }, [
    lighten(paint, 0.3),
    mix(paint, ground.shade, 0.2),
    mix(paint, ground.shade, 0.5),
  ]);
}

function paintPark(stage: Stage, plane: IsoPlane, i: number, j: number, size: number): void {
  const { pen, palette } = stage;
  const random = stage.random.fork(`park ${i},${j}`);
  const spots = Array.from({ length: 4 }, () =>
    plane.at(i + random.range(0.2, 0.8), j + random.range(0.2, 0.8), 0),
  ).sort((a, b) => a[1] - b[1]);
  for (const [x, y] of spots) {
    const radius = size * random.range(0.75, 1.15);
    const green: Rgb = palette.leaves[random.int(palette.leaves.length)] ?? palette.deep;
    fillEllipse(pen, { x: x + 8, y: y + 2, rx: radius, ry: radius * 0.45 }, "rgba(10,10,30,0.18)");
    fillEllipse(pen, { x, y: y - radius, rx: radius, ry: radius }, css(mix(green, palette.deep, 0.25)));
    fillEllipse(
      pen,
      { x: x - radius * 0.22, y: y - radius * 1.2, rx: radius * 0.7, ry: radius * 0.7 },
      css(lighten(green, 0.16)),
    );
  }
}

function paintHaze(stage: Stage, haze: Rgb, isDark: boolean): void {
  const { pen, height } = stage;
  const tint = isDark ? mix(haze, stage.palette.sky[2] ?? haze, 0.5) : lighten(haze, 0.35);
  fillAll(
    stage,
    linear(
      pen,
      [0, 0],
      [0, height * 0.6],
      [
        [0, css(tint, isDark ? 0.5 : 0.62)],
        [1, css(tint, 0)],
      ],
    ),
  );
}
