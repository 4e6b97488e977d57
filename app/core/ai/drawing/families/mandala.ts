import { at, fillAll, fillCircle, fullTurn } from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, mix } from "#app/core/ai/drawing/colour.ts";
import type { Random } from "#app/core/ai/drawing/random.ts";
import type { Pen, Stage } from "#app/core/ai/drawing/stage.server.ts";

type Band = {
  inner: number;
  outer: number;
  count: number;
  fill: Rgb | null;
  accent: Rgb | null;
  turn: number;
};

type Motif = (pen: Pen, band: Band, half: number) => void;

const motifs: readonly Motif[] = [tracePetal, traceArch, traceDiamond, traceLoop, traceLotus];

/** Rings of repeated petals. In mono ink it is a page to colour in; otherwise it is filled. */
export function drawMandala(stage: Stage): void {
  const { pen, palette, width, height, random } = stage;
  const isPage = isColouringPage(stage);
  const ground = isPage ? ([255, 255, 255] as const) : palette.isDark ? palette.deep : palette.paper;
  const line = isPage ? ([28, 28, 32] as const) : palette.isDark ? palette.paper : palette.deep;
  fillAll(stage, css(ground));
  const symmetry = random.pick([8, 10, 12, 16]);
  const bands = planBands(random, symmetry, isPage ? [] : palette.inks, ground);
  pen.lineJoin = "round";
  pen.strokeStyle = css(line, isPage ? 1 : 0.85);
  // From the rim inwards, so that each ring overlaps the one behind it.
  for (const band of bands.toReversed()) paintBand(stage, band, random.pick(motifs), ground, isPage);
  paintHeart(stage, symmetry, isPage ? ground : (palette.inks[1] ?? line));
  fillCorners(stage, { width, height, symmetry, ground, isPage });
}

export function isColouringPage(stage: Stage): boolean {
  return /colou?ring|outline|line art page/.test(stage.subject);
}

function planBands(random: Random, symmetry: number, inks: readonly Rgb[], ground: Rgb): Band[] {
  const bands: Band[] = [];
  let radius = 62;
  let index = 0;
  while (radius < 420) {
    const depth = random.range(58, 96);
    const count = symmetry * (radius > 190 ? 2 : 1);
    const ink = inks[index % Math.max(1, inks.length)];
    const next = inks[(index + 2) % Math.max(1, inks.length)];
    bands.push({
      inner: radius - 12,
      outer: Math.min(448, radius + depth),
      count,
      fill: ink ?? null,
      accent: next ? mix(next, ground, 0.15) : null,
      turn: index % 2 === 0 ? 0 : Math.PI / count,
    });
    radius += depth;
    index += 1;
  }
  return bands;
}

function paintBand(stage: Stage, band: Band, motif: Motif, ground: Rgb, isPage: boolean): void {
  const { pen, width, height } = stage;
  const half = Math.PI / band.count;
  pen.lineWidth = isPage ? 4 : 2.6;
  fillCircle(pen, width / 2, height / 2, band.outer + 6, css(ground));
  pen.beginPath();
  pen.arc(width / 2, height / 2, band.outer + 6, 0, fullTurn);
  pen.stroke();
  for (let index = 0; index < band.count; index += 1) {
    at(pen, width / 2, height / 2, (index / band.count) * fullTurn + band.turn, () => {
      pen.fillStyle = css(band.fill ?? ground);
      pen.beginPath();
      motif(pen, band, half);
      pen.fill();
      pen.stroke();
      const depth = band.outer - band.inner;
      pen.fillStyle = css(band.accent ?? ground);
      pen.beginPath();
      motif(pen, { ...band, inner: band.inner + depth * 0.2, outer: band.outer - depth * 0.24 }, half * 0.52);
      pen.fill();
      pen.stroke();
      pen.beginPath();
      pen.arc(0, -(band.inner + depth * 0.42), depth * 0.075, 0, fullTurn);
      pen.stroke();
    });
  }
}

