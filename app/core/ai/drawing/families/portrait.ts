import type { Rgb } from "#app/core/ai/drawing/colour.ts";
import type { Stage } from "#app/core/ai/drawing/stage.server.ts";
import { paintBackdrop } from "./portrait-backdrop.ts";
import { paintFace } from "./portrait-face.ts";
import { type HairStyle, paintHairBack, paintHairFront } from "./portrait-hair.ts";
import { paintClothes, paintNeck } from "./portrait-clothes.ts";

export type Sitter = {
  skin: Rgb;
  hair: Rgb;
  style: HairStyle;
  isMan: boolean;
  hasBeard: boolean;
  hasGlasses: boolean;
  hasFlowers: boolean;
  eyesOpen: boolean;
  /** A headshot: plain backdrop, jacket, open eyes. */
  isFormal: boolean;
};

const skins: readonly Rgb[] = [
  [245, 205, 178],
  [236, 188, 156],
  [222, 170, 130],
  [196, 140, 100],
  [164, 104, 66],
  [122, 76, 52],
];

const hairs: readonly Rgb[] = [
  [40, 26, 28],
  [74, 46, 36],
  [154, 76, 42],
  [206, 160, 98],
  [24, 24, 32],
  [120, 116, 122],
];

/** A calm face seen from the front, one light from the left. */
export function drawPortrait(stage: Stage): void {
  const sitter = castSitter(stage);
  const { pen } = stage;
  // The bust stands on the lower edge and grows a little with a tall picture.
  const scale = Math.min(1.36, Math.max(1, stage.height / 1100));
  paintBackdrop(stage, sitter.isFormal, scale);
  pen.save();
  pen.translate(stage.width / 2, stage.height);
  pen.scale(scale, scale);
  pen.translate(0, -500);
  paintHairBack(stage, sitter);
  paintClothes(stage, sitter, 500);
  paintNeck(stage, sitter);
  paintFace(stage, sitter);
  paintHairFront(stage, sitter);
  pen.restore();
}

function castSitter(stage: Stage): Sitter {
  const { subject } = stage;
  const random = stage.random.fork("sitter");
  const saysMan = /\b(man|male|boy|king|gentleman|father|bearded|he)\b/.test(subject);
  const saysWoman = /woman|female|girl|queen|lady|mother|bride|goddess|she/.test(subject);
  const isMan = saysMan || (!saysWoman && random.chance(0.25));
  const isFormal = /headshot|business|corporate|linkedin|professional|executive|founder/.test(subject);
  const skin = random.pick(skins);
  const isDarkSkin = skin[0] < 180;
  return {
    skin,
    hair: random.pick(isDarkSkin ? hairs.filter((hair) => hair[0] < 130) : hairs),
    style: isMan ? "short" : random.pick(["bun", "long", "bob", "curls"] as const),
    isMan,
    hasBeard: isMan && (subject.includes("beard") || random.chance(0.5)),
    hasGlasses: subject.includes("glasses") || random.chance(isFormal ? 0.35 : 0.08),
    hasFlowers: !isMan && !isFormal && random.chance(0.75),
    eyesOpen: isFormal || random.chance(0.25),
    isFormal,
  };
}
