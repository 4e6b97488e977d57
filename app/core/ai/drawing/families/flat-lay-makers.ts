import {
  at,
  fillCircle,
  fillEllipse,
  linear,
  softEllipse,
  softShape,
} from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { paintLeaf } from "./foliage.ts";

const shadow = "rgba(20,14,26,0.36)";

/** Folded cloth, reels, scissors, buttons and a tape: a maker's table. */
export function layCraft(stage: Stage): void {
  const { pen, palette } = stage;
  const random = stage.random.fork("craft");
  const [first = palette.deep, second = first, third = first, fourth = first] = palette.inks;
  paintCloth(stage, -130, 60, 430, first);
  const reels = [first, second, third, fourth, second, first];
  reels.forEach((colour, index) =>
    paintReel(stage, 190 + (index % 3) * 112, -320 + Math.floor(index / 3) * 116, colour),
  );
  at(pen, 250, 130, -0.5, () => paintScissors(stage));
  paintTape(stage, -60, -330);
  for (let button = 0; button < 9; button += 1) {
    const x = -380 + (button % 3) * 62 + random.range(-14, 14);
    const y = 320 + Math.floor(button / 3) * 46 + random.range(-12, 12);
    const colour = reels[button % reels.length] ?? first;
    softEllipse(pen, { x: x + 6, y: y + 8, rx: 34, ry: 32 }, [20, 14, 26], 0.4);
    fillCircle(pen, x, y, 22, css(darken(colour, 0.14)));
    fillCircle(pen, x, y, 17, css(lighten(colour, 0.18)));
    for (const [dx, dy] of [
      [-5, -5],
      [5, -5],
      [-5, 5],
      [5, 5],
    ] as const)
      fillCircle(pen, x + dx, y + dy, 2.6, css(darken(colour, 0.6)));
  }
}

function paintCloth(stage: Stage, x: number, y: number, size: number, colour: Rgb): void {
  const { pen, palette } = stage;
  at(pen, x, y, -0.12, () => {
    softShape(stage, 24, shadow, (shape) => shape.roundRect(-size / 2 + 14, -size / 2 + 18, size, size, 12));
    pen.beginPath();
    pen.roundRect(-size / 2, -size / 2, size, size, 12);
    pen.fillStyle = css(lighten(palette.paper, 0.3));
    pen.fill();
    pen.save();
    pen.clip();
    pen.fillStyle = css(colour, 0.42);
    const check = size / 11;
    for (let line = 0; line < 11; line += 2) {
      pen.fillRect(-size / 2 + line * check, -size / 2, check, size);
      pen.fillRect(-size / 2, -size / 2 + line * check, size, check);
    }
    softEllipse(pen, { x: -size * 0.1, y: 0, rx: 26, ry: size * 0.7, turn: 0.1 }, darken(colour, 0.6), 0.3);
    pen.restore();
  });
}

function paintReel(stage: Stage, x: number, y: number, colour: Rgb): void {
  const { pen } = stage;
  softEllipse(pen, { x: x + 10, y: y + 12, rx: 66, ry: 62 }, [20, 14, 26], 0.45);
  fillCircle(pen, x, y, 44, css([222, 190, 146]));
  fillCircle(pen, x, y, 37, css(colour));
  pen.strokeStyle = css(darken(colour, 0.25), 0.7);
  pen.lineWidth = 2;
  for (let ring = 0; ring < 4; ring += 1) {
    pen.beginPath();
    pen.arc(x, y, 33 - ring * 5, 0, Math.PI * 2);
    pen.stroke();
  }
  fillCircle(pen, x, y, 15, css([232, 204, 164]));
  fillCircle(pen, x, y, 7, css([120, 84, 54]));
}

function paintScissors(stage: Stage): void {
  const { pen } = stage;
  for (const side of [-1, 1]) {
    at(pen, 0, 0, side * 0.16, () => {
      softEllipse(pen, { x: 14, y: -110, rx: 34, ry: 150 }, [20, 14, 26], 0.35);
      pen.fillStyle = linear(
        pen,
        [-14, 0],
        [14, 0],
        [
          [0, "#e9edf0"],
          [0.5, "#aab2b8"],
          [1, "#7c858b"],
        ],
      );
      pen.beginPath();
      pen.moveTo(-14, 10);
      pen.lineTo(0, -236);
      pen.lineTo(14, 10);
      pen.fill();
      pen.strokeStyle = css([201, 164, 92]);
      pen.lineWidth = 20;
      pen.beginPath();
      pen.ellipse(side * 34, 98, 38, 54, side * -0.3, 0, Math.PI * 2);
      pen.moveTo(0, 0);
      pen.lineTo(side * 16, 52);
      pen.stroke();
    });
  }
  fillCircle(pen, 0, 4, 11, "#6d747a");
}

