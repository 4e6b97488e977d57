import {
  fillCircle,
  fillEllipse,
  linear,
  softEllipse,
  softShape,
  within,
} from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { paintArmchair, paintFloorLamp, paintPottedPlant, paintSofa, paintSideTable } from "./furniture.ts";
import { paintFrame } from "./mockup-poster.ts";
import { paintBed, paintDesk, paintKitchen } from "./rooms.ts";

/** A quiet room: window, sofa or armchair, lamp, plant, rug and a picture on the wall. */
export function drawInterior(stage: Stage): void {
  const { pen, palette, width, height, random } = stage;
  const isNight = stage.timeOfDay === "night" || palette.isDark;
  const tint = palette.inks[random.fork("wall").pick([1, 2, 3])] ?? palette.paper;
  const wall = isNight ? mix(palette.deep, tint, 0.3) : mix(tint, palette.paper, 0.62);
  const wood = mix([186, 142, 102], isNight ? palette.deep : palette.paper, isNight ? 0.5 : 0.12);
  const floor = height * 0.77;
  paintShell(stage, wall, wood, floor);
  const mirrored = random.fork("mirror").chance(0.5);
  within(pen, () => {
    if (mirrored) {
      pen.translate(width, 0);
      pen.scale(-1, 1);
    }
    paintWindow(stage, wall, floor);
    paintRug(stage, floor);
    const seat = width / 2 + 90;
    furnish(stage, { seat, floor, wood, isNight });
  });
  hangFrames(stage, width / 2 + (mirrored ? -90 : 90), floor);
  if (isNight)
    softEllipse(
      pen,
      { x: width / 2 + (mirrored ? -420 : 420), y: floor - 290, rx: 520, ry: 520 },
      [255, 208, 130],
      0.42,
    );
}

type Room = { seat: number; floor: number; wood: Rgb; isNight: boolean };

function furnish(stage: Stage, { seat, floor, wood, isNight }: Room): void {
  const { palette, random, subject, width } = stage;
  const cover = palette.inks[0] ?? palette.deep;
  if (subject.includes("kitchen")) {
    paintKitchen(stage, seat + 20, floor + 60, wood);
    return;
  }
  if (/desk|office|study|studio/.test(subject)) {
    paintDesk(stage, seat, floor + 84, wood, isNight);
    paintPottedPlant(stage, width / 2 - 400, floor + 60);
    return;
  }
  paintFloorLamp(stage, seat + 330, floor + 40, isNight);
  if (/bed|nursery|sleep|attic/.test(subject)) {
    paintBed(stage, seat, floor + 110, wood);
    paintPottedPlant(stage, width / 2 - 410, floor + 60);
    return;
  }
  const isArmchair =
    /armchair|reading|nook|corner/.test(subject) ||
    (!subject.includes("sofa") && random.fork("seat").chance(0.35));
  if (isArmchair) paintArmchair(stage, seat, floor + 96, cover);
  else paintSofa(stage, seat, floor + 96, cover);
  paintSideTable(stage, seat - 330, floor + 130, wood);
  paintPottedPlant(stage, width / 2 - 400, floor + 60);
}

function hangFrames(stage: Stage, x: number, floor: number): void {
  if (stage.subject.includes("kitchen")) return;
  const isLow = !/desk|office|study|studio/.test(stage.subject);
  const y = floor - (isLow ? 470 : 560);
  const arrangement = stage.random.fork("frames").int(3);
  if (arrangement === 0) paintFrame(stage, { x, y, width: 260, height: 330 });
  else if (arrangement === 1)
    for (const side of [-1, 1]) paintFrame(stage, { x: x + side * 112, y, width: 196, height: 262 });
  else {
    paintFrame(stage, { x: x - 90, y, width: 230, height: 300 });
    for (const dy of [-82, 82]) paintFrame(stage, { x: x + 122, y: y + dy, width: 144, height: 138 });
  }
}

