import { fillCircle, fillEllipse, fillPolygon } from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css } from "#app/core/ai/drawing/colour.ts";
import type { Pen } from "#app/core/ai/drawing/stage.server.ts";

export type Creature = {
  coat: Rgb;
  /** Pandas stay black and white whatever the palette. */
  keepsCoat?: true;
  belly?: Rgb;
  ear?: Rgb;
  earLining?: Rgb;
  arm?: Rgb;
  feet?: Rgb;
  hasBeak?: true;
  /** The right ear; the left one is its mirror. */
  traceEar: (pen: Pen) => void;
  traceEarLining?: (pen: Pen) => void;
  paintMarkings?: (pen: Pen, tones: { coat: Rgb; pale: Rgb; dark: Rgb }) => void;
  paintSnout: (pen: Pen, ink: Rgb) => void;
};

function roundEar(x: number, y: number, radius: number) {
  return (pen: Pen) => pen.ellipse(x, y, radius, radius, 0, 0, Math.PI * 2);
}

function pointedEar(scale: number, lean: number) {
  return (pen: Pen) => {
    pen.moveTo(70, -200 - 20 * scale);
    pen.quadraticCurveTo(150 + lean, -300 * scale - 60, 226 + lean, -330 * scale);
    pen.quadraticCurveTo(270, -240 * scale, 266, -90);
    pen.closePath();
  };
}

function smallNose(pen: Pen, ink: Rgb): void {
  fillEllipse(pen, { x: 0, y: 62, rx: 22, ry: 15 }, css(ink));
}

function noEar(pen: Pen): void {
  pen.moveTo(0, 0);
}

const white: Rgb = [252, 250, 246];
const night: Rgb = [52, 50, 64];
const orange: Rgb = [238, 130, 48];

function paintBeak(pen: Pen): void {
  fillPolygon(
    pen,
    [
      [-40, 52],
      [40, 52],
      [0, 104],
    ],
    css(orange),
  );
  fillPolygon(
    pen,
    [
      [-40, 52],
      [40, 52],
      [0, 72],
    ],
    css([250, 158, 76]),
  );
}

