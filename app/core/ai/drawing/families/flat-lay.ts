import {
  at,
  fillAll,
  fillCircle,
  fillEllipse,
  linear,
  softEllipse,
  softShape,
} from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { layCraft, layGift, layNature } from "./flat-lay-makers.ts";
import { paintBowl, paintCup, paintNotebook, paintPhone, paintTray } from "./flat-lay-things.ts";
import { paintBlossom, paintLeaf } from "./foliage.ts";

const setups = {
  desk: layDesk,
  food: layFood,
  beauty: layBeauty,
  craft: layCraft,
  gift: layGift,
  nature: layNature,
};

const wordsOf: readonly (readonly [RegExp, keyof typeof setups])[] = [
  [/craft|sew|knit|thread|fabric|maker|seamstress|haberdash|workshop/, "craft"],
  [/gift|box|present|packag|subscription/, "gift"],
  [/nature|moss|lichen|stone|shell|forest floor|herbarium|foraged/, "nature"],
  [
    /food|breakfast|brunch|recipe|dish|bowl|salad|cook|meal|kitchen|baker|dessert|cake|pizza|sushi|ingredient/,
    "food",
  ],
  [/beauty|cosmetic|makeup|skin|spa|jewel|wedding|perfume|bath/, "beauty"],
  [/desk|office|work|planner|notebook|laptop|stationery|study|education|travel|phone/, "desk"],
];

/** Things laid out on a table, seen from straight above, with leaves at the corners. */
export function drawFlatLay(stage: Stage): void {
  const { palette, width, height, pen } = stage;
  const named = wordsOf.find(([words]) => words.test(stage.subject))?.[1];
  const setup = named ?? stage.random.fork("setup").pick(["desk", "food", "beauty"] as const);
  const tint = palette.inks[stage.random.fork("ground").pick([1, 3])] ?? palette.paper;
  const ground = palette.isDark ? mix(palette.deep, tint, 0.14) : mix(tint, palette.paper, 0.6);
  fillAll(
    stage,
    linear(
      pen,
      [0, 0],
      [width, height],
      [
        [0, css(lighten(ground, 0.16))],
        [1, css(darken(ground, 0.12))],
      ],
    ),
  );
  paintSlantedLight(stage, ground);
  paintCornerLeaves(stage);
  pen.save();
  pen.translate(width / 2, height / 2);
  pen.rotate(stage.random.range(-0.16, 0.16));
  setups[setup](stage);
  pen.restore();
}

function paintSlantedLight(stage: Stage, ground: Rgb): void {
  const { width, height } = stage;
  for (let band = 0; band < 3; band += 1) {
    softShape(stage, 40, css(mix(ground, stage.palette.sun, 0.8), 0.35), (shape) => {
      const left = -200 + band * width * 0.42;
      shape.moveTo(left, 0);
      shape.lineTo(left + 190, 0);
      shape.lineTo(left + 190 + height * 0.5, height);
      shape.lineTo(left + height * 0.5, height);
    });
  }
}

function paintCornerLeaves(stage: Stage): void {
  const { pen, palette, width, height } = stage;
  const random = stage.random.fork("corners");
  const corners = random.shuffle([
    [0, 0, 0.8],
    [width, 0, 2.3],
    [width, height, 3.9],
    [0, height, 5.5],
  ] as const);
  for (const [x, y, towards] of corners.slice(0, 2)) {
    for (let leaf = 0; leaf < 7; leaf += 1) {
      const turn = towards + (leaf - 3) * 0.28 + random.range(-0.1, 0.1);
      const length = random.range(220, 350);
      const colour = random.pick(palette.leaves);
      softShape(stage, 16, "rgba(20,20,30,0.28)", (shadow) => {
        shadow.translate(x + 12, y + 18);
        shadow.rotate(turn);
        shadow.ellipse(length / 2, 0, length / 2, 30, 0, 0, Math.PI * 2);
      });
      at(pen, x, y, turn, () =>
        paintLeaf(pen, length, random.range(34, 52), colour, mix(colour, palette.paper, 0.3)),
      );
    }
  }
}

