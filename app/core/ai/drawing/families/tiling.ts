import type { Pen, Stage } from "#app/core/ai/drawing/stage.server.ts";

export type Grid = {
  columns: number;
  rows: number;
  cellWidth: number;
  cellHeight: number;
  forEachCell(paint: (column: number, row: number) => void): void;
  /** Moves the pen into a cell, where both sides measure 1. */
  enter(pen: Pen, column: number, row: number): void;
};

/** A whole number of nearly square cells, so that the pattern ends exactly at the edges; rows come in multiples of `rowStep`. */
export function fitGrid(stage: Stage, acrossShortSide: number, rowStep = 1): Grid {
  const cell = 1000 / acrossShortSide;
  const columns = Math.max(1, Math.round(stage.width / cell));
  const rows = Math.max(rowStep, Math.round(stage.height / cell / rowStep) * rowStep);
  const cellWidth = stage.width / columns;
  const cellHeight = stage.height / rows;
  return {
    columns,
    rows,
    cellWidth,
    cellHeight,
    forEachCell(paint) {
      for (let row = 0; row < rows; row += 1) {
        for (let column = 0; column < columns; column += 1) paint(column, row);
      }
    },
    enter(pen, column, row) {
      pen.translate(column * cellWidth, row * cellHeight);
      pen.scale(cellWidth, cellHeight);
    },
  };
}

/** Paints at a place and wherever the same place shows again beyond an edge. */
export function paintWrapped(stage: Stage, x: number, y: number, reach: number, paint: () => void): void {
  const { pen, width, height } = stage;
  for (const shiftX of [-width, 0, width]) {
    for (const shiftY of [-height, 0, height]) {
      const left = x + shiftX;
      const top = y + shiftY;
      if (left < -reach || left > width + reach || top < -reach || top > height + reach) continue;
      pen.save();
      pen.translate(left, top);
      paint();
      pen.restore();
    }
  }
}

export type Spot = { x: number; y: number };

/** Points that keep their distance, also across the edges. */
export function scatterWrapped(stage: Stage, distance: number, limit: number, tries = 4000): Spot[] {
  const { width, height } = stage;
  const random = stage.random.fork("scatter");
  const spots: Spot[] = [];
  for (let attempt = 0; attempt < tries && spots.length < limit; attempt += 1) {
    const spot = { x: random.next() * width, y: random.next() * height };
    if (spots.every((other) => wrappedDistance(stage, spot, other) > distance)) spots.push(spot);
  }
  return spots;
}

export function wrappedDistance(stage: Stage, one: Spot, other: Spot): number {
  const dx = Math.abs(one.x - other.x);
  const dy = Math.abs(one.y - other.y);
  return Math.hypot(Math.min(dx, stage.width - dx), Math.min(dy, stage.height - dy));
}