const cast = {
  cat: {
    coat: [246, 178, 108],
    traceEar: pointedEar(1, 0),
    traceEarLining: (pen) => {
      pen.moveTo(124, -232);
      pen.quadraticCurveTo(170, -296, 212, -300);
      pen.quadraticCurveTo(240, -240, 238, -170);
    },
    paintMarkings: (pen, { dark }) => {
      for (const [x, reach] of [
        [-54, 60],
        [0, 84],
        [54, 60],
      ] as const)
        fillPolygon(
          pen,
          [
            [x - 17, -252],
            [x + 17, -252],
            [x, -252 + reach],
          ],
          css(dark, 0.35),
        );
    },
    paintSnout: (pen, ink) => {
      smallNose(pen, [236, 120, 124]);
      pen.strokeStyle = css(ink, 0.5);
      pen.lineWidth = 5;
      pen.beginPath();
      for (const side of [-1, 1])
        for (const y of [70, 100]) {
          pen.moveTo(side * 190, y);
          pen.lineTo(side * 318, y - 16 + (y - 70) * 0.9);
        }
      pen.stroke();
    },
  },
  bear: {
    coat: [186, 132, 92],
    traceEar: roundEar(190, -212, 84),
    traceEarLining: roundEar(194, -208, 46),
    paintSnout: (pen, ink) => {
      fillEllipse(pen, { x: 0, y: 84, rx: 92, ry: 68 }, "rgba(255,240,220,0.85)");
      smallNose(pen, ink);
    },
  },
  panda: {
    coat: white,
    keepsCoat: true,
    ear: night,
    earLining: [84, 80, 96],
    arm: night,
    feet: night,
    belly: [255, 255, 255],
    traceEar: roundEar(192, -214, 84),
    traceEarLining: roundEar(196, -208, 40),
    paintMarkings: (pen) => {
      for (const side of [-1, 1])
        fillEllipse(pen, { x: side * 126, y: 0, rx: 78, ry: 92, turn: side * 0.5 }, css(night));
    },
    paintSnout: smallNose,
  },
  fox: {
    coat: [236, 122, 62],
    keepsCoat: true,
    traceEar: pointedEar(1.1, 10),
    earLining: [74, 50, 56],
    traceEarLining: (pen) => {
      pen.moveTo(140, -262);
      pen.quadraticCurveTo(190, -330, 228, -338);
      pen.quadraticCurveTo(250, -270, 246, -200);
    },
    paintMarkings: (pen) => {
      for (const side of [-1, 1])
        fillEllipse(pen, { x: side * 196, y: 128, rx: 186, ry: 122, turn: side * -0.45 }, css(white));
    },
    paintSnout: smallNose,
  },
  bunny: {
    coat: [240, 220, 218],
    traceEar: (pen) => pen.ellipse(112, -316, 56, 150, 0.14, 0, Math.PI * 2),
    traceEarLining: (pen) => pen.ellipse(112, -308, 30, 112, 0.14, 0, Math.PI * 2),
    paintSnout: (pen) => {
      smallNose(pen, [236, 120, 134]);
      pen.fillStyle = "#fff";
      pen.beginPath();
      pen.roundRect(-20, 104, 40, 34, 8);
      pen.fill();
    },
  },
  frog: {
    coat: [138, 192, 104],
    traceEar: roundEar(124, -232, 82),
    earLining: white,
    traceEarLining: roundEar(124, -236, 56),
    paintMarkings: (pen, { dark }) => {
      for (const [x, y, radius] of [
        [-210, -90, 26],
        [-176, -146, 16],
        [214, -80, 22],
        [186, -140, 30],
      ] as const)
        fillCircle(pen, x, y, radius, css(dark, 0.25));
    },
    paintSnout: (pen, ink) => {
      for (const side of [-1, 1]) fillCircle(pen, side * 124, -236, 30, css(ink));
    },
  },
  penguin: {
    coat: [70, 86, 118],
    hasBeak: true,
    feet: orange,
    belly: white,
    traceEar: noEar,
    paintMarkings: (pen) => {
      for (const side of [-1, 1]) fillEllipse(pen, { x: side * 100, y: 20, rx: 138, ry: 150 }, css(white));
      fillEllipse(pen, { x: 0, y: 240, rx: 218, ry: 210 }, css(white));
    },
    paintSnout: paintBeak,
  },
  chick: {
    coat: [250, 210, 96],
    hasBeak: true,
    feet: orange,
    traceEar: (pen) => {
      pen.moveTo(0, -240);
      pen.quadraticCurveTo(14, -330, 60, -320);
      pen.quadraticCurveTo(30, -290, 44, -240);
    },
    paintSnout: paintBeak,
  },
  puppy: {
    coat: [228, 192, 150],
    ear: [146, 100, 72],
    traceEar: (pen) => pen.ellipse(250, -96, 70, 150, -0.36, 0, Math.PI * 2),
    paintMarkings: (pen) =>
      fillEllipse(pen, { x: 128, y: -14, rx: 92, ry: 108, turn: 0.2 }, css([146, 100, 72])),
    paintSnout: (pen, ink) => {
      fillEllipse(pen, { x: 0, y: 84, rx: 98, ry: 72 }, "rgba(255,250,240,0.9)");
      smallNose(pen, ink);
    },
  },
  owl: {
    coat: [150, 118, 150],
    hasBeak: true,
    feet: orange,
    traceEar: pointedEar(0.95, -20),
    paintMarkings: (pen, { pale, dark }) => {
      for (const side of [-1, 1]) fillCircle(pen, side * 116, -6, 112, css(pale));
      for (let row = 0; row < 3; row += 1)
        for (let column = -2; column <= 2; column += 1) {
          pen.strokeStyle = css(dark, 0.35);
          pen.lineWidth = 8;
          pen.beginPath();
          pen.arc(column * 58 + (row % 2) * 29, 210 + row * 44, 22, 0, Math.PI);
          pen.stroke();
        }
    },
    paintSnout: paintBeak,
  },
} satisfies Record<string, Creature>;

export type CreatureName = keyof typeof cast;

export const creatureNames = Object.keys(cast) as CreatureName[];

export const creatures: Record<CreatureName, Creature> = cast;