function layDesk(stage: Stage): void {
  const { pen, palette } = stage;
  const [first = palette.deep, second = first, third = first] = palette.inks;
  paintNotebook(stage, { x: -60, y: 40, width: 400, height: 520, turn: -0.08, colour: first });
  paintPhone(stage, { x: 300, y: 90, turn: 0.14, colour: palette.deep, screen: third });
  paintCup(stage, 250, -270, 120, lighten(palette.paper, 0.4));
  at(pen, -330, 30, 0.2, () => {
    softEllipse(pen, { x: 14, y: 12, rx: 40, ry: 250 }, [20, 14, 24], 0.4);
    pen.fillStyle = linear(
      pen,
      [-11, 0],
      [11, 0],
      [
        [0, css(lighten(second, 0.4))],
        [0.5, css(second)],
        [1, css(darken(second, 0.4))],
      ],
    );
    pen.fillRect(-11, -220, 22, 400);
    pen.fillStyle = "#e9cfa8";
    pen.beginPath();
    pen.moveTo(-11, 180);
    pen.lineTo(0, 232);
    pen.lineTo(11, 180);
    pen.fill();
  });
  for (let clip = 0; clip < 4; clip += 1) {
    at(pen, 180 + clip * 62, 390 - clip * 18, clip, () => {
      pen.strokeStyle = css(mix([201, 164, 92], second, 0.2));
      pen.lineWidth = 5;
      pen.beginPath();
      pen.roundRect(-10, -30, 20, 60, 10);
      pen.stroke();
    });
  }
  at(pen, -300, -330, 0.5, () => paintBlossom(pen, 66, 8, third, palette.sun));
}

function layFood(stage: Stage): void {
  const { pen, palette } = stage;
  const random = stage.random.fork("food");
  const [first = palette.deep, second = first, third = first] = palette.inks;
  softShape(stage, 26, "rgba(20,14,24,0.35)", (shape) => shape.roundRect(-395, -325, 810, 690, 24));
  pen.fillStyle = css(mix([196, 148, 104], palette.paper, 0.12));
  pen.beginPath();
  pen.roundRect(-410, -345, 810, 690, 24);
  pen.fill();
  pen.strokeStyle = "rgba(120,78,46,0.28)";
  pen.lineWidth = 3;
  for (let grain = 0; grain < 9; grain += 1) {
    pen.beginPath();
    for (let x = -400; x <= 390; x += 20)
      pen.lineTo(x, -300 + grain * 75 + Math.sin(x / 140 + grain * 2) * 13);
    pen.stroke();
  }
  paintBowl(stage, { x: -110, y: 40, radius: 245, glaze: lighten(palette.paper, 0.3), filling: "salad" });
  paintBowl(stage, { x: 245, y: -190, radius: 128, glaze: third, filling: "berries" });
  paintBowl(stage, { x: 250, y: 190, radius: 112, glaze: second, filling: "soup" });
  for (let tomato = 0; tomato < 4; tomato += 1) {
    const x = -330 + random.range(-20, 30) + tomato * 54;
    const y = -270 + random.range(-20, 20);
    softEllipse(pen, { x: x + 10, y: y + 14, rx: 44, ry: 40 }, [20, 10, 20], 0.45);
    fillCircle(pen, x, y, 30, css(first));
    fillEllipse(pen, { x: x - 9, y: y - 10, rx: 9, ry: 6 }, "rgba(255,255,255,0.6)");
  }
}

function layBeauty(stage: Stage): void {
  const { pen, palette } = stage;
  const [first = palette.deep, second = first, third = first] = palette.inks;
  paintTray(stage, { x: 0, y: 20, radius: 330, colour: lighten(palette.paper, 0.2) });
  const jars = [
    [-130, -90, 108, first],
    [120, -120, 84, second],
    [40, 130, 122, third],
    [-160, 150, 66, second],
  ] as const;
  for (const [x, y, radius, colour] of jars) {
    softEllipse(pen, { x: x + 18, y: y + 22, rx: radius * 1.3, ry: radius * 1.25 }, [20, 12, 24], 0.5);
    fillCircle(pen, x, y, radius, css(darken(colour, 0.16)));
    const shine = linear(
      pen,
      [x - radius, y - radius],
      [x + radius, y + radius],
      [
        [0, css(lighten(colour, 0.5))],
        [0.5, css(colour)],
        [1, css(darken(colour, 0.2))],
      ],
    );
    fillCircle(pen, x, y, radius * 0.9, shine);
    fillCircle(pen, x, y, radius * 0.62, css(lighten(palette.paper, 0.4)));
    pen.strokeStyle = css(lighten(palette.paper, 0.1));
    pen.lineWidth = 5;
    pen.beginPath();
    for (let swirl = 0; swirl < 60; swirl += 1) {
      const angle = swirl * 0.22;
      pen.lineTo(
        x + Math.cos(angle) * swirl * radius * 0.0095,
        y + Math.sin(angle) * swirl * radius * 0.0095,
      );
    }
    pen.stroke();
  }
  at(pen, 232, 72, 0.4, () => paintBlossom(pen, 82, 8, mix(first, palette.paper, 0.3), palette.sun));
  at(pen, -20, -254, 1.2, () => paintBlossom(pen, 60, 6, second, palette.sun));
}
