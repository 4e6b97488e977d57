import {
  fillAll,
  fillCircle,
  fillEllipse,
  fullTurn,
  linear,
  softEllipse,
} from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { paintStar } from "./badge.ts";
import { type Creature, creatureNames, creatures } from "./creatures.ts";
import { paintAccessory } from "./cartoon-accessories.ts";

/** A round, friendly creature with large eyes before a pastel sky; as a sticker it wears a white rim. */
export function drawCartoonCharacter(stage: Stage): void {
  const name =
    creatureNames.find((creature) => stage.subject.includes(creature)) ??
    stage.random.fork("creature").pick(creatureNames);
  const creature = creatures[name];
  const isSticker = stage.subject.includes("sticker");
  if (isSticker) paintStickerGround(stage);
  else paintBackdrop(stage);
  const { pen, palette, random } = stage;
  const coat = mix(
    creature.coat,
    palette.inks[random.int(2)] ?? creature.coat,
    creature.keepsCoat ? 0.08 : 0.2,
  );
  pen.save();
  pen.translate(stage.width / 2, standingHeight(stage));
  pen.scale(0.92, 0.92);
  if (isSticker) {
    pen.save();
    pen.shadowColor = "rgba(30,20,40,0.35)";
    pen.shadowBlur = 30 * stage.pixelsPerUnit;
    pen.shadowOffsetY = 12 * stage.pixelsPerUnit;
    paintSilhouette(stage, creature, [255, 255, 255], 34);
    pen.restore();
    paintSilhouette(stage, creature, [255, 255, 255], 34);
  } else softEllipse(pen, { x: 0, y: 372, rx: 300, ry: 52 }, palette.deep, 0.45);
  paintSilhouette(stage, creature, darken(coat, 0.62), 8);
  paintCreature(stage, creature, coat);
  pen.restore();
}

/** The middle of the body: feet on the meadow, however tall the picture. */
function standingHeight(stage: Stage): number {
  return stage.height - 478;
}

/** Ears, body and feet in one colour, grown by a rim: outline and sticker edge are the same shape at other sizes. */
function paintSilhouette(stage: Stage, creature: Creature, colour: Rgb, rim: number): void {
  const { pen } = stage;
  pen.fillStyle = css(colour);
  pen.strokeStyle = css(colour);
  pen.lineWidth = rim * 2;
  pen.lineJoin = "round";
  for (const part of [traceBody, traceFeet]) {
    pen.beginPath();
    part(stage);
    pen.fill();
    pen.stroke();
  }
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    pen.beginPath();
    creature.traceEar(pen);
    pen.fill();
    pen.stroke();
    pen.restore();
  }
}

function traceBody({ pen }: Stage): void {
  pen.moveTo(0, -250);
  pen.bezierCurveTo(210, -250, 300, -120, 290, 40);
  pen.bezierCurveTo(284, 260, 190, 350, 0, 350);
  pen.bezierCurveTo(-190, 350, -284, 260, -290, 40);
  pen.bezierCurveTo(-300, -120, -210, -250, 0, -250);
}

function traceFeet({ pen }: Stage): void {
  for (const side of [-1, 1]) {
    pen.moveTo(side * 110 + 70, 346);
    pen.ellipse(side * 110, 346, 70, 38, 0, 0, fullTurn);
  }
}

function paintCreature(stage: Stage, creature: Creature, coat: Rgb): void {
  const { pen } = stage;
  const pale = creature.belly ?? mix(lighten(coat, 0.75), stage.palette.paper, 0.3);
  for (const side of [-1, 1]) {
    pen.save();
    pen.scale(side, 1);
    pen.fillStyle = css(creature.ear ?? coat);
    pen.beginPath();
    creature.traceEar(pen);
    pen.fill();
    pen.fillStyle = css(creature.earLining ?? mix(coat, [255, 170, 170], 0.55));
    pen.beginPath();
    creature.traceEarLining?.(pen);
    pen.fill();
    pen.restore();
  }
  pen.fillStyle = css(creature.feet ?? darken(coat, 0.12));
  pen.beginPath();
  traceFeet(stage);
  pen.fill();
  pen.save();
  pen.beginPath();
  traceBody(stage);
  pen.clip();
  pen.fillStyle = linear(
    pen,
    [-200, -250],
    [180, 360],
    [
      [0, css(lighten(coat, 0.2))],
      [0.6, css(coat)],
      [1, css(darken(coat, 0.16))],
    ],
  );
  pen.fillRect(-320, -260, 640, 640);
  fillEllipse(pen, { x: 0, y: 300, rx: 176, ry: 170 }, css(pale));
  creature.paintMarkings?.(pen, { coat, pale, dark: darken(coat, 0.55) });
  softEllipse(pen, { x: -120, y: -170, rx: 130, ry: 80, turn: -0.5 }, [255, 255, 255], 0.35);
  pen.restore();
  paintFace(stage, creature, coat);
  paintArms(stage, creature, coat);
  paintAccessory(stage);
}

