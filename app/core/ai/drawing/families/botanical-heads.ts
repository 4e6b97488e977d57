import { at, fillCircle, fillEllipse, fullTurn } from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, darken, fromHex, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Random } from "#app/core/ai/drawing/random.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { paintBlossom, paintLeaf } from "./foliage.ts";

export type HeadKind = "flower" | "fruit" | "berries" | "spike" | "thistle" | "none";

/** What grows on the sprigs, by the words of the subject. */
export function headKind(subject: string): HeadKind {
  if (/lemon|citrus|orange|fruit|peach|pomegranate/.test(subject)) return "fruit";
  if (/berr|cherr|currant|holly|hedgerow/.test(subject)) return "berries";
  if (/lavender|heather|salvia/.test(subject)) return "spike";
  if (/thistle|coral/.test(subject)) return "thistle";
  if (/fern|herb|leaf|leaves|eucalyptus|evergreen|monstera/.test(subject)) return "none";
  return "flower";
}

const heart = fromHex("#f7d774");

/** One head at the pen's origin. */
export function paintHead(stage: Stage, kind: HeadKind, size: number, colour: Rgb, random: Random): void {
  const { pen, palette } = stage;
  if (kind === "flower") paintBlossom(pen, size, random.pick([5, 6, 8]), colour, heart);
  else if (kind === "fruit") paintFruit(stage, size, random);
  else if (kind === "berries") paintCluster(stage, size, colour);
  else if (kind === "spike") paintSpike(stage, size, colour);
  else if (kind === "thistle") paintThistle(stage, size, colour);
  else
    paintLeaf(
      pen,
      size * 1.3,
      size * 0.3,
      palette.leaves[1] ?? colour,
      lighten(palette.leaves[1] ?? colour, 0.3),
    );
}

function paintFruit(stage: Stage, size: number, random: Random): void {
  const { pen, palette } = stage;
  const ripe = mix([246, 196, 62], palette.inks[random.int(2)] ?? [246, 170, 60], 0.4);
  const green = palette.leaves[0] ?? ripe;
  for (const turn of [-0.5, 0.4])
    at(pen, 0, -size * 0.7, -Math.PI / 2 + turn * 2.4, () =>
      paintLeaf(pen, size * 0.9, size * 0.24, green, lighten(green, 0.3)),
    );
  if (random.chance(0.35)) {
    fillCircle(pen, 0, 0, size * 0.86, css(ripe));
    fillCircle(pen, 0, 0, size * 0.74, css(lighten(ripe, 0.72)));
    for (let slice = 0; slice < 8; slice += 1) {
      at(pen, 0, 0, (slice / 8) * fullTurn, () => {
        pen.fillStyle = css(lighten(ripe, 0.22));
        pen.beginPath();
        pen.moveTo(size * 0.1, 0);
        pen.quadraticCurveTo(size * 0.5, -size * 0.3, size * 0.64, -size * 0.12);
        pen.quadraticCurveTo(size * 0.7, 0, size * 0.64, size * 0.12);
        pen.quadraticCurveTo(size * 0.5, size * 0.3, size * 0.1, 0);
        pen.fill();
      });
    }
    return;
  }
  fillEllipse(pen, { x: 0, y: 0, rx: size * 0.8, ry: size * 0.92 }, css(ripe));
  fillEllipse(
    pen,
    { x: size * 0.16, y: size * 0.1, rx: size * 0.6, ry: size * 0.76 },
    css(lighten(ripe, 0.14)),
  );
  fillEllipse(
    pen,
    { x: -size * 0.3, y: -size * 0.34, rx: size * 0.13, ry: size * 0.2, turn: 0.5 },
    "rgba(255,255,255,0.6)",
  );
}

function paintCluster(stage: Stage, size: number, colour: Rgb): void {
  const { pen, palette } = stage;
  for (let berry = 0; berry < 9; berry += 1) {
    const angle = berry * 2.4;
    const reach = Math.sqrt(berry) * size * 0.28;
    const x = Math.cos(angle) * reach;
    const y = Math.sin(angle) * reach;
    pen.strokeStyle = css(palette.leaves[2] ?? palette.deep);
    pen.lineWidth = 3;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(x, y);
    pen.stroke();
    fillCircle(pen, x, y, size * 0.2, css(darken(colour, 0.12)));
    fillCircle(pen, x - size * 0.03, y - size * 0.03, size * 0.15, css(lighten(colour, 0.1)));
    fillCircle(pen, x - size * 0.07, y - size * 0.08, size * 0.045, "rgba(255,255,255,0.75)");
  }
}

function paintSpike(stage: Stage, size: number, colour: Rgb): void {
  const { pen, palette } = stage;
  pen.strokeStyle = css(palette.leaves[0] ?? palette.deep);
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(0, size * 1.9);
  pen.lineTo(0, -size);
  pen.stroke();
  for (let tier = 0; tier < 8; tier += 1) {
    const y = size * 0.7 - tier * size * 0.25;
    const half = size * (0.34 - tier * 0.03);
    for (const side of [-1, 0, 1]) {
      const tone = side === 0 ? lighten(colour, 0.22) : mix(colour, palette.deep, side > 0 ? 0.12 : 0);
      fillEllipse(
        pen,
        {
          x: side * half,
          y: y + Math.abs(side) * size * 0.06,
          rx: size * 0.15,
          ry: size * 0.17,
          turn: side * 0.6,
        },
        css(tone),
      );
    }
  }
}

function paintThistle(stage: Stage, size: number, colour: Rgb): void {
  const { pen, palette } = stage;
  for (let hair = -9; hair <= 9; hair += 1) {
    pen.strokeStyle = css(hair % 2 === 0 ? colour : lighten(colour, 0.3));
    pen.lineWidth = 5;
    pen.lineCap = "round";
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.quadraticCurveTo(
      hair * size * 0.05,
      -size * 0.6,
      hair * size * 0.1,
      -size * (0.98 - Math.abs(hair) * 0.03),
    );
    pen.stroke();
  }
  const green = palette.leaves[0] ?? palette.deep;
  fillEllipse(pen, { x: 0, y: size * 0.16, rx: size * 0.44, ry: size * 0.42 }, css(green));
  pen.strokeStyle = css(lighten(green, 0.35));
  pen.lineWidth = 2.6;
  pen.beginPath();
  for (let line = -3; line <= 3; line += 1) {
    pen.moveTo(line * size * 0.11 - size * 0.2, size * 0.5);
    pen.lineTo(line * size * 0.11 + size * 0.2, -size * 0.14);
    pen.moveTo(line * size * 0.11 + size * 0.2, size * 0.5);
    pen.lineTo(line * size * 0.11 - size * 0.2, -size * 0.14);
  }
  pen.stroke();
}
