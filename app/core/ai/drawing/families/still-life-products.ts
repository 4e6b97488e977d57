import { at, fillEllipse, linear, softEllipse, softShape } from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Pen, Stage } from "#app/core/ai/drawing/stage.server.ts";
import { paintSpray } from "./sprays.ts";
import { paintBall, paintBody, paintPlinth } from "./turned-body.ts";

const brass: Rgb = [201, 164, 92];

function metal(pen: Pen, x: number, half: number, colour: Rgb) {
  return linear(
    pen,
    [x - half, 0],
    [x + half, 0],
    [
      [0, css(darken(colour, 0.2))],
      [0.3, css(lighten(colour, 0.45))],
      [0.6, css(colour)],
      [1, css(darken(colour, 0.5))],
    ],
  );
}

function paintLabel(pen: Pen, x: number, y: number, width: number, height: number, ink: Rgb): void {
  pen.fillStyle = "rgba(255,252,246,0.9)";
  pen.fillRect(x - width / 2, y, width, height);
  pen.fillStyle = css(ink);
  pen.fillRect(x - width * 0.32, y + height * 0.24, width * 0.64, 6);
  pen.fillRect(x - width * 0.32, y + height * 0.42, width * 0.44, 4);
  pen.fillRect(x - width * 0.32, y + height * 0.56, width * 0.54, 4);
}

export function paintSkincare(stage: Stage, foot: number): void {
  const { pen, palette, random, width } = stage;
  const middle = width / 2;
  const stone = mix(palette.paper, palette.inks[2] ?? palette.paper, 0.18);
  paintPlinth(stage, { x: middle, foot: foot + 110, radius: 320, height: 96, colour: stone });
  paintPlinth(stage, { x: middle + 200, foot: foot - 6, radius: 178, height: 78, colour: stone });
  const glass = palette.inks[random.pick([0, 4])] ?? palette.deep;
  const x = middle - 150;
  const base = foot + 8;
  paintBody(stage, {
    x,
    foot: base,
    profile: [
      [0, 82],
      [6, 88],
      [236, 88],
      [270, 36],
      [296, 36],
    ],
    colour: glass,
    gloss: 0.8,
  });
  pen.fillStyle = metal(pen, x, 34, brass);
  pen.beginPath();
  pen.roundRect(x - 32, base - 356, 64, 66, 6);
  pen.roundRect(x - 74, base - 382, 100, 24, 10);
  pen.fill();
  paintLabel(pen, x, base - 196, 106, 118, brass);
  const jarX = middle + 210;
  const jarFoot = foot - 100;
  paintBody(stage, {
    x: jarX,
    foot: jarFoot,
    profile: [
      [0, 86],
      [5, 92],
      [98, 92],
      [100, 90],
    ],
    colour: lighten(palette.paper, 0.2),
    gloss: 0.8,
    isOpen: false,
  });
  pen.fillStyle = metal(pen, jarX, 96, brass);
  pen.beginPath();
  pen.roundRect(jarX - 95, jarFoot - 152, 190, 56, 10);
  pen.fill();
  paintSpray(stage, {
    x: middle + 400,
    y: foot + 190,
    stems: 5,
    length: 330,
    kind: "leaves",
    stem: palette.leaves[2] ?? palette.deep,
    bloom: palette.leaves[0] ?? palette.deep,
  });
}

export function paintCandle(stage: Stage, foot: number): void {
  const { pen, palette, width } = stage;
  const middle = width / 2;
  const base = foot + 60;
  const jar = palette.inks[1] ?? palette.paper;
  paintBooks(stage, middle - 310, base + 60);
  paintBody(stage, {
    x: middle,
    foot: base,
    profile: [
      [0, 140],
      [6, 148],
      [236, 148],
      [240, 146],
    ],
    colour: jar,
    gloss: 0.8,
  });
  const top = base - 240;
  fillEllipse(pen, { x: middle, y: top + 10, rx: 136, ry: 25 }, css([247, 236, 212]));
  softEllipse(pen, { x: middle, y: top - 40, rx: 330, ry: 330 }, [255, 196, 104], 0.62);
  pen.fillStyle = "#3a2a22";
  pen.fillRect(middle - 2, top - 20, 5, 28);
  softShape(stage, 9, "rgba(255,208,112,1)", (flame) => {
    flame.moveTo(middle, top - 98);
    flame.bezierCurveTo(middle + 34, top - 50, middle + 24, top - 14, middle, top - 12);
    flame.bezierCurveTo(middle - 24, top - 14, middle - 34, top - 50, middle, top - 98);
  });
  softShape(stage, 7, "rgba(255,250,225,1)", (flame) =>
    flame.ellipse(middle, top - 34, 8, 20, 0, 0, Math.PI * 2),
  );
  paintLabel(pen, middle, base - 176, 172, 120, palette.inks[0] ?? palette.deep);
  const pot = paintBody(stage, {
    x: middle + 300,
    foot: base + 56,
    profile: [
      [0, 58],
      [48, 78],
      [100, 68],
      [122, 54],
    ],
    colour: palette.inks[2] ?? palette.deep,
    gloss: 0.6,
  });
  paintSpray(stage, {
    ...pot,
    stems: 4,
    length: 210,
    kind: "leaves",
    stem: palette.leaves[2] ?? palette.deep,
    bloom: palette.leaves[1] ?? palette.deep,
  });
}

function paintBooks(stage: Stage, x: number, y: number): void {
  const { pen, palette } = stage;
  at(pen, x, y, -0.05, () => {
    for (let book = 0; book < 3; book += 1) {
      const left = -130 + book * 10;
      const top = -36 - book * 40;
      const length = 250 - book * 14;
      softEllipse(pen, { x: 10, y: top + 42, rx: 220, ry: 22 }, [20, 10, 20], 0.35);
      pen.fillStyle = css([palette.inks[0], palette.paper, palette.inks[2]][book] ?? palette.deep);
      pen.beginPath();
      pen.roundRect(left, top, length, 37, 5);
      pen.fill();
      pen.fillStyle = "#fffaf0";
      pen.fillRect(left + length - 16, top + 5, 16, 27);
    }
  });
}

