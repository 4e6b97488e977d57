import { at, fillEllipse, fillPolygon, linear, softEllipse } from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Pen, Stage } from "#app/core/ai/drawing/stage.server.ts";
import { paintBody } from "./turned-body.ts";

function box(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
  colour: Rgb,
): void {
  pen.fillStyle = linear(
    pen,
    [x, y],
    [x + width * 0.5, y + height],
    [
      [0, css(lighten(colour, 0.16))],
      [0.5, css(colour)],
      [1, css(darken(colour, 0.2))],
    ],
  );
  pen.beginPath();
  pen.roundRect(x, y, width, height, round);
  pen.fill();
}

/** A made bed seen from the side, pillows and a throw. */
export function paintBed(stage: Stage, x: number, y: number, wood: Rgb): void {
  const { pen, palette } = stage;
  const [first = palette.deep, second = first] = palette.inks;
  softEllipse(pen, { x: x + 10, y: y + 6, rx: 460, ry: 52 }, [20, 14, 24], 0.55);
  box(pen, x + 226, y - 330, 46, 330, 16, darken(wood, 0.2));
  box(pen, x - 320, y - 96, 580, 76, 10, darken(wood, 0.12));
  for (const leg of [-300, 236]) box(pen, x + leg, y - 40, 24, 44, 4, darken(wood, 0.4));
  box(pen, x - 312, y - 186, 550, 110, 30, lighten(palette.paper, 0.4));
  box(pen, x - 330, y - 200, 420, 150, 34, first);
  pen.fillStyle = css(lighten(first, 0.3));
  pen.fillRect(x + 40, y - 198, 26, 140);
  for (const [dx, dy, colour] of [
    [150, -268, lighten(palette.paper, 0.4)],
    [104, -246, second],
  ] as const) {
    at(pen, x + dx, y + dy + 44, -0.2, () => box(pen, -58, -58, 124, 96, 26, colour));
  }
  pen.fillStyle = css(mix(second, palette.paper, 0.2));
  pen.beginPath();
  pen.moveTo(x - 250, y - 204);
  pen.lineTo(x - 110, y - 204);
  pen.quadraticCurveTo(x - 92, y - 110, x - 100, y - 34);
  pen.lineTo(x - 262, y - 34);
  pen.fill();
}

/** A desk with a screen, a lamp and a chair. */
export function paintDesk(stage: Stage, x: number, y: number, wood: Rgb, isLit: boolean): void {
  const { pen, palette } = stage;
  const [first = palette.deep, second = first, third = first] = palette.inks;
  softEllipse(pen, { x, y: y + 8, rx: 420, ry: 46 }, [20, 14, 24], 0.5);
  for (const leg of [-280, 262]) box(pen, x + leg, y - 196, 18, 200, 4, darken(wood, 0.35));
  box(pen, x + 120, y - 190, 150, 120, 6, darken(wood, 0.12));
  box(pen, x - 310, y - 214, 620, 26, 8, wood);
  box(pen, x - 130, y - 412, 250, 156, 12, darken(palette.deep, 0.1));
  pen.fillStyle = linear(
    pen,
    [x - 120, y - 400],
    [x + 110, y - 270],
    [
      [0, css(lighten(third, 0.4))],
      [1, css(third)],
    ],
  );
  pen.fillRect(x - 120, y - 402, 230, 136);
  box(pen, x - 24, y - 258, 40, 44, 4, darken(palette.deep, 0.1));
  box(pen, x - 70, y - 222, 130, 10, 5, darken(palette.deep, 0.1));
  pen.strokeStyle = css(palette.deep);
  pen.lineWidth = 8;
  pen.beginPath();
  pen.moveTo(x - 250, y - 214);
  pen.lineTo(x - 226, y - 330);
  pen.lineTo(x - 186, y - 392);
  pen.stroke();
  if (isLit) softEllipse(pen, { x: x - 160, y: y - 350, rx: 190, ry: 170 }, [255, 214, 140], 0.6);
  at(pen, x - 176, y - 396, 0.7, () =>
    fillPolygon(
      pen,
      [
        [-22, 0],
        [22, 0],
        [44, 50],
        [-44, 50],
      ],
      css(second),
    ),
  );
  paintBody(stage, {
    x: x + 210,
    foot: y - 214,
    profile: [
      [0, 22],
      [30, 34],
      [62, 22],
      [70, 24],
    ],
    colour: second,
    gloss: 0.7,
  });
  for (let book = 0; book < 4; book += 1)
    box(
      pen,
      x + 140 + book * 15,
      y - 300 + (book % 2) * 10,
      13,
      86 - (book % 2) * 10,
      2,
      [first, palette.paper, third, second][book] ?? first,
    );
  softEllipse(pen, { x: x - 40, y: y + 66, rx: 170, ry: 26 }, [20, 14, 24], 0.45);
  for (const leg of [-90, 10]) box(pen, x + leg, y - 60, 12, 124, 4, darken(wood, 0.4));
  box(pen, x - 110, y - 100, 150, 44, 22, first);
  box(pen, x - 116, y - 262, 162, 150, 44, darken(first, 0.1));
}

