import { fillAll, fillCircle, within } from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { drawCheckWaves, drawDaisies, drawShapes, drawStarbursts } from "./retro-motifs.ts";
import { type Grid, fitGrid } from "./tiling.ts";

const variants = {
  arcs: drawArcs,
  scallops: drawScallops,
  daisies: drawDaisies,
  waves: drawCheckWaves,
  starbursts: drawStarbursts,
  shapes: drawShapes,
};

const wordsOf: readonly (readonly [RegExp, keyof typeof variants])[] = [
  [/daisy|daisies|flower|floral|bloom/, "daisies"],
  [/scallop|fan|shell|deco|fish ?scale/, "scallops"],
  [/wave|groovy|stripe|check/, "waves"],
  [/star|atomic|mid-century|midcentury/, "starbursts"],
  [/memphis|shape|terrazzo|confetti|geometric/, "shapes"],
  [/arc|truchet|rainbow|loop|circle/, "arcs"],
];

/** Flat repeats in the manner of seventies wallpaper; every edge meets its opposite. */
export function drawSeamlessRetro(stage: Stage): void {
  const named = wordsOf.find(([words]) => words.test(stage.subject))?.[1];
  const variant =
    named ?? stage.random.fork("variant").pick(Object.keys(variants) as (keyof typeof variants)[]);
  fillAll(stage, css(stage.palette.isDark ? stage.palette.deep : stage.palette.paper));
  variants[variant](stage);
}

function bandColours(stage: Stage): Rgb[] {
  const inks = stage.palette.inks.slice(0, 4);
  return [...inks, ...inks.slice(0, -1).toReversed()];
}

/** Quarter rings in a colour order that reads the same from both sides, so that any turn of a tile fits. */
function drawArcs(stage: Stage): void {
  const { pen, palette, random } = stage;
  const grid = fitGrid(stage, random.pick([4, 5, 6]));
  const ground = css(palette.isDark ? palette.deep : palette.paper);
  const bands = bandColours(stage);
  grid.forEachCell((column, row) => {
    const mirrored = random.chance(0.5);
    within(pen, () => {
      grid.enter(pen, column, row);
      pen.beginPath();
      pen.rect(-0.002, -0.002, 1.004, 1.004);
      pen.clip();
      for (const [x, y] of mirrored ? cornersFalling : cornersRising) {
        bands.forEach((band, index) => {
          fillCircle(pen, x, y, 0.86 - (index / bands.length) * 0.72, css(band));
        });
        fillCircle(pen, x, y, 0.14, ground);
      }
    });
  });
}

const cornersFalling = [
  [0, 0],
  [1, 1],
] as const;
const cornersRising = [
  [1, 0],
  [0, 1],
] as const;

function drawScallops(stage: Stage): void {
  const { pen, palette, random } = stage;
  const grid: Grid = fitGrid(stage, random.pick([3, 4]));
  const ground = palette.isDark ? palette.deep : palette.paper;
  const rings = [ground, ...random.shuffle(palette.inks.slice(0, 4)), ground];
  const { cellWidth, cellHeight } = grid;
  // Rows overlap from the top down; the extra rows on both ends are the same ones seen from the next tile.
  const rowHeight = cellHeight / 4;
  for (let row = -4; row < grid.rows * 4 + 4; row += 1) {
    for (let column = -1; column <= grid.columns; column += 1) {
      const x = (column + (row % 2 === 0 ? 0.5 : 0)) * cellWidth;
      const y = row * rowHeight;
      rings.forEach((ring, index) => {
        pen.fillStyle = css(ring);
        pen.beginPath();
        const share = index === 0 ? 1 : 0.95 - (index - 1) * 0.185;
        pen.ellipse(x, y, (cellWidth / 2) * share, (cellWidth / 2) * share, 0, 0, Math.PI * 2);
        pen.fill();
      });
    }
  }
}