function paintShell(stage: Stage, wall: Rgb, wood: Rgb, floor: number): void {
  const { pen, width, height } = stage;
  pen.fillStyle = linear(
    pen,
    [0, 0],
    [width, floor],
    [
      [0, css(lighten(wall, 0.18))],
      [1, css(darken(wall, 0.12))],
    ],
  );
  pen.fillRect(0, 0, width, floor);
  pen.fillStyle = linear(
    pen,
    [0, floor],
    [0, height],
    [
      [0, css(darken(wood, 0.16))],
      [1, css(lighten(wood, 0.14))],
    ],
  );
  pen.fillRect(0, floor, width, height - floor);
  pen.strokeStyle = css(darken(wood, 0.4), 0.35);
  pen.lineWidth = 2;
  pen.beginPath();
  for (let board = -12; board <= 12; board += 1) {
    pen.moveTo(width / 2 + board * 92, floor);
    pen.lineTo(width / 2 + board * 190, height);
  }
  pen.stroke();
  pen.fillStyle = css(lighten(wall, 0.42));
  pen.fillRect(0, floor - 26, width, 26);
  pen.fillStyle = "rgba(20,14,24,0.16)";
  pen.fillRect(0, floor - 2, width, 5);
}

function paintWindow(stage: Stage, wall: Rgb, floor: number): void {
  const { pen, palette, width, height } = stage;
  const box = { x: width / 2 - 430, y: floor - 640, width: 280, height: 440 };
  const stops = palette.sky.map((colour, index) => [index / (palette.sky.length - 1), css(colour)] as const);
  pen.fillStyle = css(lighten(wall, 0.6));
  pen.fillRect(box.x - 16, box.y - 16, box.width + 32, box.height + 32);
  within(pen, () => {
    pen.beginPath();
    pen.rect(box.x, box.y, box.width, box.height);
    pen.clip();
    pen.fillStyle = linear(pen, [0, box.y], [0, box.y + box.height], stops);
    pen.fillRect(box.x, box.y, box.width, box.height);
    fillCircle(pen, box.x + 180, box.y + 170, 40, css(palette.sun));
    for (const [dx, dy, radius, share] of [
      [40, 470, 190, 0.3],
      [240, 490, 200, 0.55],
      [120, 530, 190, 0.75],
    ] as const) {
      fillEllipse(
        pen,
        { x: box.x + dx, y: box.y + dy, rx: radius, ry: radius * 0.8 },
        css(mix(palette.sky[3] ?? palette.sun, palette.leaves[2] ?? palette.deep, share)),
      );
    }
  });
  pen.fillStyle = css(lighten(wall, 0.6));
  pen.fillRect(box.x + box.width / 2 - 5, box.y, 10, box.height);
  pen.fillRect(box.x, box.y + box.height * 0.42, box.width, 10);
  for (const side of [0, 1]) {
    const left = box.x + (side === 0 ? -74 : box.width - 6);
    pen.fillStyle = linear(
      pen,
      [left, 0],
      [left + 80, 0],
      [
        [0, css(lighten(palette.paper, 0.3), 0.92)],
        [0.3, css(darken(palette.paper, 0.1), 0.92)],
        [0.6, css(lighten(palette.paper, 0.3), 0.92)],
        [1, css(darken(palette.paper, 0.12), 0.92)],
      ],
    );
    pen.fillRect(left, box.y - 46, 80, floor - box.y + 24);
  }
  pen.fillStyle = css(darken(palette.deep, 0));
  pen.fillRect(box.x - 90, box.y - 56, box.width + 180, 9);
  if (stage.timeOfDay === "night") return;
  softShape(stage, 36, css(palette.sun, 0.42), (light) => {
    light.moveTo(box.x + 40, floor + 10);
    light.lineTo(box.x + box.width + 60, floor + 10);
    light.lineTo(box.x + box.width + 330, height);
    light.lineTo(box.x + 250, height);
  });
}

function paintRug(stage: Stage, floor: number): void {
  const { pen, palette, width } = stage;
  const y = floor + 150;
  const rings = [palette.inks[2], palette.paper, palette.inks[1], palette.paper, palette.inks[3]];
  rings.forEach((ring, index) =>
    fillEllipse(
      pen,
      { x: width / 2 + 40, y, rx: 450 - index * 52, ry: 92 - index * 11 },
      css(mix(ring ?? palette.paper, palette.paper, 0.25)),
    ),
  );
}
