import type { SKRSContext2D } from "@napi-rs/canvas";

type Point = readonly [number, number];
type Curve = readonly [Point, Point, Point];

/** The left half from the neck down; the right half is its mirror. */
const start: Point = [497, 168];
const leftHalf: readonly Curve[] = [
  [
    [452, 190],
    [398, 206],
    [344, 226],
  ],
  [
    [262, 258],
    [222, 352],
    [160, 462],
  ],
  [
    [148, 484],
    [152, 494],
    [170, 504],
  ],
  [
    [206, 526],
    [244, 542],
    [282, 550],
  ],
  [
    [298, 553],
    [304, 546],
    [309, 532],
  ],
  [
    [320, 498],
    [334, 466],
    [350, 440],
  ],
  [
    [360, 560],
    [352, 780],
    [338, 1040],
  ],
  [
    [337, 1064],
    [342, 1072],
    [360, 1076],
  ],
  [
    [440, 1090],
    [520, 1094],
    [600, 1094],
  ],
];

function mirror([x, y]: Point): Point {
  return [1200 - x, y];
}

export function bodyPath(context: SKRSContext2D): void {
  context.moveTo(...start);
  for (const [a, b, c] of leftHalf) context.bezierCurveTo(...a, ...b, ...c);
  const ends = [start, ...leftHalf.map(([, , end]) => end)];
  for (let k = leftHalf.length - 1; k >= 0; k--) {
    const curve = leftHalf[k];
    const end = ends[k];
    if (curve && end) context.bezierCurveTo(...mirror(curve[1]), ...mirror(curve[0]), ...mirror(end));
  }
  context.bezierCurveTo(690, 262, 640, 292, 600, 292);
  context.bezierCurveTo(560, 292, 510, 262, ...start);
}

/** The front of the collar, along its middle. */
export function neckPath(context: SKRSContext2D): void {
  context.moveTo(499, 166);
  context.bezierCurveTo(512, 250, 556, 288, 600, 288);
  context.bezierCurveTo(644, 288, 688, 250, 701, 166);
}

/** The back of the collar, which closes the ring behind. */
export function backNeckPath(context: SKRSContext2D): void {
  context.moveTo(492, 166);
  context.bezierCurveTo(540, 188, 660, 188, 708, 166);
}

/** What shows of the inside between the front and the back of the collar. */
export function insidePath(context: SKRSContext2D): void {
  context.moveTo(499, 164);
  context.bezierCurveTo(540, 190, 660, 190, 701, 164);
  context.bezierCurveTo(688, 250, 644, 288, 600, 288);
  context.bezierCurveTo(556, 288, 512, 250, 499, 164);
}

export const sleeveSeams = [
  (context: SKRSContext2D): void => {
    context.moveTo(344, 226);
    context.bezierCurveTo(332, 300, 336, 372, 350, 440);
  },
  (context: SKRSContext2D): void => {
    context.moveTo(856, 226);
    context.bezierCurveTo(868, 300, 864, 372, 850, 440);
  },
];

export const hems = [
  (context: SKRSContext2D): void => {
    context.moveTo(330, 1052);
    context.bezierCurveTo(440, 1068, 520, 1072, 600, 1072);
    context.bezierCurveTo(680, 1072, 760, 1068, 870, 1052);
  },
  (context: SKRSContext2D): void => {
    context.moveTo(162, 478);
    context.bezierCurveTo(206, 504, 250, 520, 306, 530);
  },
  (context: SKRSContext2D): void => {
    context.moveTo(1038, 478);
    context.bezierCurveTo(994, 504, 950, 520, 894, 530);
  },
];
