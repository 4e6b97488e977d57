import { css, mix } from "#app/core/ai/drawing/colour.ts";
import { fillCircle, fullTurn, softEllipse } from "#app/core/ai/drawing/brush.server.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";

/** A lit wheel on the waterfront. */
export function paintFerrisWheel(stage: Stage, waterline: number): void {
  const { pen, palette, width } = stage;
  const x = width * 0.68;
  const radius = 190;
  const y = waterline - radius - 36;
  const steel = css(mix(palette.deep, palette.sky[2] ?? palette.deep, 0.2));
  pen.strokeStyle = steel;
  pen.lineWidth = 9;
  pen.beginPath();
  pen.moveTo(x - 110, waterline);
  pen.lineTo(x, y);
  pen.lineTo(x + 110, waterline);
  pen.stroke();
  softEllipse(pen, { x, y, rx: radius * 1.3, ry: radius * 1.3 }, palette.inks[0] ?? palette.sun, 0.35);
  pen.lineWidth = 2.4;
  pen.beginPath();
  for (let spoke = 0; spoke < 20; spoke += 1) {
    const angle = (spoke / 20) * fullTurn;
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  pen.stroke();
  for (const reach of [1, 0.86, 0.3]) {
    pen.lineWidth = reach === 1 ? 7 : 3;
    pen.beginPath();
    pen.arc(x, y, radius * reach, 0, fullTurn);
    pen.stroke();
  }
  for (let car = 0; car < 20; car += 1) {
    const angle = (car / 20) * fullTurn;
    const carX = x + Math.cos(angle) * radius;
    const carY = y + Math.sin(angle) * radius;
    softEllipse(pen, { x: carX, y: carY + 8, rx: 26, ry: 26 }, palette.sun, 0.55);
    fillCircle(pen, carX, carY + 8, 11, css(palette.inks[car % 4] ?? palette.sun));
  }
}
