import type { Point } from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Random } from "#app/core/ai/drawing/random.ts";
import type { Pen } from "#app/core/ai/drawing/stage.server.ts";

export type Ground = { grass: Rgb; road: Rgb; dash: string; shade: Rgb; isDark: boolean };

export type Block = { i: number; j: number; side: number; height: number; colour: Rgb };

type Slab = { i: number; j: number; di: number; dj: number; z: number };

/** A plane of tiles twice as wide as high; i runs down to the right, j down to the left, z up. */
export function isoPlane(originX: number, originY: number, tile: number) {
  const at = (i: number, j: number, z: number): [number, number] => [
    originX + (i - j) * tile,
    originY + (i + j) * tile * 0.5 - z,
  ];

  function fill(pen: Pen, corners: readonly Point[], colour: string): void {
    pen.fillStyle = colour;
    pen.beginPath();
    trace(pen, corners);
    pen.fill();
  }

  function trace(pen: Pen, corners: readonly Point[]): void {
    corners.forEach(([x, y], index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
    pen.closePath();
  }

  function quad(pen: Pen, slab: Slab, colour: string): void {
    const { i, j, di, dj, z } = slab;
    fill(pen, [at(i, j, z), at(i + di, j, z), at(i + di, j + dj, z), at(i, j + dj, z)], colour);
  }

  /** Colours for the top, the left and the right face. */
  function box(pen: Pen, slab: Slab & { height: number }, colours: readonly [Rgb, Rgb, Rgb]): void {
    const { i, j, di, dj, z, height } = slab;
    const top = z + height;
    fill(
      pen,
      [at(i, j + dj, z), at(i + di, j + dj, z), at(i + di, j + dj, top), at(i, j + dj, top)],
      css(colours[1]),
    );
    fill(
      pen,
      [at(i + di, j, z), at(i + di, j + dj, z), at(i + di, j + dj, top), at(i + di, j, top)],
      css(colours[2]),
    );
    quad(pen, { i, j, di, dj, z: top }, css(colours[0]));
  }

  return { at, quad, box, trace };
}

export type IsoPlane = ReturnType<typeof isoPlane>;

export function paintBlock(pen: Pen, plane: IsoPlane, block: Block, ground: Ground): void {
  const { i, j, side, height, colour } = block;
  plane.box(pen, { i, j, di: side, dj: side, z: 0, height }, [
    lighten(colour, ground.isDark ? 0.22 : 0.42),
    colour,
    mix(colour, ground.shade, 0.5),
  ]);
}

const floorHeight = 23;
const windowHeight = 12;

/** All windows of one kind share a path: a fill per window would cost more than the rest of the city. */
export function paintWindows(
  pen: Pen,
  plane: IsoPlane,
  block: Block,
  ground: Ground,
  random: Random,
  lamp: { lit: number; glow: string },
): void {
  const { i, j, side, height, colour } = block;
  const kinds = { lit: [] as Point[][], left: [] as Point[][], right: [] as Point[][] };
  for (let z = 15; z < height - 18; z += floorHeight) {
    for (let column = 0; column < 3; column += 1) {
      const from = side * (0.14 + column * 0.27);
      const to = from + side * 0.17;
      const leftFace: Point[] = [z, z + windowHeight].flatMap((level, index) =>
        (index === 0 ? [from, to] : [to, from]).map((step) => plane.at(i + step, j + side, level)),
      );
      const rightFace: Point[] = [z, z + windowHeight].flatMap((level, index) =>
        (index === 0 ? [from, to] : [to, from]).map((step) => plane.at(i + side, j + step, level)),
      );
      (random.chance(lamp.lit) ? kinds.lit : kinds.left).push(leftFace);
      (random.chance(lamp.lit) ? kinds.lit : kinds.right).push(rightFace);
    }
  }
  const colours = {
    lit: lamp.glow,
    left: css(mix(colour, ground.shade, 0.36)),
    right: css(mix(colour, ground.shade, 0.72)),
  };
  for (const kind of ["lit", "left", "right"] as const) {
    pen.fillStyle = colours[kind];
    pen.beginPath();
    for (const pane of kinds[kind]) plane.trace(pen, pane);
    pen.fill();
  }
}

export function paintRoof(pen: Pen, plane: IsoPlane, block: Block, ground: Ground, random: Random): void {
  if (!random.chance(0.5)) return;
  const inset = block.side * 0.22;
  const { i, j, side, height, colour } = block;
  plane.box(
    pen,
    {
      i: i + inset,
      j: j + inset,
      di: side - inset * 2,
      dj: side - inset * 2,
      z: height,
      height: random.range(9, 24),
    },
    [
      lighten(colour, ground.isDark ? 0.3 : 0.5),
      mix(colour, ground.shade, 0.1),
      mix(colour, ground.shade, 0.6),
    ],
  );
}

/** A pitched roof whose ridge runs along i. */
export function paintGable(pen: Pen, plane: IsoPlane, block: Block, ground: Ground, tile: Rgb): void {
  const { i, j, side, height } = block;
  const over = 0.06;
  const top = height + 34;
  const eave = height - 4;
  const [left, right] = [i - over, i + side + over];
  const [back, front] = [j - over, j + side + over];
  const middle = j + side / 2;
  const fill = (points: readonly Point[], colour: Rgb) => {
    pen.fillStyle = css(colour);
    pen.beginPath();
    plane.trace(pen, points);
    pen.fill();
  };
  fill(
    [
      plane.at(left, back, eave),
      plane.at(right, back, eave),
      plane.at(right, middle, top),
      plane.at(left, middle, top),
    ],
    mix(tile, ground.shade, 0.3),
  );
  fill(
    [plane.at(i + side, j, height), plane.at(i + side, j + side, height), plane.at(i + side, middle, top)],
    mix(block.colour, ground.shade, 0.5),
  );
  fill(
    [
      plane.at(left, front, eave),
      plane.at(right, front, eave),
      plane.at(right, middle, top),
      plane.at(left, middle, top),
    ],
    ground.isDark ? mix(tile, ground.shade, 0.4) : lighten(tile, 0.12),
  );
}