function paintTape(stage: Stage, x: number, y: number): void {
  const { pen, palette } = stage;
  pen.strokeStyle = css(palette.inks[1] ?? palette.sun);
  pen.lineWidth = 34;
  pen.lineCap = "butt";
  pen.beginPath();
  pen.moveTo(x - 320, y + 40);
  pen.bezierCurveTo(x - 180, y - 60, x - 60, y + 110, x + 120, y - 10);
  pen.stroke();
  pen.strokeStyle = css(palette.deep, 0.7);
  pen.lineWidth = 30;
  pen.setLineDash([2, 16]);
  pen.stroke();
  pen.setLineDash([]);
}

/** A tied box with tissue and small things round it. */
export function layGift(stage: Stage): void {
  const { pen, palette } = stage;
  const [first = palette.deep, second = first, third = first] = palette.inks;
  softShape(stage, 34, shadow, (shape) => shape.roundRect(-250, -210, 560, 500, 14));
  pen.fillStyle = linear(
    pen,
    [-280, -250],
    [280, 250],
    [
      [0, css(lighten(first, 0.2))],
      [1, css(darken(first, 0.16))],
    ],
  );
  pen.beginPath();
  pen.roundRect(-280, -250, 560, 500, 14);
  pen.fill();
  pen.fillStyle = css(lighten(palette.paper, 0.3));
  pen.fillRect(-36, -250, 72, 500);
  pen.fillRect(-280, -36, 560, 72);
  for (const side of [-1, 1]) {
    for (const [turn, size] of [
      [0.35, 150],
      [-0.5, 120],
    ] as const) {
      at(pen, 0, 0, side > 0 ? turn : Math.PI - turn, () => {
        pen.fillStyle = css(darken(palette.paper, 0.06));
        pen.beginPath();
        pen.moveTo(0, 0);
        pen.bezierCurveTo(size * 0.3, -size * 0.7, size * 1.1, -size * 0.5, size, 0);
        pen.bezierCurveTo(size * 1.1, size * 0.5, size * 0.3, size * 0.6, 0, 0);
        pen.fill();
        fillEllipse(
          pen,
          { x: size * 0.58, y: 0, rx: size * 0.26, ry: size * 0.16 },
          css(darken(palette.paper, 0.22)),
        );
      });
    }
  }
  fillCircle(pen, 0, 0, 34, css(lighten(palette.paper, 0.2)));
  for (const [x, y, colour] of [
    [-370, -160, second],
    [370, 190, third],
    [-350, 250, third],
    [372, -220, second],
  ] as const) {
    softEllipse(pen, { x: x + 10, y: y + 12, rx: 70, ry: 66 }, [20, 14, 26], 0.42);
    fillCircle(pen, x, y, 48, css(colour));
    fillEllipse(pen, { x: x - 14, y: y - 16, rx: 15, ry: 10 }, "rgba(255,255,255,0.5)");
  }
}

/** Stones, moss, shells of leaves and a feather, spread like a collection. */
export function layNature(stage: Stage): void {
  const { pen, palette } = stage;
  const random = stage.random.fork("nature");
  for (let index = 0; index < 20; index += 1) {
    const x = ((index % 5) - 2) * 168 + random.range(-26, 26);
    const y = (Math.floor(index / 5) - 1.5) * 196 + random.range(-26, 26);
    const turn = random.range(0, 6.28);
    if (index % 3 === 0) {
      const radius = random.range(46, 76);
      const stone = mix([168, 160, 150], random.pick(palette.inks), 0.3);
      softEllipse(pen, { x: x + 12, y: y + 14, rx: radius * 1.5, ry: radius * 1.2 }, [20, 14, 26], 0.45);
      at(pen, x, y, turn, () => {
        fillEllipse(
          pen,
          { x: 0, y: 0, rx: radius, ry: radius * 0.74 },
          linear(
            pen,
            [-radius, -radius],
            [radius, radius],
            [
              [0, css(lighten(stone, 0.34))],
              [1, css(darken(stone, 0.3))],
            ],
          ),
        );
        pen.strokeStyle = css(lighten(stone, 0.5), 0.5);
        pen.lineWidth = 4;
        pen.beginPath();
        pen.ellipse(0, 0, radius * 0.7, radius * 0.3, 0.4, 0, Math.PI * 1.3);
        pen.stroke();
      });
      continue;
    }
    const leaf = mix(random.pick(palette.leaves), index % 3 === 1 ? [150, 110, 60] : [110, 140, 80], 0.3);
    softEllipse(pen, { x: x + 10, y: y + 12, rx: 110, ry: 40, turn }, [20, 14, 26], 0.36);
    at(pen, x - Math.cos(turn) * 90, y - Math.sin(turn) * 90, turn, () =>
      paintLeaf(pen, random.range(150, 210), random.range(30, 62), leaf, lighten(leaf, 0.3)),
    );
  }
}
