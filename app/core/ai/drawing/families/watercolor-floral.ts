import { at, fillAll, fillCircle } from "#app/core/ai/drawing/brush.server.ts";
import { type Rgb, css, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { type Wash, paintWash } from "./wash.ts";

/** Flowers in wet colour on rough paper: a wreath round an empty middle, or a bouquet. */
export function drawWatercolorFloral(stage: Stage): void {
  const { palette, width, height, random } = stage;
  fillAll(stage, css(mix([254, 252, 247], palette.paper, 0.3)));
  paintBloom(stage);
  const isWreath =
    /wreath|invitation|frame|wedding|border|card/.test(stage.subject) ||
    (stage.subject === "" && random.fork("form").chance(0.45));
  if (isWreath) paintWreath(stage);
  else paintBouquet(stage, width / 2, height * 0.52);
}

/** A broad pale wash behind everything. */
function paintBloom(stage: Stage): void {
  const { palette, random, width, height } = stage;
  for (let pool = 0; pool < 3; pool += 1) {
    paintWash(stage, {
      x: width * random.range(0.25, 0.75),
      y: height * random.range(0.25, 0.75),
      radius: random.range(230, 330),
      colour: palette.inks[pool] ?? palette.sun,
      alpha: 0.016,
      layers: 9,
      edge: 0,
    });
  }
}

type Flower = { x: number; y: number; radius: number; colour: Rgb };

function paintWreath(stage: Stage): void {
  const { palette, random, width, height } = stage;
  const rx = Math.min(330, width * 0.34);
  const ry = rx * Math.min(1.35, Math.max(1, height / width));
  const start = random.next() * 6.28;
  for (let leaf = 0; leaf < 46; leaf += 1) {
    const angle = start + (leaf / 46) * Math.PI * 2;
    const turn = angle + Math.PI / 2 + random.range(-0.9, 0.9);
    paintWashLeaf(
      stage,
      width / 2 + Math.cos(angle) * rx,
      height / 2 + Math.sin(angle) * ry,
      turn,
      random.range(80, 150),
    );
  }
  for (let index = 0; index < 9; index += 1) {
    const angle = start + (index / 9) * Math.PI * 2 + random.range(-0.2, 0.2);
    const radius = (index % 3 === 0 ? 98 : 60) * random.range(0.85, 1.1);
    paintWashFlower(stage, {
      x: width / 2 + Math.cos(angle) * rx,
      y: height / 2 + Math.sin(angle) * ry,
      radius,
      colour: palette.inks[index % 4] ?? palette.sun,
    });
  }
  paintSplashes(stage, 36);
}

function paintBouquet(stage: Stage, x: number, y: number): void {
  const { palette, random, pen } = stage;
  const flowers: Flower[] = [];
  for (let index = 0; index < 9; index += 1) {
    const angle = index * 2.4;
    const reach = 60 + index * 24;
    flowers.push({
      x: x + Math.cos(angle) * reach,
      y: y - 110 + Math.sin(angle) * reach * 0.8,
      radius: random.range(74, 122) * (1 - index * 0.035),
      colour: palette.inks[index % 4] ?? palette.sun,
    });
  }
  pen.lineCap = "round";
  for (const flower of flowers) {
    pen.strokeStyle = css(palette.leaves[0] ?? palette.deep, 0.5);
    pen.lineWidth = 6;
    pen.beginPath();
    pen.moveTo(flower.x, flower.y);
    pen.quadraticCurveTo(x + (flower.x - x) * 0.3, y + 150, x + (flower.x - x) * -0.2, y + 400);
    pen.stroke();
  }
  for (let leaf = 0; leaf < 26; leaf += 1) {
    const angle = random.range(-Math.PI * 1.12, Math.PI * 0.12);
    const reach = random.range(190, 270);
    paintWashLeaf(
      stage,
      x + Math.cos(angle) * reach,
      y - 100 + Math.sin(angle) * reach * 0.9,
      angle + random.range(-0.5, 0.5),
      random.range(100, 180),
    );
  }
  for (let leaf = 0; leaf < 6; leaf += 1)
    paintWashLeaf(stage, x + (leaf - 2.5) * 18, y + 200 + leaf * 16, leaf % 2 === 0 ? 0.5 : 2.6, 110);
  for (const flower of flowers.toReversed()) paintWashFlower(stage, flower);
  paintSplashes(stage, 26);
}

function paintWashLeaf(stage: Stage, x: number, y: number, turn: number, length: number): void {
  const { pen, palette, random } = stage;
  const colour = random.pick(palette.leaves);
  at(pen, x, y, turn, () => {
    pen.save();
    pen.scale(1, 0.3);
    paintWash(stage, { x: length / 2, y: 0, radius: length / 2, colour, alpha: 0.3, layers: 4, edge: 0.35 });
    pen.restore();
    pen.strokeStyle = css(mix(colour, palette.deep, 0.3), 0.4);
    pen.lineWidth = 2.2;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.quadraticCurveTo(length * 0.5, -4, length * 0.94, 0);
    pen.stroke();
  });
}

function paintWashFlower(stage: Stage, flower: Flower): void {
  const { pen, palette, random } = stage;
  const petals = random.pick([5, 6, 7]);
  const turn = random.next() * 6.28;
  const wash: Omit<Wash, "x" | "y" | "radius"> = { colour: flower.colour, alpha: 0.22, layers: 5, edge: 0.4 };
  for (const [reach, size, darker] of [
    [0.56, 0.6, 0],
    [0.3, 0.4, 0.22],
  ] as const) {
    for (let petal = 0; petal < petals; petal += 1) {
      const angle = turn + ((petal + (darker > 0 ? 0.5 : 0)) / petals) * Math.PI * 2;
      paintWash(stage, {
        ...wash,
        colour: mix(flower.colour, palette.deep, darker),
        x: flower.x + Math.cos(angle) * flower.radius * reach,
        y: flower.y + Math.sin(angle) * flower.radius * reach,
        radius: flower.radius * size,
      });
    }
  }
  fillCircle(pen, flower.x, flower.y, flower.radius * 0.16, css(mix(flower.colour, palette.deep, 0.7), 0.75));
  for (let dot = 0; dot < 16; dot += 1) {
    const angle = random.next() * 6.28;
    const reach = flower.radius * random.range(0.12, 0.34);
    fillCircle(
      pen,
      flower.x + Math.cos(angle) * reach,
      flower.y + Math.sin(angle) * reach,
      random.range(2, 4.4),
      css([232, 178, 60], 0.9),
    );
  }
}

function paintSplashes(stage: Stage, count: number): void {
  const { pen, palette, width, height } = stage;
  const random = stage.random.fork("splashes");
  for (let drop = 0; drop < count; drop += 1) {
    const size = random.next() ** 3 * 15 + 2;
    fillCircle(
      pen,
      random.next() * width,
      random.next() * height,
      size,
      css(random.pick(palette.inks), random.range(0.08, 0.35)),
    );
  }
}
