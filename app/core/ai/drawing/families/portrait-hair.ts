import { at, fillCircle, fullTurn, linear } from "#app/core/ai/drawing/brush.server.ts";
import { css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { paintBlossom } from "./foliage.ts";
import type { Sitter } from "./portrait.ts";

export type HairStyle = "bun" | "long" | "bob" | "curls" | "short";

export function paintHairBack(stage: Stage, sitter: Sitter): void {
  const { pen } = stage;
  const { hair, style } = sitter;
  pen.fillStyle = css(darken(hair, 0.22));
  if (style === "curls") {
    paintCurls(stage, sitter, 0.22);
    return;
  }
  pen.beginPath();
  pen.moveTo(-181, -130);
  pen.bezierCurveTo(-234, -380, 234, -380, 187, -130);
  if (style === "long") {
    pen.bezierCurveTo(234, 100, 220, 200, 262, 380);
    pen.lineTo(-262, 380);
    pen.bezierCurveTo(-220, 200, -234, 100, -181, -130);
  } else if (style === "bob") {
    pen.bezierCurveTo(240, 60, 232, 150, 196, 190);
    pen.bezierCurveTo(120, 170, -120, 170, -196, 190);
    pen.bezierCurveTo(-232, 150, -240, 60, -181, -130);
  } else if (style === "bun") {
    pen.bezierCurveTo(203, 50, 94, 80, 0, 80);
    pen.bezierCurveTo(-94, 80, -203, 50, -181, -130);
  } else {
    pen.bezierCurveTo(180, -40, 150, -20, 140, -20);
    pen.lineTo(-140, -20);
    pen.bezierCurveTo(-150, -20, -180, -40, -181, -130);
  }
  pen.fill();
  if (style === "bun") paintBun(stage, sitter);
}

function paintBun(stage: Stage, sitter: Sitter): void {
  const { pen } = stage;
  fillCircle(pen, 9, -345, 88, css(darken(sitter.hair, 0.1)));
  pen.strokeStyle = css(lighten(sitter.hair, 0.22));
  pen.lineWidth = 3;
  for (let strand = 0; strand < 6; strand += 1) {
    pen.beginPath();
    pen.arc(9, -345, 78 - strand * 12, 3.5 + strand * 0.2, 5.6 + strand * 0.15);
    pen.stroke();
  }
}

function paintCurls(stage: Stage, sitter: Sitter, shade: number): void {
  const { pen } = stage;
  const random = stage.random.fork("curls");
  for (let curl = 0; curl < 92; curl += 1) {
    const angle = random.next() * fullTurn;
    const reach = Math.sqrt(random.next());
    const x = Math.cos(angle) * 235 * reach;
    const y = -170 + Math.sin(angle) * 215 * reach;
    if (y > 60) continue;
    const tone = darken(lighten(sitter.hair, x < 0 ? 0.1 : 0), shade * random.range(0.4, 1.4));
    fillCircle(pen, x, y, random.range(30, 50), css(tone));
    pen.strokeStyle = css(lighten(sitter.hair, 0.22), 0.4);
    pen.lineWidth = 3;
    pen.beginPath();
    pen.arc(x, y, 24, 3.4, 5.4);
    pen.stroke();
  }
}

export function paintHairFront(stage: Stage, sitter: Sitter): void {
  const { pen, palette } = stage;
  const { hair } = sitter;
  pen.fillStyle = linear(
    pen,
    [-172, -350],
    [188, -50],
    [
      [0, css(lighten(hair, 0.2))],
      [0.5, css(hair)],
      [1, css(darken(hair, 0.3))],
    ],
  );
  if (sitter.style === "short") paintShortTop(stage, sitter);
  else if (sitter.style === "bob") paintFringe(stage, sitter);
  else paintParting(stage, sitter);
  if (!sitter.hasFlowers) return;
  const flowers = [
    [-144, -230, 60, 0],
    [-98, -298, 44, 1],
    [-168, -152, 40, 3],
  ] as const;
  for (const [x, y, radius, ink] of flowers) {
    const colour = palette.inks[ink] ?? palette.sun;
    at(pen, x, y, ink, () =>
      paintBlossom(pen, radius, 6, mix(colour, palette.paper, ink === 1 ? 0.2 : 0), [246, 206, 100]),
    );
  }
}

function paintParting(stage: Stage, sitter: Sitter): void {
  const { pen } = stage;
  pen.beginPath();
  pen.moveTo(-22, -285);
  pen.bezierCurveTo(-109, -265, -144, -140, -138, -50);
  pen.bezierCurveTo(-203, -80, -200, -330, -3, -335);
  pen.bezierCurveTo(206, -330, 206, -80, 141, -50);
  pen.bezierCurveTo(144, -170, 97, -250, -22, -285);
  pen.fill();
  pen.strokeStyle = css(lighten(sitter.hair, 0.3), 0.5);
  pen.lineWidth = 2.4;
  for (let strand = 0; strand < 9; strand += 1) {
    pen.beginPath();
    pen.moveTo(-19 + strand * 3, -300 - strand * 2.3);
    pen.bezierCurveTo(
      78 + strand * 8,
      -285 - strand * 3,
      131 + strand * 5,
      -200 - strand * 3,
      144 + strand * 4,
      -80 - strand * 6,
    );
    pen.moveTo(-28 - strand * 1.5, -300 - strand * 2.2);
    pen.bezierCurveTo(
      -109 - strand * 5,
      -280 - strand * 3,
      -144 - strand * 4,
      -200 - strand * 3,
      -150 - strand * 3.4,
      -90 - strand * 6,
    );
    pen.stroke();
  }
}

function paintFringe(stage: Stage, sitter: Sitter): void {
  const { pen } = stage;
  pen.beginPath();
  pen.moveTo(-140, -40);
  pen.bezierCurveTo(-212, -110, -190, -335, 0, -338);
  pen.bezierCurveTo(190, -335, 212, -110, 140, -40);
  pen.bezierCurveTo(146, -120, 132, -150, 122, -160);
  pen.quadraticCurveTo(0, -126, -122, -160);
  pen.bezierCurveTo(-132, -150, -146, -120, -140, -40);
  pen.fill();
  pen.strokeStyle = css(lighten(sitter.hair, 0.3), 0.45);
  pen.lineWidth = 2.4;
  pen.beginPath();
  for (let strand = -6; strand <= 6; strand += 1) {
    pen.moveTo(strand * 5, -332);
    pen.quadraticCurveTo(strand * 17, -260, strand * 19, -150 - Math.abs(strand) * 2);
  }
  pen.stroke();
}

function paintShortTop(stage: Stage, sitter: Sitter): void {
  const { pen } = stage;
  pen.beginPath();
  pen.moveTo(-140, -88);
  pen.bezierCurveTo(-184, -200, -160, -330, -30, -346);
  pen.bezierCurveTo(120, -372, 190, -240, 142, -88);
  pen.bezierCurveTo(136, -150, 128, -190, 104, -214);
  pen.bezierCurveTo(30, -196, -60, -206, -100, -236);
  pen.bezierCurveTo(-128, -190, -136, -150, -140, -88);
  pen.fill();
  pen.strokeStyle = css(lighten(sitter.hair, 0.28), 0.45);
  pen.lineWidth = 3;
  pen.beginPath();
  for (let strand = 0; strand < 8; strand += 1) {
    pen.moveTo(-110 + strand * 6, -262 - strand * 7);
    pen.quadraticCurveTo(-20 + strand * 12, -300 - strand * 4, 90 + strand * 6, -244 - strand * 6);
  }
  pen.stroke();
}
