import {
  at,
  fillCircle,
  fillEllipse,
  fillPolygon,
  linear,
  softEllipse,
} from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Pen, Stage } from "#app/core/ai/drawing/stage.server.ts";
import { paintLeaf } from "./foliage.ts";
import { paintBody } from "./turned-body.ts";

type Block = { x: number; y: number; width: number; height: number; round: number };

function cushion(pen: Pen, block: Block, colour: Rgb): void {
  pen.fillStyle = linear(
    pen,
    [block.x, block.y],
    [block.x + block.width * 0.4, block.y + block.height],
    [
      [0, css(lighten(colour, 0.18))],
      [0.5, css(colour)],
      [1, css(darken(colour, 0.26))],
    ],
  );
  pen.beginPath();
  pen.roundRect(block.x, block.y, block.width, block.height, block.round);
  pen.fill();
}

function paintLegs(pen: Pen, x: number, y: number, half: number): void {
  for (const side of [-1, 1])
    fillPolygon(
      pen,
      [
        [x + side * half - 9, y - 40],
        [x + side * half + 9, y - 40],
        [x + side * (half + 12) + 3, y + 4],
        [x + side * (half + 12) - 5, y + 4],
      ],
      "#6b4a32",
    );
}

export function paintSofa(stage: Stage, x: number, y: number, colour: Rgb): void {
  const { pen, palette } = stage;
  softEllipse(pen, { x: x + 20, y: y + 6, rx: 400, ry: 48 }, [20, 14, 24], 0.55);
  paintLegs(pen, x, y, 230);
  cushion(pen, { x: x - 270, y: y - 320, width: 540, height: 240, round: 50 }, darken(colour, 0.08));
  for (const side of [-1, 1])
    cushion(pen, { x: x + (side < 0 ? -252 : 4), y: y - 300, width: 248, height: 200, round: 40 }, colour);
  cushion(pen, { x: x - 270, y: y - 152, width: 540, height: 112, round: 34 }, lighten(colour, 0.05));
  for (const side of [-1, 1])
    cushion(
      pen,
      { x: x + side * 270 - 46, y: y - 236, width: 92, height: 204, round: 44 },
      darken(colour, side > 0 ? 0.2 : 0.04),
    );
  for (const [dx, turn, ink] of [
    [-176, -0.16, 1],
    [186, 0.14, 3],
  ] as const) {
    at(pen, x + dx, y - 196, turn, () =>
      cushion(
        pen,
        { x: -62, y: -62, width: 124, height: 124, round: 24 },
        palette.inks[ink] ?? palette.paper,
      ),
    );
  }
}

export function paintArmchair(stage: Stage, x: number, y: number, colour: Rgb): void {
  const { pen, palette } = stage;
  softEllipse(pen, { x: x + 16, y: y + 6, rx: 290, ry: 46 }, [20, 14, 24], 0.55);
  paintLegs(pen, x, y, 120);
  pen.fillStyle = linear(
    pen,
    [x - 160, 0],
    [x + 170, 0],
    [
      [0, css(lighten(colour, 0.16))],
      [0.5, css(colour)],
      [1, css(darken(colour, 0.34))],
    ],
  );
  pen.beginPath();
  pen.moveTo(x - 160, y - 60);
  pen.bezierCurveTo(x - 190, y - 470, x + 190, y - 470, x + 160, y - 60);
  pen.fill();
  cushion(pen, { x: x - 130, y: y - 162, width: 260, height: 118, round: 36 }, lighten(colour, 0.06));
  for (const side of [-1, 1])
    cushion(
      pen,
      { x: x + side * 156 - 44, y: y - 232, width: 88, height: 200, round: 42 },
      darken(colour, side > 0 ? 0.22 : 0.02),
    );
  at(pen, x - 20, y - 220, 0.12, () =>
    cushion(pen, { x: -68, y: -68, width: 136, height: 130, round: 26 }, palette.inks[1] ?? palette.paper),
  );
}

