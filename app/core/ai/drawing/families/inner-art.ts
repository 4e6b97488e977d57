import type { Canvas } from "@napi-rs/canvas";
import { type Stage, createInnerStage } from "#app/core/ai/drawing/stage.server.ts";
import { drawAnimalEmblem } from "./animal-emblem.ts";
import { drawBadge } from "./badge.ts";
import { drawBotanical } from "./botanical.ts";
import { drawLayeredLandscape } from "./layered-landscape.ts";
import { drawLineArt } from "./line-art.ts";
import { drawPortrait } from "./portrait.ts";
import { drawRetroSunset } from "./retro-sunset.ts";
import { drawSeamlessRetro } from "./seamless-retro.ts";

const prints = {
  botanical: drawBotanical,
  retro: drawSeamlessRetro,
  animal: drawAnimalEmblem,
  landscape: drawLayeredLandscape,
  lines: drawLineArt,
  portrait: drawPortrait,
  badge: drawBadge,
  sunset: drawRetroSunset,
};

export type Print = keyof typeof prints;

const wordsOf: readonly (readonly [RegExp, Print])[] = [
  [/portrait|woman|man|face/, "portrait"],
  [/flower|floral|botanic|garden|leaf/, "botanical"],
  [/fox|wolf|bear|owl|cat|deer|rabbit|lion|panda|tiger|animal|pet/, "animal"],
  [/sunset|synth|vintage|eighties|80s/, "sunset"],
  [/retro|pattern|seventies|70s|geometric|daisy/, "retro"],
  [/line|abstract|boho|minimal/, "lines"],
  [/mountain|lake|landscape|forest|nature/, "landscape"],
  [/badge|camp|outdoor|coffee|adventure|logo/, "badge"],
];

/** The picture printed on a product or hung in a room: what the subject names, else one of the fitting kinds. */
export function drawPrint(
  stage: Stage,
  label: string,
  size: { width: number; height: number },
  fitting: readonly Print[],
): Canvas {
  const named = wordsOf.find(([words]) => words.test(stage.subject))?.[1];
  const print = named && fitting.includes(named) ? named : stage.random.fork(`${label} print`).pick(fitting);
  const inner = createInnerStage(stage, label, size);
  prints[print](inner);
  return inner.canvas;
}
