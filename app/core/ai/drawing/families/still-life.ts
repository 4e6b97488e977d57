import { type Rgb, darken, lighten, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { paintCandle, paintCoffee, paintPerfume, paintSkincare } from "./still-life-products.ts";
import { paintSpray } from "./sprays.ts";
import { paintTabletop } from "./tabletop.ts";
import { paintBall, paintBody } from "./turned-body.ts";

const setups = {
  vases: paintVases,
  skincare: paintSkincare,
  candle: paintCandle,
  coffee: paintCoffee,
  perfume: paintPerfume,
  fruit: paintFruit,
};

export type StillLifeSetup = keyof typeof setups;

const wordsOf: readonly (readonly [RegExp, StillLifeSetup])[] = [
  [/candle|home fragrance|hygge|wax/, "candle"],
  [/coffee|espresso|latte|cappuccino|tea|cup/, "coffee"],
  [/perfume|fragrance|cologne|whisky|wine|spirit|glass/, "perfume"],
  [/skin|serum|cosmetic|beauty|lotion|shampoo|soap|cream|bottle|product/, "skincare"],
  [/fruit|lemon|orange|apple|food|kitchen|peach|fig/, "fruit"],
  [/vase|ceramic|pottery|clay|pampas|jar/, "vases"],
];

/** Objects on a table in window light. */
export function drawStillLife(stage: Stage): void {
  const named = wordsOf.find(([words]) => words.test(stage.subject))?.[1];
  const setup = named ?? stage.random.fork("setup").pick(Object.keys(setups) as StillLifeSetup[]);
  const { palette } = stage;
  const isDim = palette.isDark || stage.timeOfDay === "night";
  const tint = palette.inks[stage.random.fork("wall").pick([1, 3])] ?? palette.paper;
  const wall = isDim
    ? mix(tint, palette.deep, 0.62)
    : mix(mix(tint, palette.paper, 0.45), [190, 180, 170], 0.06);
  paintTabletop(stage, {
    wall,
    table: isDim ? lighten(wall, 0.12) : darken(mix(wall, palette.inks[0] ?? wall, 0.16), 0.08),
  });
  setups[setup](stage, stage.height * 0.8);
}

function inkAt(stage: Stage, index: number): Rgb {
  return stage.palette.inks[index] ?? stage.palette.deep;
}

function paintVases(stage: Stage, foot: number): void {
  const { palette, random, width } = stage;
  const middle = width / 2;
  const belly = random.range(105, 140);
  const tall = random.range(300, 380);
  const pale = lighten(palette.paper, 0.2);
  const mouth = paintBody(stage, {
    x: middle - 110,
    foot,
    profile: [
      [0, 68],
      [tall * 0.3, belly],
      [tall * 0.64, belly * 0.84],
      [tall * 0.88, 40],
      [tall, 47],
    ],
    colour: pale,
    gloss: 0.4,
  });
  const kind = random.pick(["pampas", "leaves", "flowers"] as const);
  paintSpray(stage, {
    ...mouth,
    stems: 5,
    length: 310,
    kind,
    stem: kind === "pampas" ? [154, 123, 82] : (palette.leaves[2] ?? palette.deep),
    bloom: kind === "pampas" ? mix([232, 207, 166], palette.sun, 0.2) : (palette.leaves[0] ?? palette.deep),
  });
  paintBody(stage, {
    x: middle + 220,
    foot: foot + 64,
    profile: [
      [0, 72],
      [70, 104],
      [150, 80],
      [184, 62],
    ],
    colour: inkAt(stage, 2),
    gloss: 0.8,
  });
  paintBody(stage, {
    x: middle - 330,
    foot: foot + 90,
    profile: [
      [0, 54],
      [54, 64],
      [94, 60],
    ],
    colour: inkAt(stage, 0),
    gloss: 0.5,
  });
  paintBall(stage, middle + 390, foot + 118, 42, inkAt(stage, 1));
  paintBall(stage, middle + 322, foot + 146, 34, mix(inkAt(stage, 1), inkAt(stage, 0), 0.4));
}

function paintFruit(stage: Stage, foot: number): void {
  const { palette, random, width, pen } = stage;
  const middle = width / 2;
  const fruit = random.pick([
    [
      [244, 186, 52],
      [250, 206, 84],
    ],
    [
      [238, 138, 48],
      [246, 160, 70],
    ],
    [
      [206, 62, 60],
      [222, 92, 70],
    ],
    [
      [236, 146, 108],
      [244, 176, 128],
    ],
  ] as const);
  const jug = paintBody(stage, {
    x: middle + 230,
    foot: foot - 30,
    profile: [
      [0, 66],
      [110, 110],
      [230, 74],
      [300, 54],
      [330, 62],
    ],
    colour: lighten(palette.paper, 0.1),
    gloss: 0.5,
  });
  paintSpray(stage, {
    ...jug,
    stems: 4,
    length: 260,
    kind: "leaves",
    stem: palette.leaves[2] ?? palette.deep,
    bloom: palette.leaves[0] ?? palette.deep,
  });
  const bowl = { x: middle - 110, foot: foot + 80 };
  for (const [dx, dy, radius, tone] of [
    [-120, -170, 62, 0],
    [0, -196, 70, 1],
    [118, -168, 64, 0],
    [-56, -146, 62, 1],
    [62, -142, 62, 0],
  ] as const) {
    paintBall(stage, bowl.x + dx, bowl.foot + dy, radius, fruit[tone]);
    pen.fillStyle = "rgba(86,64,38,0.9)";
    pen.fillRect(bowl.x + dx - 2, bowl.foot + dy - radius - 6, 5, 12);
  }
  paintBody(stage, {
    x: bowl.x,
    foot: bowl.foot,
    profile: [
      [0, 92],
      [18, 96],
      [90, 214],
      [136, 238],
    ],
    colour: inkAt(stage, 2),
    gloss: 0.75,
    isOpen: false,
  });
  paintBall(stage, middle + 300, foot + 120, 58, fruit[0]);
  paintBall(stage, middle + 200, foot + 150, 46, fruit[1]);
}
