import { createCanvas } from "@napi-rs/canvas";
import { type Rgb, black, css } from "./colour.ts";
import type { Pen, Stage } from "./stage.server.ts";

export type Point = readonly [x: number, y: number];

export const fullTurn = Math.PI * 2;

export function fillAll(stage: Stage, fill: Pen["fillStyle"]): void {
  stage.pen.fillStyle = fill;
  stage.pen.fillRect(0, 0, stage.width, stage.height);
}

export function linear(pen: Pen, from: Point, to: Point, stops: readonly (readonly [number, string])[]) {
  const gradient = pen.createLinearGradient(from[0], from[1], to[0], to[1]);
  for (const [position, colour] of stops) gradient.addColorStop(position, colour);
  return gradient;
}

export function radial(
  pen: Pen,
  centre: Point,
  radius: number,
  stops: readonly (readonly [number, string])[],
) {
  const gradient = pen.createRadialGradient(centre[0], centre[1], 0, centre[0], centre[1], radius);
  for (const [position, colour] of stops) gradient.addColorStop(position, colour);
  return gradient;
}

export function fillPolygon(pen: Pen, points: readonly Point[], fill: Pen["fillStyle"]): void {
  pen.fillStyle = fill;
  pen.beginPath();
  tracePolygon(pen, points);
  pen.fill();
}

export function tracePolygon(pen: Pen, points: readonly Point[]): void {
  points.forEach(([x, y], index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  pen.closePath();
}

export function fillCircle(pen: Pen, x: number, y: number, radius: number, fill: Pen["fillStyle"]): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.arc(x, y, radius, 0, fullTurn);
  pen.fill();
}

export function fillEllipse(
  pen: Pen,
  box: { x: number; y: number; rx: number; ry: number; turn?: number },
  fill: Pen["fillStyle"],
): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.ellipse(box.x, box.y, box.rx, box.ry, box.turn ?? 0, 0, fullTurn);
  pen.fill();
}

/** Draws inside its own saved state, so that turns and clips do not leak. */
export function within(pen: Pen, paint: () => void): void {
  pen.save();
  paint();
  pen.restore();
}

export function at(pen: Pen, x: number, y: number, turn: number, paint: () => void): void {
  within(pen, () => {
    pen.translate(x, y);
    pen.rotate(turn);
    paint();
  });
}

const farAway = 20_000;

/** A shape with melting edges: it is traced off the canvas and only its blurred shadow falls on it. */
export function softShape(stage: Stage, blur: number, colour: string, trace: (pen: Pen) => void): void {
  const { pen, pixelsPerUnit } = stage;
  within(pen, () => {
    pen.shadowColor = colour;
    pen.shadowBlur = blur * pixelsPerUnit;
    pen.shadowOffsetX = farAway;
    pen.fillStyle = "#000";
    // The shadow's offset ignores the transform; going back by the same pixels keeps it in place.
    const transform = pen.getTransform();
    pen.setTransform(transform.a, transform.b, transform.c, transform.d, transform.e - farAway, transform.f);
    pen.beginPath();
    trace(pen);
    pen.fill();
  });
}

/** A glow or a pool of shade: cheap, since a gradient does the melting. */
export function softEllipse(
  pen: Pen,
  box: { x: number; y: number; rx: number; ry: number; turn?: number },
  colour: Rgb,
  alpha: number,
): void {
  at(pen, box.x, box.y, box.turn ?? 0, () => {
    pen.scale(1, box.ry / box.rx);
    pen.fillStyle = radial(pen, [0, 0], box.rx, [
      [0, css(colour, alpha)],
      [0.35, css(colour, alpha * 0.72)],
      [0.65, css(colour, alpha * 0.26)],
      [0.85, css(colour, alpha * 0.06)],
      [1, css(colour, 0)],
    ]);
    pen.fillRect(-box.rx, -box.rx, box.rx * 2, box.rx * 2);
  });
}

/** Colour as a function of place, computed on a coarse grid and enlarged smoothly. */
export function paintField(
  stage: Stage,
  box: { x: number; y: number; width: number; height: number },
  grid: { columns: number; rows: number },
  paint: (u: number, v: number, pixel: Uint8ClampedArray, offset: number) => void,
): void {
  const canvas = createCanvas(grid.columns, grid.rows);
  const pen = canvas.getContext("2d");
  const image = pen.createImageData(grid.columns, grid.rows);
  for (let row = 0; row < grid.rows; row += 1) {
    for (let column = 0; column < grid.columns; column += 1) {
      const offset = (row * grid.columns + column) * 4;
      paint(column / (grid.columns - 1), row / (grid.rows - 1), image.data, offset);
    }
  }
  pen.putImageData(image, 0, 0);
  within(stage.pen, () => {
    stage.pen.imageSmoothingQuality = "high";
    // Half a cell is cut off each side, where enlarging would fade towards nothing.
    stage.pen.drawImage(
      canvas,
      0.5,
      0.5,
      grid.columns - 1,
      grid.rows - 1,
      box.x,
      box.y,
      box.width,
      box.height,
    );
  });
}

export function vignette(stage: Stage, strength: number, tint: Rgb = black): void {
  const { pen, width, height } = stage;
  const reach = Math.hypot(width, height) / 2;
  pen.fillStyle = radial(pen, [width / 2, height * 0.48], reach * 1.04, [
    [0.45, css(tint, 0)],
    [0.75, css(tint, strength * 0.35)],
    [1, css(tint, strength)],
  ]);
  pen.fillRect(0, 0, width, height);
}
