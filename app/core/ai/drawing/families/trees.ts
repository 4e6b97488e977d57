import { fillCircle, fullTurn } from "#app/core/ai/drawing/brush.server.ts";
import type { Pen } from "#app/core/ai/drawing/stage.server.ts";

export type TreeKind = "pine" | "round" | "palm";

/** A silhouette in the pen's present fill, standing on (x, y). */
export function paintTree(pen: Pen, kind: TreeKind, x: number, y: number, size: number): void {
  if (kind === "pine") paintPine(pen, x, y, size);
  else if (kind === "round") paintRound(pen, x, y, size);
  else paintPalm(pen, x, y, size);
}

function paintPine(pen: Pen, x: number, y: number, size: number): void {
  pen.beginPath();
  for (let tier = 0; tier < 4; tier += 1) {
    const top = y - size + tier * size * 0.24;
    const half = size * (0.07 + tier * 0.065);
    pen.moveTo(x, top - size * 0.02);
    pen.lineTo(x - half, top + size * 0.3);
    pen.lineTo(x + half, top + size * 0.3);
  }
  pen.fill();
}

function paintRound(pen: Pen, x: number, y: number, size: number): void {
  pen.beginPath();
  pen.rect(x - size * 0.04, y - size * 0.4, size * 0.08, size * 0.42);
  pen.moveTo(x, y);
  pen.ellipse(x, y - size * 0.6, size * 0.32, size * 0.38, 0, 0, fullTurn);
  pen.fill();
}

function paintPalm(pen: Pen, x: number, y: number, size: number): void {
  const topX = x + size * 0.16;
  const topY = y - size;
  pen.beginPath();
  pen.moveTo(x - size * 0.035, y);
  pen.quadraticCurveTo(x - size * 0.02, y - size * 0.6, topX - size * 0.015, topY);
  pen.lineTo(topX + size * 0.02, topY);
  pen.quadraticCurveTo(x + size * 0.04, y - size * 0.6, x + size * 0.04, y);
  pen.fill();
  for (let frond = 0; frond < 9; frond += 1) {
    const angle = -Math.PI * 1.18 + (frond / 8) * Math.PI * 1.36;
    const length = size * (0.42 + (frond % 2) * 0.07);
    const tipX = topX + Math.cos(angle) * length;
    const tipY = topY + Math.sin(angle) * length * 0.62 + size * 0.16;
    const midX = topX + Math.cos(angle) * length * 0.55;
    const midY = topY + Math.sin(angle) * length * 0.75 - size * 0.05;
    pen.beginPath();
    pen.moveTo(topX, topY);
    pen.quadraticCurveTo(midX, midY - size * 0.05, tipX, tipY);
    pen.quadraticCurveTo(midX, midY + size * 0.07, topX, topY + size * 0.02);
    pen.fill();
  }
  fillCircle(pen, topX, topY + size * 0.015, size * 0.035, pen.fillStyle);
}
