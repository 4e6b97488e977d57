import { at, fillCircle, fullTurn, radial } from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Pen } from "#app/core/ai/drawing/stage.server.ts";

/** A pointed leaf from the pen's origin along x, in two tones with veins. */
export function paintLeaf(pen: Pen, length: number, half: number, colour: Rgb, vein?: Rgb): void {
  pen.fillStyle = css(colour);
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.bezierCurveTo(length * 0.25, -half, length * 0.75, -half * 0.8, length, 0);
  pen.bezierCurveTo(length * 0.75, half * 0.8, length * 0.25, half, 0, 0);
  pen.fill();
  pen.fillStyle = css(lighten(colour, 0.15));
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.bezierCurveTo(length * 0.25, -half, length * 0.75, -half * 0.8, length, 0);
  pen.fill();
  if (!vein) return;
  pen.strokeStyle = css(vein);
  pen.lineWidth = Math.max(1.2, length * 0.018);
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(length * 0.95, 0);
  for (let pair = 1; pair < 5; pair += 1) {
    const along = (pair / 5.5) * length;
    const reach = half * 0.5 * (1 - pair / 7);
    pen.moveTo(along + length * 0.12, -reach);
    pen.lineTo(along, 0);
    pen.lineTo(along + length * 0.12, reach);
  }
  pen.stroke();
}

/** A round many-petalled flower at the pen's origin. */
export function paintBlossom(pen: Pen, radius: number, petals: number, colour: Rgb, heart: Rgb): void {
  for (let layer = 0; layer < 2; layer += 1) {
    const reach = radius * (layer === 0 ? 1 : 0.62);
    pen.fillStyle = radial(pen, [0, 0], reach * 1.1, [
      [0.05, css(mix(colour, [60, 10, 30], 0.32))],
      [1, css(lighten(colour, layer === 0 ? 0.1 : 0.34))],
    ]);
    for (let petal = 0; petal < petals; petal += 1) {
      at(pen, 0, 0, ((petal + layer * 0.5) / petals) * fullTurn, () => {
        pen.beginPath();
        pen.moveTo(0, 0);
        pen.bezierCurveTo(reach * 0.3, -reach * 0.62, reach * 1.1, -reach * 0.52, reach * 1.05, 0);
        pen.bezierCurveTo(reach * 1.1, reach * 0.52, reach * 0.3, reach * 0.62, 0, 0);
        pen.fill();
      });
    }
  }
  fillCircle(pen, 0, 0, radius * 0.21, css(heart));
  for (let dot = 0; dot < 9; dot += 1) {
    const angle = (dot / 9) * fullTurn;
    fillCircle(
      pen,
      Math.cos(angle) * radius * 0.25,
      Math.sin(angle) * radius * 0.25,
      radius * 0.036,
      "rgba(80,40,10,0.55)",
    );
  }
}