/** A counter with shelves above, pots and a kettle. */
export function paintKitchen(stage: Stage, x: number, y: number, wood: Rgb): void {
  const { pen, palette } = stage;
  const [first = palette.deep, second = first, third = first] = palette.inks;
  softEllipse(pen, { x, y: y + 4, rx: 480, ry: 40 }, [20, 14, 24], 0.5);
  box(pen, x - 330, y - 250, 660, 250, 8, first);
  pen.strokeStyle = css(darken(first, 0.35), 0.7);
  pen.lineWidth = 4;
  for (let door = 0; door < 4; door += 1) {
    pen.strokeRect(x - 318 + door * 162, y - 216, 150, 200);
    fillEllipse(
      pen,
      { x: x - 318 + door * 162 + (door % 2 === 0 ? 134 : 16), y: y - 120, rx: 7, ry: 7 },
      css([201, 164, 92]),
    );
  }
  box(pen, x - 346, y - 274, 692, 28, 6, lighten(wood, 0.1));
  for (const level of [-520, -650]) {
    box(pen, x - 40, y + level, 360, 16, 3, wood);
    for (let jar = 0; jar < 5; jar += 1) {
      const tall = 48 + ((jar * 37 + Math.abs(level)) % 40);
      box(
        pen,
        x - 24 + jar * 68,
        y + level - tall,
        46,
        tall,
        12,
        [second, palette.paper, third, lighten(first, 0.4), palette.paper][jar] ?? second,
      );
    }
  }
  paintBody(stage, {
    x: x - 230,
    foot: y - 272,
    profile: [
      [0, 62],
      [50, 72],
      [96, 44],
      [110, 30],
    ],
    colour: third,
    gloss: 0.8,
    isOpen: false,
  });
  pen.strokeStyle = css(palette.deep);
  pen.lineWidth = 9;
  pen.beginPath();
  pen.arc(x - 230, y - 376, 42, Math.PI, 0);
  pen.stroke();
  paintBody(stage, {
    x: x + 210,
    foot: y - 272,
    profile: [
      [0, 40],
      [10, 46],
      [54, 104],
      [66, 110],
    ],
    colour: second,
    gloss: 0.6,
  });
  for (const [dx, dy] of [
    [-46, -70],
    [0, -86],
    [44, -68],
  ] as const)
    fillEllipse(pen, { x: x + 210 + dx, y: y - 274 + dy, rx: 32, ry: 30 }, css([242, 178, 66]));
  paintBody(stage, {
    x: x - 40,
    foot: y - 272,
    profile: [
      [0, 34],
      [90, 40],
      [110, 38],
    ],
    colour: lighten(palette.paper, 0.3),
    gloss: 0.5,
  });
}