function paintHeart(stage: Stage, symmetry: number, fill: Rgb): void {
  const { pen, width, height } = stage;
  for (const [radius, petals] of [
    [62, symmetry],
    [36, Math.round(symmetry / 2)],
  ] as const) {
    for (let petal = 0; petal < petals; petal += 1) {
      at(pen, width / 2, height / 2, (petal / petals) * fullTurn, () => {
        pen.fillStyle = css(fill);
        pen.beginPath();
        pen.ellipse(0, -radius * 0.6, radius * (2.1 / petals), radius * 0.4, 0, 0, fullTurn);
        pen.fill();
        pen.stroke();
      });
    }
  }
}

function fillCorners(
  stage: Stage,
  page: { width: number; height: number; symmetry: number; ground: Rgb; isPage: boolean },
): void {
  const { pen, palette } = stage;
  for (const [x, y] of [
    [0, 0],
    [page.width, 0],
    [0, page.height],
    [page.width, page.height],
  ] as const) {
    for (const [index, radius] of [190, 140, 90, 44].entries()) {
      for (let petal = 0; petal < page.symmetry * 2; petal += 1) {
        at(pen, x, y, (petal / (page.symmetry * 2)) * fullTurn, () => {
          pen.fillStyle = css(
            page.isPage ? page.ground : (palette.inks[index % palette.inks.length] ?? page.ground),
          );
          pen.beginPath();
          tracePetal(
            pen,
            { inner: radius * 0.35, outer: radius, count: 0, fill: null, accent: null, turn: 0 },
            Math.PI / page.symmetry / 2,
          );
          pen.fill();
          pen.stroke();
        });
      }
    }
  }
}

function tracePetal(pen: Pen, band: Band, half: number): void {
  const belly = Math.sin(half) * band.outer * 0.95;
  const middle = (band.inner + band.outer) / 2;
  pen.moveTo(0, -band.inner);
  pen.quadraticCurveTo(-belly, -middle, 0, -band.outer);
  pen.quadraticCurveTo(belly, -middle, 0, -band.inner);
}

function traceArch(pen: Pen, band: Band, half: number): void {
  const foot = Math.sin(half) * band.inner * 0.94;
  const head = Math.sin(half) * band.outer * 0.94;
  pen.moveTo(-foot, -band.inner);
  pen.bezierCurveTo(-head, -band.outer * 0.96, -head * 0.5, -band.outer, 0, -band.outer);
  pen.bezierCurveTo(head * 0.5, -band.outer, head, -band.outer * 0.96, foot, -band.inner);
  pen.closePath();
}

function traceDiamond(pen: Pen, band: Band, half: number): void {
  const belly = Math.sin(half) * (band.inner + band.outer) * 0.42;
  pen.moveTo(0, -band.inner);
  pen.lineTo(-belly, -(band.inner + band.outer) / 2);
  pen.lineTo(0, -band.outer);
  pen.lineTo(belly, -(band.inner + band.outer) / 2);
  pen.closePath();
}

function traceLoop(pen: Pen, band: Band, half: number): void {
  const depth = (band.outer - band.inner) / 2;
  pen.ellipse(0, -(band.inner + depth), Math.sin(half) * (band.inner + depth) * 0.86, depth, 0, 0, fullTurn);
}

function traceLotus(pen: Pen, band: Band, half: number): void {
  const belly = Math.sin(half) * band.outer;
  const depth = band.outer - band.inner;
  pen.moveTo(0, -band.inner);
  pen.bezierCurveTo(
    -belly * 1.1,
    -(band.inner + depth * 0.25),
    -belly * 0.9,
    -(band.inner + depth * 0.7),
    0,
    -band.outer,
  );
  pen.bezierCurveTo(
    belly * 0.9,
    -(band.inner + depth * 0.7),
    belly * 1.1,
    -(band.inner + depth * 0.25),
    0,
    -band.inner,
  );
}
