import { type Rgb, css, darken } from "#app/core/ai/drawing/colour.ts";
import type { Random } from "#app/core/ai/drawing/random.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";

export type Wash = {
  x: number;
  y: number;
  radius: number;
  colour: Rgb;
  alpha: number;
  layers: number;
  /** How dark pigment gathers at the rim. */
  edge: number;
};

/** A pool of wet colour: thin layers whose outlines all wander a little differently, then a darker dried rim. */
export function paintWash(stage: Stage, wash: Wash): void {
  const { pen, random } = stage;
  const base = deform(circle(wash.radius, 9), random, wash.radius * 0.16, 2);
  pen.save();
  pen.translate(wash.x, wash.y);
  for (let layer = 0; layer < wash.layers; layer += 1) {
    pen.fillStyle = css(wash.colour, wash.alpha);
    tracePath(stage, deform(base, random, wash.radius * 0.09, 1));
    pen.fill();
  }
  pen.strokeStyle = css(darken(wash.colour, 0.2), wash.edge * 0.7);
  pen.lineWidth = 1.6;
  tracePath(stage, base);
  pen.stroke();
  pen.restore();
}

type Outline = Float32Array;

function circle(radius: number, corners: number): Outline {
  const outline = new Float32Array(corners * 2);
  for (let corner = 0; corner < corners; corner += 1) {
    const angle = (corner / corners) * Math.PI * 2;
    outline[corner * 2] = Math.cos(angle) * radius;
    outline[corner * 2 + 1] = Math.sin(angle) * radius;
  }
  return outline;
}

/** Puts a shaken point between every two, again and again. */
function deform(outline: Outline, random: Random, reach: number, rounds: number): Outline {
  let from = outline;
  let shake = reach;
  for (let round = 0; round < rounds; round += 1) {
    const points = from.length / 2;
    const next = new Float32Array(points * 4);
    for (let point = 0; point < points; point += 1) {
      const x = from[point * 2] ?? 0;
      const y = from[point * 2 + 1] ?? 0;
      const after = ((point + 1) % points) * 2;
      next[point * 4] = x + (random.next() - 0.5) * shake * 0.5;
      next[point * 4 + 1] = y + (random.next() - 0.5) * shake * 0.5;
      const middleX = (x + (from[after] ?? 0)) / 2;
      const middleY = (y + (from[after + 1] ?? 0)) / 2;
      // The middle of a chord lies inside the circle; pushing it out keeps the pool round.
      const push = 1 + (0.9 / points) * 1.6;
      next[point * 4 + 2] = middleX * push + (random.next() - 0.5) * shake;
      next[point * 4 + 3] = middleY * push + (random.next() - 0.5) * shake;
    }
    from = next;
    shake *= 0.55;
  }
  return from;
}

function tracePath(stage: Stage, outline: Outline): void {
  const { pen } = stage;
  const points = outline.length / 2;
  const at = (point: number): [number, number] => {
    const index = (point % points) * 2;
    return [outline[index] ?? 0, outline[index + 1] ?? 0];
  };
  pen.beginPath();
  const [lastX, lastY] = at(points - 1);
  const [firstX, firstY] = at(0);
  pen.moveTo((lastX + firstX) / 2, (lastY + firstY) / 2);
  for (let point = 0; point < points; point += 1) {
    const [x, y] = at(point);
    const [nextX, nextY] = at(point + 1);
    pen.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  }
  pen.closePath();
}