export function paintFloorLamp(stage: Stage, x: number, y: number, isLit: boolean): void {
  const { pen, palette } = stage;
  softEllipse(pen, { x: x + 8, y: y + 4, rx: 100, ry: 18 }, [20, 14, 24], 0.5);
  fillEllipse(pen, { x, y, rx: 58, ry: 12 }, css(palette.deep));
  pen.fillStyle = css(mix(palette.deep, [201, 164, 92], 0.5));
  pen.fillRect(x - 4, y - 520, 8, 520);
  const shade = mix(palette.inks[1] ?? palette.paper, [255, 226, 170], isLit ? 0.75 : 0.35);
  if (isLit) softEllipse(pen, { x, y: y - 540, rx: 260, ry: 260 }, [255, 214, 140], 0.7);
  pen.fillStyle = linear(
    pen,
    [x - 96, 0],
    [x + 96, 0],
    [
      [0, css(lighten(shade, 0.2))],
      [0.4, css(lighten(shade, 0.45))],
      [1, css(darken(shade, 0.16))],
    ],
  );
  pen.beginPath();
  pen.moveTo(x - 60, y - 630);
  pen.lineTo(x + 60, y - 630);
  pen.lineTo(x + 100, y - 490);
  pen.lineTo(x - 100, y - 490);
  pen.fill();
}

export function paintSideTable(stage: Stage, x: number, y: number, wood: Rgb): void {
  const { pen, palette } = stage;
  softEllipse(pen, { x: x + 14, y: y + 4, rx: 150, ry: 24 }, [20, 14, 24], 0.5);
  for (const side of [-1, 0, 1])
    fillPolygon(
      pen,
      [
        [x + side * 50 - 6, y - 130],
        [x + side * 50 + 6, y - 130],
        [x + side * 70 + 4, y],
        [x + side * 70 - 4, y],
      ],
      css(darken(wood, 0.36)),
    );
  fillEllipse(pen, { x, y: y - 132, rx: 104, ry: 25 }, css(darken(wood, 0.3)));
  fillEllipse(pen, { x, y: y - 140, rx: 104, ry: 25 }, css(lighten(wood, 0.14)));
  paintBody(stage, {
    x: x - 24,
    foot: y - 140,
    profile: [
      [0, 24],
      [40, 38],
      [78, 18],
      [92, 21],
    ],
    colour: palette.inks[2] ?? palette.deep,
    gloss: 0.7,
  });
  for (let book = 0; book < 2; book += 1) {
    pen.fillStyle = css(palette.inks[book === 0 ? 0 : 3] ?? palette.deep);
    pen.fillRect(x + 12 + book * 4, y - 158 - book * 15, 74 - book * 8, 14);
  }
}

export function paintPottedPlant(stage: Stage, x: number, y: number): void {
  const { pen, palette } = stage;
  const random = stage.random.fork("plant");
  const pot = paintBody(stage, {
    x,
    foot: y,
    profile: [
      [0, 62],
      [20, 68],
      [120, 84],
      [140, 88],
    ],
    colour: mix(palette.inks[3] ?? palette.paper, palette.paper, 0.25),
    gloss: 0.4,
  });
  for (let leaf = 0; leaf < 17; leaf += 1) {
    const lean = (leaf / 16) * 2 - 1;
    const angle = -Math.PI / 2 + lean * 1.15 + random.range(-0.1, 0.1);
    const reach = random.range(120, 250) * (1 - Math.abs(lean) * 0.25);
    const tip = { x: pot.x + Math.cos(angle) * reach, y: pot.y + Math.sin(angle) * reach };
    const colour = mix(random.pick(palette.leaves), [76, 124, 84], 0.25);
    pen.strokeStyle = css(darken(colour, 0.25));
    pen.lineWidth = 5;
    pen.beginPath();
    pen.moveTo(pot.x, pot.y);
    pen.quadraticCurveTo(pot.x + (tip.x - pot.x) * 0.3, pot.y + (tip.y - pot.y) * 0.7, tip.x, tip.y);
    pen.stroke();
    at(pen, tip.x, tip.y, angle + lean * 0.5, () =>
      paintLeaf(pen, random.range(110, 160), random.range(34, 46), colour, lighten(colour, 0.25)),
    );
  }
  fillCircle(pen, pot.x, pot.y, 3, css(palette.deep));
}
