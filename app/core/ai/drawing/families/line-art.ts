import { at, fillAll, fillCircle } from "#app/core/ai/drawing/brush.server.ts";
import { css, mix } from "#app/core/ai/drawing/colour.ts";
import type { Pen, Stage } from "#app/core/ai/drawing/stage.server.ts";

const subjects = { stem: paintStem, face: paintFace, vase: paintVase, hills: paintHills };

const wordsOf: readonly (readonly [RegExp, keyof typeof subjects])[] = [
  [/face|portrait|woman|man|girl|people|figure|profile|fashion/, "face"],
  [/vase|pot|still/, "vase"],
  [/hill|mountain|landscape|sun|moon|desert/, "hills"],
  [/leaf|leaves|plant|botanic|flower|stem|floral|eucalyptus/, "stem"],
];

/** Calm cut-out shapes behind one unhurried line. */
export function drawLineArt(stage: Stage): void {
  const { palette, random } = stage;
  const ground = palette.isDark ? palette.deep : palette.paper;
  fillAll(stage, css(ground));
  const named = wordsOf.find(([words]) => words.test(stage.subject))?.[1];
  const subject = named ?? random.fork("subject").pick(Object.keys(subjects) as (keyof typeof subjects)[]);
  paintBlobs(stage, ground);
  const { pen } = stage;
  pen.strokeStyle = css(palette.isDark ? palette.paper : palette.deep);
  pen.lineWidth = 7;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.save();
  pen.translate(stage.width / 2, stage.height / 2);
  subjects[subject](stage);
  pen.restore();
}

function paintBlobs(stage: Stage, ground: readonly [number, number, number]): void {
  const { pen, palette, random, width, height } = stage;
  const places = random.shuffle([
    [0.3, 0.3],
    [0.7, 0.26],
    [0.68, 0.72],
    [0.28, 0.74],
    [0.5, 0.5],
  ] as const);
  places.slice(0, 4).forEach(([u, v], index) => {
    const colour = css(mix(palette.inks[index] ?? ground, ground, 0.18));
    const radius = random.range(150, 255) * (index === 0 ? 1.15 : 0.85);
    const x = width * u + random.range(-40, 40);
    const y = height * v + random.range(-40, 40);
    if (index === 3) fillCircle(pen, x, y, radius * 0.5, colour);
    else paintBlob(stage, x, y, radius, colour, index);
  });
  pen.fillStyle = css(palette.inks[4] ?? palette.deep, 0.8);
  const dotsX = width * random.range(0.08, 0.2);
  const dotsY = height * random.range(0.72, 0.85);
  for (let dot = 0; dot < 16; dot += 1)
    fillCircle(pen, dotsX + (dot % 4) * 26, dotsY + Math.floor(dot / 4) * 26, 5, pen.fillStyle);
}