function paintFace(stage: Stage, creature: Creature, coat: Rgb): void {
  const { pen, random } = stage;
  const ink = darken(coat, 0.86);
  const gap = 122;
  const mood = random.fork("mood").int(3);
  for (const side of [-1, 1]) {
    fillEllipse(pen, { x: side * 186, y: 64, rx: 44, ry: 27 }, css([255, 120, 130], 0.42));
    if (mood === 2 && side === 1) {
      pen.strokeStyle = css(ink);
      pen.lineWidth = 13;
      pen.lineCap = "round";
      pen.beginPath();
      pen.arc(side * gap, 8, 36, Math.PI * 1.12, Math.PI * 1.88);
      pen.stroke();
      continue;
    }
    const y = -4;
    fillEllipse(pen, { x: side * gap, y, rx: 42, ry: 50 }, css(ink));
    fillEllipse(pen, { x: side * gap, y: y + 26, rx: 26, ry: 18 }, css(lighten(ink, 0.32), 0.8));
    fillCircle(pen, side * gap - 14, y - 18, 15, "#fff");
    fillCircle(pen, side * gap + 15, y + 15, 8, "#fff");
  }
  creature.paintSnout(pen, ink);
  if (creature.hasBeak) return;
  pen.strokeStyle = css(ink);
  pen.lineWidth = 8;
  pen.lineCap = "round";
  pen.beginPath();
  if (mood === 1) {
    pen.fillStyle = css([200, 70, 84]);
    pen.moveTo(-30, 86);
    pen.quadraticCurveTo(0, 152, 30, 86);
    pen.closePath();
    pen.fill();
  } else {
    pen.arc(-22, 84, 22, 0, Math.PI);
    pen.moveTo(44, 84);
    pen.arc(22, 84, 22, 0, Math.PI);
  }
  pen.stroke();
}

function paintArms(stage: Stage, creature: Creature, coat: Rgb): void {
  const { pen } = stage;
  for (const side of [-1, 1]) {
    fillEllipse(pen, { x: side * 238, y: 196, rx: 46, ry: 78, turn: side * 0.5 }, css(darken(coat, 0.62)));
    fillEllipse(
      pen,
      { x: side * 238, y: 196, rx: 38, ry: 70, turn: side * 0.5 },
      css(creature.arm ?? darken(coat, 0.06)),
    );
  }
}

function paintStickerGround(stage: Stage): void {
  const { palette, pen, width, height } = stage;
  fillAll(stage, css(mix(palette.inks[2] ?? palette.paper, palette.paper, 0.5)));
  for (let y = 40; y < height; y += 80) {
    for (let x = (y / 40) % 4 === 1 ? 40 : 80; x < width; x += 80)
      fillCircle(pen, x, y, 9, css(palette.paper, 0.5));
  }
}

function paintBackdrop(stage: Stage): void {
  const { pen, palette, width, height } = stage;
  const random = stage.random.fork("backdrop");
  const isNight = stage.timeOfDay === "night";
  const top = isNight
    ? (palette.sky[1] ?? palette.deep)
    : mix(palette.inks[2] ?? palette.paper, palette.paper, 0.55);
  const bottom = isNight ? (palette.sky[3] ?? palette.deep) : lighten(palette.paper, 0.4);
  fillAll(
    stage,
    linear(
      pen,
      [0, 0],
      [0, height],
      [
        [0, css(top)],
        [0.8, css(bottom)],
      ],
    ),
  );
  const halo = isNight ? palette.sun : (palette.inks[1] ?? palette.sun);
  fillCircle(pen, width / 2, standingHeight(stage) - 62, 400, css(halo, isNight ? 0.2 : 0.35));
  fillCircle(pen, width / 2, standingHeight(stage) - 62, 335, css(halo, isNight ? 0.2 : 0.4));
  for (let index = 0; index < 22; index += 1) {
    const x = random.next() * width;
    const y = random.next() * height * 0.62;
    if (isNight || index % 3 === 0) paintStar(pen, x, y, random.range(8, 20), css(palette.sun, 0.9));
    else if (index % 3 === 1) fillCircle(pen, x, y, random.range(5, 11), css(random.pick(palette.inks), 0.6));
    else if (index < 16) paintCloud(stage, x, y, random.range(34, 62));
  }
  const meadow = palette.leaves[1] ?? palette.deep;
  fillEllipse(
    pen,
    { x: width * 0.2, y: height + 60, rx: width * 0.7, ry: 290 },
    css(mix(meadow, palette.paper, 0.35)),
  );
  fillEllipse(pen, { x: width * 0.75, y: height + 80, rx: width * 0.75, ry: 260 }, css(meadow));
  for (let index = 0; index < 16; index += 1) {
    const x = random.next() * width;
    const y = height - random.range(20, 110);
    const ink = css(random.pick(palette.inks));
    for (let petal = 0; petal < 5; petal += 1)
      fillCircle(pen, x + Math.cos(petal * 1.257) * 10, y + Math.sin(petal * 1.257) * 10, 8, ink);
    fillCircle(pen, x, y, 6, css(palette.sun));
  }
}

function paintCloud(stage: Stage, x: number, y: number, size: number): void {
  const { pen } = stage;
  for (const [dx, dy, radius] of [
    [-0.9, 0.2, 0.6],
    [0, 0, 0.9],
    [0.9, 0.2, 0.65],
    [0, 0.4, 0.7],
  ] as const) {
    fillCircle(pen, x + dx * size, y + dy * size, radius * size, "rgba(255,255,255,0.75)");
  }
}
