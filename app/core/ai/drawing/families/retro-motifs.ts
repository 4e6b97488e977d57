import { fillCircle, fillPolygon, fullTurn, type Point } from "#app/core/ai/drawing/brush.server.ts";
import { css } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { fitGrid, paintWrapped, scatterWrapped, wrappedDistance } from "./tiling.ts";

/** Big and small daisies on a half-drop. */
export function drawDaisies(stage: Stage): void {
  const { pen, palette, random } = stage;
  const grid = fitGrid(stage, random.pick([3, 4]), 2);
  const petals = random.pick([6, 8, 10]);
  const turn = random.next();
  const daisy = (radius: number, colour: string, heart: string, ring: string) => {
    pen.fillStyle = colour;
    for (let petal = 0; petal < petals; petal += 1) {
      pen.save();
      pen.rotate((petal / petals) * fullTurn + turn);
      pen.beginPath();
      pen.ellipse(radius * 0.6, 0, radius * 0.42, radius * (2.1 / petals), 0, 0, fullTurn);
      pen.fill();
      pen.restore();
    }
    fillCircle(pen, 0, 0, radius * 0.34, ring);
    fillCircle(pen, 0, 0, radius * 0.24, heart);
  };
  const [first, second, third, fourth, fifth] = palette.inks.map((ink) => css(ink));
  const large = [first, third, fourth].filter((ink) => ink !== undefined);
  grid.forEachCell((column, row) => {
    const shift = row % 2 === 0 ? 0.25 : 0.75;
    const x = (column + shift) * grid.cellWidth;
    const y = (row + 0.5) * grid.cellHeight;
    const ink = large[(column + row) % large.length] ?? "#000";
    paintWrapped(stage, x, y, grid.cellWidth * 0.5, () =>
      daisy(grid.cellWidth * 0.43, ink, second ?? ink, fifth ?? ink),
    );
    const smallX = (column + shift + 0.5) * grid.cellWidth;
    paintWrapped(stage, smallX, y, grid.cellWidth * 0.2, () =>
      daisy(grid.cellWidth * 0.17, second ?? ink, first ?? ink, css(palette.paper)),
    );
    const dotY = row * grid.cellHeight;
    for (const dotX of [smallX, x]) {
      paintWrapped(stage, dotX, dotY, 20, () => fillCircle(pen, 0, 0, grid.cellWidth * 0.035, third ?? ink));
    }
  });
}

/** Stripes that sway; a whole number of swings keeps the edges together. */
export function drawCheckWaves(stage: Stage): void {
  const { pen, palette, random, width, height } = stage;
  const inks = [...palette.inks.slice(0, 4), palette.isDark ? palette.deep : palette.paper];
  const stripes = inks.length * random.pick([2, 3]);
  const stripeWidth = width / stripes;
  const swings = Math.max(1, Math.round((random.pick([1, 2]) * height) / 1000));
  const reach = stripeWidth * random.range(0.9, 1.7);
  const second = random.range(0.15, 0.4);
  const edge = (stripe: number, y: number) => {
    const phase = (y / height) * fullTurn * swings;
    return stripe * stripeWidth + Math.sin(phase) * reach + Math.sin(phase * 2 + 1) * reach * second;
  };
  for (let stripe = -4; stripe < stripes + 4; stripe += 1) {
    pen.fillStyle = css(inks[((stripe % inks.length) + inks.length) % inks.length] ?? palette.paper);
    pen.beginPath();
    for (let y = -8; y <= height + 8; y += 8) pen.lineTo(edge(stripe, y), y);
    for (let y = height + 8; y >= -8; y -= 8) pen.lineTo(edge(stripe + 1, y) + 0.6, y);
    pen.fill();
  }
}

