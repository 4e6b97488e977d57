import { at, fillCircle, fillPolygon, fullTurn, within } from "#app/core/ai/drawing/brush.server.ts";
import { css, mix } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { type Emblem, inksOn, paintEmblemGround, strokeRing } from "./emblem-ground.ts";
import { drawHexKnot, drawLeafMark, drawPetalDrop, drawWaveMark } from "./logo-marks.ts";

const marks = {
  rosette: drawRosette,
  peak: drawPeak,
  wave: drawWaveMark,
  leaf: drawLeafMark,
  knot: drawHexKnot,
  drop: drawPetalDrop,
};

const wordsOf: readonly (readonly [RegExp, keyof typeof marks])[] = [
  [/mountain|peak|summit|outdoor|camp|hike|adventure|lake/, "peak"],
  [/wave|ocean|sea|surf|beach|water|coast/, "wave"],
  [/leaf|plant|eco|organic|nature|tree|garden|tea|herb/, "leaf"],
  [/flower|floral|lotus|rose|bloom|mandala|yoga|spa|beauty/, "rosette"],
  [/drop|oil|fire|flame|candle|coffee/, "drop"],
  [/tech|data|crypto|hexagon|network|cube|business|finance|studio/, "knot"],
];

/** Few flat facets, one symmetry, a ring, and a third of the ground left empty. */
export function drawGeometricLogo(stage: Stage): void {
  const emblem = paintEmblemGround(stage);
  const named = wordsOf.find(([words]) => words.test(stage.subject))?.[1];
  const mark = named ?? stage.random.fork("mark").pick(Object.keys(marks) as (keyof typeof marks)[]);
  marks[mark](stage, emblem);
}

function drawRosette(stage: Stage, emblem: Emblem): void {
  const { pen, random } = stage;
  const [first = emblem.line, second = first] = inksOn(stage, emblem.ground);
  const petals = random.pick([8, 10, 12, 16]);
  const isDark = emblem.line !== stage.palette.deep;
  const reach = random.range(270, 310);
  const half = random.range(70, 100) * (12 / petals) ** 0.5;
  within(pen, () => {
    pen.globalCompositeOperation = isDark ? "screen" : "multiply";
    for (let petal = 0; petal < petals; petal += 1) {
      at(pen, emblem.x, emblem.y, (petal / petals) * fullTurn, () => {
        pen.fillStyle = css(petal % 2 === 0 ? second : first, 0.9);
        pen.beginPath();
        pen.moveTo(0, 0);
        pen.bezierCurveTo(-half, -reach * 0.3, -half * 0.9, -reach * 0.7, 0, -reach);
        pen.bezierCurveTo(half * 0.9, -reach * 0.7, half, -reach * 0.3, 0, 0);
        pen.fill();
      });
    }
  });
  for (let dot = 0; dot < petals; dot += 1) {
    const angle = ((dot + 0.5) / petals) * fullTurn;
    fillCircle(pen, emblem.x + Math.sin(angle) * 335, emblem.y + Math.cos(angle) * 335, 12, css(first));
  }
  fillCircle(pen, emblem.x, emblem.y, 70, css(emblem.ground));
  fillCircle(pen, emblem.x, emblem.y, 42, css(second));
  strokeRing(stage, emblem, 395, 6, mix(first, emblem.line, 0.3));
}

function drawPeak(stage: Stage, emblem: Emblem): void {
  const { pen, palette, random } = stage;
  const { x, y } = emblem;
  const inks = inksOn(stage, emblem.ground);
  const bands = [inks[0], inks[1], inks[2] ?? inks[0], palette.sun].filter((ink) => ink !== undefined);
  const snow = emblem.line;
  const shade = mix(snow, emblem.ground, 0.28);
  within(pen, () => {
    pen.beginPath();
    pen.arc(x, y, 335, 0, fullTurn);
    pen.clip();
    bands.forEach((band, index) => fillCircle(pen, x, y - 30, 262 - index * 52, css(band)));
    const lean = random.range(-40, 40);
    const peaks: readonly (readonly [number, number, number])[] = [
      [-190, -60, 300],
      [40 + lean, -165, 380],
      [270, -10, 280],
    ];
    for (const [offset, top, spread] of peaks) {
      const apex: [number, number] = [x + offset, y + top];
      fillPolygon(pen, [apex, [x + offset - spread, y + 215], [x + offset + spread, y + 215]], css(snow));
      fillPolygon(
        pen,
        [
          apex,
          [x + offset + spread, y + 215],
          [x + offset + 20, y + 215],
          [x + offset - 26, y + top + 130],
          [x + offset + 28, y + top + 78],
        ],
        css(shade),
      );
    }
    pen.fillStyle = css(mix(emblem.ground, inks[0] ?? snow, 0.35));
    pen.fillRect(x - 400, y + 178, 800, 300);
    for (let line = 0; line < 4; line += 1) {
      pen.fillStyle = css(snow);
      pen.beginPath();
      pen.roundRect(x - 250 + line * 42, y + 204 + line * 30, 500 - line * 84, 9, 4);
      pen.fill();
    }
  });
  strokeRing(stage, emblem, 355, 13);
  strokeRing(stage, emblem, 384, 3);
}