function paintBlob(stage: Stage, x: number, y: number, radius: number, colour: string, index: number): void {
  const { pen, noise } = stage;
  pen.fillStyle = colour;
  pen.beginPath();
  for (let step = 0; step < 90; step += 1) {
    const angle = (step / 90) * Math.PI * 2;
    const reach = radius * (1 + noise.at(Math.cos(angle) * 0.9 + index * 7, Math.sin(angle) * 0.9) * 0.62);
    pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  pen.fill();
}

function leafOutline(pen: Pen, length: number, half: number): void {
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.bezierCurveTo(length * 0.3, -half, length * 0.7, -half, length, 0);
  pen.bezierCurveTo(length * 0.7, half, length * 0.3, half, 0, 0);
  pen.moveTo(0, 0);
  pen.lineTo(length * 0.8, 0);
  pen.stroke();
}

function paintStem(stage: Stage): void {
  const { pen, random } = stage;
  const sway = random.range(-90, 90);
  const pairs = 5 + random.int(3);
  const tall = stage.height * 0.42;
  pen.beginPath();
  pen.moveTo(0, tall);
  pen.quadraticCurveTo(sway, 0, sway * 0.4, -tall + 110);
  pen.stroke();
  for (let pair = 0; pair < pairs; pair += 1) {
    const t = 0.2 + (pair / pairs) * 0.76;
    const x = 2 * (1 - t) * t * sway + t * t * sway * 0.4;
    const y = (1 - t) ** 2 * tall + t * t * (110 - tall);
    const length = 255 * (1 - t * 0.52);
    for (const side of [-1, 1]) {
      at(pen, x, y - side * 14, side > 0 ? -0.5 - t * 0.35 : -Math.PI + 0.5 + t * 0.35, () =>
        leafOutline(pen, length, length * random.range(0.2, 0.27)),
      );
    }
  }
  at(pen, sway * 0.4, 110 - tall, -Math.PI / 2, () => leafOutline(pen, 130, 32));
}

/** A profile in one stroke, hair becoming leaves. */
function paintFace(stage: Stage): void {
  const { pen, random } = stage;
  const flip = random.chance(0.5) ? 1 : -1;
  pen.scale(flip * 1.12, 1.12);
  pen.beginPath();
  pen.moveTo(-190, 410);
  pen.bezierCurveTo(-120, 340, -70, 330, -76, 250);
  pen.bezierCurveTo(-20, 268, 60, 262, 88, 226);
  pen.bezierCurveTo(102, 204, 92, 188, 96, 170);
  pen.bezierCurveTo(118, 160, 118, 144, 100, 134);
  pen.bezierCurveTo(124, 124, 124, 104, 104, 98);
  pen.bezierCurveTo(106, 84, 112, 78, 130, 70);
  pen.bezierCurveTo(164, 54, 120, -10, 108, -40);
  pen.bezierCurveTo(96, -80, 124, -110, 108, -170);
  pen.bezierCurveTo(84, -270, -60, -330, -190, -270);
  pen.bezierCurveTo(-330, -200, -330, -10, -250, 80);
  pen.bezierCurveTo(-200, 140, -220, 220, -280, 270);
  pen.stroke();
  pen.beginPath();
  pen.moveTo(16, -18);
  pen.quadraticCurveTo(46, 8, 84, -14);
  pen.moveTo(2, -64);
  pen.quadraticCurveTo(44, -98, 92, -70);
  pen.moveTo(52, 140);
  pen.quadraticCurveTo(76, 146, 98, 134);
  pen.moveTo(108, -170);
  pen.bezierCurveTo(10, -190, -70, -130, -76, -40);
  pen.bezierCurveTo(-80, 10, -120, 20, -130, -20);
  pen.bezierCurveTo(-138, -60, -92, -70, -76, -40);
  pen.stroke();
  for (let leaf = 0; leaf < 7; leaf += 1) {
    const angle = -Math.PI * 0.28 - leaf * 0.31;
    at(pen, -80 + Math.cos(angle) * 205, -95 + Math.sin(angle) * 188, angle + 0.5, () =>
      leafOutline(pen, random.range(110, 165), 30),
    );
  }
}

function paintVase(stage: Stage): void {
  const { pen, random } = stage;
  const belly = random.range(130, 190);
  pen.beginPath();
  pen.moveTo(-64, 90);
  pen.bezierCurveTo(-50, 140, -belly * 1.2, 180, -belly, 290);
  pen.bezierCurveTo(-belly * 0.85, 390, belly * 0.85, 390, belly, 290);
  pen.bezierCurveTo(belly * 1.2, 180, 50, 140, 64, 90);
  pen.closePath();
  pen.moveTo(-belly * 0.98, 262);
  pen.quadraticCurveTo(0, 304, belly * 0.98, 262);
  pen.stroke();
  for (let stem = -2; stem <= 2; stem += 1) {
    const tipX = stem * 118 + random.range(-20, 20);
    const tipY = -300 + Math.abs(stem) * 70 + random.range(-30, 30);
    pen.beginPath();
    pen.moveTo(stem * 16, 90);
    pen.quadraticCurveTo(stem * 30, -60, tipX, tipY);
    pen.stroke();
    if (stem % 2 === 0) {
      for (let petal = 0; petal < 7; petal += 1)
        at(pen, tipX, tipY, (petal / 7) * Math.PI * 2, () => leafOutline(pen, 74, 21));
      continue;
    }
    for (let leaf = 0; leaf < 5; leaf += 1) {
      const t = 0.4 + leaf * 0.13;
      const x = (1 - t) ** 2 * stem * 16 + 2 * (1 - t) * t * stem * 30 + t * t * tipX;
      const y = (1 - t) ** 2 * 90 + 2 * (1 - t) * t * -60 + t * t * tipY;
      for (const side of [-1, 1])
        at(pen, x, y, -Math.PI / 2 + side * 0.8 + stem * 0.2, () => leafOutline(pen, 82 - leaf * 7, 19));
    }
  }
}

function paintHills(stage: Stage): void {
  const { pen, noise, random, width, height } = stage;
  for (let ring = 0; ring < 5; ring += 1) {
    pen.beginPath();
    pen.arc(0, -150, 70 + ring * 26, 0, Math.PI * 2);
    pen.stroke();
  }
  const ground = css(stage.palette.isDark ? stage.palette.deep : stage.palette.paper);
  const inks = random.shuffle(stage.palette.inks);
  for (let hill = 0; hill < 4; hill += 1) {
    const level = -30 + hill * 115;
    const top = (x: number) => level - noise.layered(x / 520 + hill * 9, hill, 2) * 190;
    for (let line = 0; line < 9; line += 1) {
      pen.beginPath();
      for (let x = -width / 2 - 10; x <= width / 2 + 10; x += 10) pen.lineTo(x, top(x) + line * 26);
      if (line === 0) {
        pen.save();
        pen.lineTo(width / 2 + 10, height);
        pen.lineTo(-width / 2 - 10, height);
        pen.fillStyle = hill % 2 === 0 ? css(inks[hill] ?? [0, 0, 0], 0.92) : ground;
        pen.fill();
        pen.restore();
        pen.beginPath();
        for (let x = -width / 2 - 10; x <= width / 2 + 10; x += 10) pen.lineTo(x, top(x));
      }
      pen.lineWidth = line === 0 ? 7 : 3.4;
      pen.stroke();
    }
  }
}