/** Mid-century stars of thin rays with a dot at each tip. */
export function drawStarbursts(stage: Stage): void {
  const { pen, palette, random } = stage;
  const spots = scatterWrapped(stage, 132, Math.round((stage.width * stage.height) / 12_000));
  spots.forEach((spot, index) => {
    const nearest = Math.min(
      ...spots.filter((other) => other !== spot).map((other) => wrappedDistance(stage, spot, other)),
    );
    const radius = Math.min(nearest * 0.62, 120) * random.range(0.82, 1);
    const ink = css(palette.inks[index % palette.inks.length] ?? palette.deep);
    const accent = css(palette.inks[(index + 2) % palette.inks.length] ?? palette.deep);
    const rays = random.pick([8, 12, 16]);
    const turn = random.next();
    const isDiamond = index % 3 === 0;
    paintWrapped(stage, spot.x, spot.y, radius, () => {
      pen.rotate(turn);
      for (let ray = 0; ray < rays; ray += 1) {
        const long = ray % 2 === 0 ? radius * 0.92 : radius * 0.58;
        pen.save();
        pen.rotate((ray / rays) * fullTurn);
        if (isDiamond) {
          const half = radius * 0.07;
          fillPolygon(
            pen,
            [
              [0, -half],
              [long, 0],
              [0, half],
            ],
            ray % 2 === 0 ? ink : accent,
          );
        } else {
          pen.strokeStyle = ink;
          pen.lineWidth = 5.5;
          pen.beginPath();
          pen.moveTo(radius * 0.2, 0);
          pen.lineTo(long, 0);
          pen.stroke();
          fillCircle(pen, long, 0, ray % 2 === 0 ? 8 : 5, ray % 2 === 0 ? accent : ink);
        }
        pen.restore();
      }
      fillCircle(pen, 0, 0, radius * 0.13, accent);
    });
  });
}

/** Loose flat shapes: half-moons, rings, steps, drops and squiggles. */
export function drawShapes(stage: Stage): void {
  const { pen, palette, random } = stage;
  const spots = scatterWrapped(stage, 104, Math.round((stage.width * stage.height) / 9000));
  spots.forEach((spot, index) => {
    const ink = css(palette.inks[index % palette.inks.length] ?? palette.deep);
    const accent = css(palette.inks[(index + 1) % palette.inks.length] ?? palette.deep);
    const size = random.range(42, 60);
    const turn = random.int(8) * (Math.PI / 4) + 0.2;
    const motif = index % 6;
    paintWrapped(stage, spot.x, spot.y, 70, () => {
      pen.rotate(turn);
      pen.fillStyle = ink;
      pen.strokeStyle = ink;
      pen.lineCap = "round";
      pen.lineWidth = 12;
      pen.beginPath();
      if (motif === 0) pen.arc(0, 0, size, 0, Math.PI);
      else if (motif === 1) pen.arc(0, 0, size * 0.75, 0, fullTurn);
      else if (motif === 2) traceSquiggle(size).forEach(([x, y]) => pen.lineTo(x, y));
      else if (motif === 3) pen.rect(-size * 0.62, -size * 0.62, size * 1.24, size * 1.24);
      else if (motif === 4)
        [
          [-size, size * 0.7],
          [0, -size],
          [size, size * 0.7],
        ].forEach(([x = 0, y = 0]) => pen.lineTo(x, y));
      else
        for (let dot = 0; dot < 9; dot += 1)
          pen.roundRect(((dot % 3) - 1) * 24 - 5, (Math.floor(dot / 3) - 1) * 24 - 5, 10, 10, 5);
      if (motif === 1 || motif === 2) pen.stroke();
      else pen.fill();
      if (motif === 1) fillCircle(pen, 0, 0, size * 0.32, accent);
      if (motif === 0) fillCircle(pen, 0, -size * 0.42, size * 0.24, accent);
      if (motif === 3) fillCircle(pen, 0, 0, size * 0.34, accent);
    });
  });
}

function traceSquiggle(size: number): Point[] {
  return Array.from({ length: 33 }, (_, step) => {
    const along = step / 32;
    return [(along - 0.5) * size * 2.6, Math.sin(along * Math.PI * 4) * size * 0.36];
  });
}