export function paintCoffee(stage: Stage, foot: number): void {
  const { pen, palette, width, random } = stage;
  const x = width / 2 - 20;
  const base = foot + 70;
  const china = random.chance(0.5) ? lighten(palette.paper, 0.3) : (palette.inks[2] ?? palette.paper);
  softEllipse(pen, { x: x + 70, y: base + 34, rx: 430, ry: 80 }, [20, 14, 26], 0.5);
  fillEllipse(pen, { x, y: base + 6, rx: 290, ry: 62 }, css(darken(china, 0.22)));
  fillEllipse(pen, { x, y: base - 4, rx: 290, ry: 60 }, css(lighten(china, 0.12)));
  fillEllipse(pen, { x, y: base - 2, rx: 176, ry: 34 }, css(darken(china, 0.12)));
  pen.strokeStyle = css(darken(china, 0.12));
  pen.lineWidth = 30;
  pen.beginPath();
  pen.ellipse(x + 186, base - 130, 66, 70, 0, -1.7, 1.9);
  pen.stroke();
  paintBody(stage, {
    x,
    foot: base - 6,
    profile: [
      [0, 86],
      [14, 96],
      [110, 178],
      [216, 196],
    ],
    colour: china,
    gloss: 0.7,
  });
  const rim = base - 222;
  fillEllipse(pen, { x, y: rim + 3, rx: 180, ry: 33 }, css([122, 76, 46]));
  fillEllipse(pen, { x, y: rim + 4, rx: 158, ry: 27 }, css([176, 122, 78]));
  pen.fillStyle = css([246, 226, 196]);
  for (let leaf = 0; leaf < 4; leaf += 1) {
    pen.beginPath();
    pen.ellipse(x, rim + 6 + (leaf - 1.5) * 9, 96 - leaf * 20, 6, 0, 0, Math.PI * 2);
    pen.fill();
  }
  for (let wisp = -1; wisp <= 1; wisp += 1) {
    softShape(stage, 22, "rgba(255,255,255,0.42)", (steam) => {
      const left = x + wisp * 66;
      steam.moveTo(left, rim - 24);
      steam.bezierCurveTo(left - 70, rim - 130, left + 70, rim - 190, left + 6, rim - 310);
      steam.bezierCurveTo(left + 100, rim - 190, left - 40, rim - 130, left + 16, rim - 24);
    });
  }
  for (let bean = 0; bean < 9; bean += 1) {
    const beanX = x - 390 + random.range(0, 170) + (bean % 2) * 560;
    const beanY = base + 70 + random.range(0, 110);
    at(pen, beanX, beanY, random.range(0, 3), () => {
      softEllipse(pen, { x: 6, y: 8, rx: 32, ry: 18 }, [20, 10, 10], 0.5);
      fillEllipse(pen, { x: 0, y: 0, rx: 24, ry: 15 }, css([92, 54, 34]));
      pen.strokeStyle = css([52, 28, 18]);
      pen.lineWidth = 3.4;
      pen.beginPath();
      pen.moveTo(-20, 0);
      pen.quadraticCurveTo(0, 8, 20, -2);
      pen.stroke();
    });
  }
}

export function paintPerfume(stage: Stage, foot: number): void {
  const { pen, palette, width } = stage;
  const x = width / 2;
  const stone = mix(palette.paper, palette.inks[1] ?? palette.paper, 0.28);
  paintPlinth(stage, { x, foot: foot + 116, radius: 300, height: 104, colour: stone });
  const base = foot + 14;
  const liquid = palette.inks[0] ?? brass;
  softEllipse(pen, { x: x + 130, y: base + 10, rx: 300, ry: 46 }, mix(liquid, [20, 10, 20], 0.4), 0.6);
  pen.fillStyle = linear(
    pen,
    [x - 130, base - 320],
    [x + 130, base],
    [
      [0, css(lighten(liquid, 0.62), 0.96)],
      [0.5, css(lighten(liquid, 0.22), 0.96)],
      [1, css(darken(liquid, 0.22), 0.98)],
    ],
  );
  pen.beginPath();
  pen.roundRect(x - 130, base - 310, 260, 310, 34);
  pen.fill();
  pen.fillStyle = css(darken(liquid, 0.1), 0.55);
  pen.beginPath();
  pen.roundRect(x - 104, base - 220, 208, 196, 22);
  pen.fill();
  pen.fillStyle = "rgba(255,255,255,0.4)";
  pen.beginPath();
  pen.roundRect(x - 112, base - 288, 26, 262, 13);
  pen.fill();
  pen.fillStyle = metal(pen, x, 44, brass);
  pen.fillRect(x - 38, base - 346, 76, 40);
  pen.fillStyle = metal(pen, x, 70, palette.deep);
  pen.beginPath();
  pen.roundRect(x - 62, base - 452, 124, 108, 14);
  pen.fill();
  paintLabel(pen, x, base - 176, 116, 96, palette.deep);
  paintSpray(stage, {
    x: x - 330,
    y: foot + 180,
    stems: 5,
    length: 380,
    kind: "flowers",
    stem: palette.leaves[0] ?? palette.deep,
    bloom: palette.inks[1] ?? palette.sun,
  });
  paintBall(stage, x + 340, foot + 130, 54, palette.inks[1] ?? brass);
  paintBall(stage, x + 258, foot + 164, 34, palette.inks[2] ?? brass);
}
