import { at, fillAll, fullTurn, radial, softShape } from "#app/core/ai/drawing/brush.server.ts";
import { css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Pen, Stage } from "#app/core/ai/drawing/stage.server.ts";
import { type BadgeIcon, badgeIcons, paintBadgeIcon } from "./badge-icons.ts";
import { paintLeaf } from "./foliage.ts";

type Outline = (pen: Pen, size: number) => void;

const outlines: readonly Outline[] = [traceCircle, traceShield, traceHexagon, traceScallop, traceArch];

const wordsOf: readonly (readonly [RegExp, BadgeIcon])[] = [
  [/coffee|cafe|café|tea|espresso|bakery/, "cup"],
  [/mountain|camp|hike|trail|outdoor|adventure|national park/, "peak"],
  [/surf|wave|ocean|sea|beach|coast|nautical|sail|anchor|harbou?r/, "wave"],
  [/forest|tree|pine|wood|cabin|christmas/, "tree"],
  [/sun|summer|desert|sunrise/, "sun"],
  [/moon|night|mystic|tarot|witch|celestial|boho/, "moon"],
  [/flower|floral|bloom|rose|botanic|garden|spring/, "flower"],
  [/mushroom|cottage/, "mushroom"],
  [/bolt|electric|gym|power|sport|energy/, "bolt"],
  [/rocket|space|startup|launch/, "rocket"],
];

/** A patch without words: outline, frame, one picture, laurel and an empty ribbon. */
export function drawBadge(stage: Stage): void {
  const { pen, palette, random, width, height } = stage;
  const named = wordsOf.find(([words]) => words.test(stage.subject))?.[1];
  const icon = named ?? random.fork("icon").pick(badgeIcons);
  const ground = palette.isDark ? palette.deep : palette.paper;
  fillAll(
    stage,
    radial(pen, [width / 2, height * 0.42], Math.max(width, height) * 0.75, [
      [0, css(lighten(ground, palette.isDark ? 0.1 : 0.3))],
      [1, css(darken(ground, palette.isDark ? 0.3 : 0.08))],
    ]),
  );
  const trace = random.pick(outlines);
  const [first = palette.deep, second = first] = palette.inks;
  const border = palette.isDark ? palette.paper : palette.deep;
  pen.save();
  pen.translate(width / 2, height / 2 - 10);
  softShape(stage, 40, "rgba(20,14,24,0.32)", (shadow) => {
    shadow.translate(0, 16);
    trace(shadow, 390);
  });
  for (const [size, colour] of [
    [390, border],
    [366, second],
    [344, border],
    [332, mix(first, palette.paper, 0.06)],
  ] as const) {
    pen.fillStyle = css(colour);
    pen.beginPath();
    trace(pen, size);
    pen.fill();
  }
  pen.beginPath();
  trace(pen, 332);
  pen.clip();
  paintBadgeIcon(stage, icon);
  pen.restore();
  paintStitches(stage, trace);
  paintRibbon(stage);
}

function paintStitches(stage: Stage, trace: Outline): void {
  const { pen, palette, width, height } = stage;
  pen.save();
  pen.translate(width / 2, height / 2 - 10);
  pen.strokeStyle = css(palette.paper, 0.75);
  pen.lineWidth = 3;
  pen.setLineDash([12, 9]);
  pen.beginPath();
  trace(pen, 377);
  pen.stroke();
  pen.restore();
}

function paintRibbon(stage: Stage): void {
  const { pen, palette, width, height } = stage;
  const x = width / 2;
  const y = height / 2 + 292;
  const band = palette.inks[1] ?? palette.paper;
  const tail = darken(band, 0.3);
  for (const side of [-1, 1]) {
    pen.fillStyle = css(tail);
    pen.beginPath();
    pen.moveTo(x + side * 210, y - 12);
    pen.lineTo(x + side * 400, y - 42);
    pen.lineTo(x + side * 356, y + 14);
    pen.lineTo(x + side * 400, y + 66);
    pen.lineTo(x + side * 210, y + 92);
    pen.fill();
  }
  softShape(stage, 14, "rgba(20,14,24,0.4)", (shadow) => traceBand(shadow, x, y + 8));
  pen.fillStyle = css(band);
  pen.beginPath();
  traceBand(pen, x, y);
  pen.fill();
  pen.strokeStyle = css(palette.deep, 0.65);
  pen.lineWidth = 3;
  for (const offset of [12, 66]) {
    pen.beginPath();
    pen.moveTo(x - 262, y - 10 + offset);
    pen.quadraticCurveTo(x, y + 14 + offset, x + 262, y - 10 + offset);
    pen.stroke();
  }
  for (const side of [-1, 1]) {
    for (let leaf = 0; leaf < 4; leaf += 1) {
      at(pen, x + side * (60 + leaf * 44), y + 44 - leaf * 3, side > 0 ? -0.35 : Math.PI + 0.35, () =>
        paintLeaf(pen, 40, 10, palette.deep),
      );
    }
  }
  paintStar(pen, x, y + 44, 22, css(palette.deep));
}

function traceBand(pen: Pen, x: number, y: number): void {
  pen.moveTo(x - 280, y - 20);
  pen.quadraticCurveTo(x, y + 14, x + 280, y - 20);
  pen.lineTo(x + 280, y + 74);
  pen.quadraticCurveTo(x, y + 108, x - 280, y + 74);
  pen.closePath();
}

export function paintStar(pen: Pen, x: number, y: number, size: number, fill: string): void {
  pen.fillStyle = fill;
  pen.beginPath();
  for (let corner = 0; corner < 10; corner += 1) {
    const angle = (corner / 10) * fullTurn - Math.PI / 2;
    const reach = corner % 2 === 0 ? size : size * 0.42;
    pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  pen.fill();
}

function traceCircle(pen: Pen, size: number): void {
  pen.arc(0, 0, size, 0, fullTurn);
}

function traceShield(pen: Pen, size: number): void {
  const half = size * 0.86;
  pen.moveTo(0, -size);
  pen.quadraticCurveTo(half * 0.5, -size * 0.84, half, -size * 0.86);
  pen.bezierCurveTo(half * 1.04, size * 0.1, half * 0.9, size * 0.62, 0, size * 1.02);
  pen.bezierCurveTo(-half * 0.9, size * 0.62, -half * 1.04, size * 0.1, -half, -size * 0.86);
  pen.quadraticCurveTo(-half * 0.5, -size * 0.84, 0, -size);
}

function traceHexagon(pen: Pen, size: number): void {
  for (let corner = 0; corner < 6; corner += 1) {
    const angle = (corner / 6) * fullTurn - Math.PI / 2;
    pen.lineTo(Math.cos(angle) * size, Math.sin(angle) * size);
  }
  pen.closePath();
}

function traceScallop(pen: Pen, size: number): void {
  for (let step = 0; step <= 240; step += 1) {
    const angle = (step / 240) * fullTurn;
    const reach = size * (0.95 + Math.abs(Math.sin(angle * 10)) * 0.05);
    pen.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  pen.closePath();
}

function traceArch(pen: Pen, size: number): void {
  const half = size * 0.8;
  pen.moveTo(-half, size * 0.9);
  pen.lineTo(-half, -size * 0.2);
  pen.arc(0, -size * 0.2, half, Math.PI, 0);
  pen.lineTo(half, size * 0.9);
  pen.closePath();
}
