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
  const saysWoman = /\bwoman|female|girl|queen|lady|mother|bride|goddess|\bshe\b/.test(subject);
  const isMan = saysMan || (!saysWoman && random.chance(0.25));
  const isFormal = /headshot|business|corporate|linkedin|professional|executive|founder/.test(subject);
  const skin = skinOf(subject) ?? random.pick(skins);
  const isDarkSkin = skin[0] < 180;
  return {
    skin,
    hair: hairOf(subject) ?? random.pick(isDarkSkin ? hairs.filter((hair) => hair[0] < 130) : hairs),
    style: styleOf(subject) ?? (isMan ? "short" : random.pick(["bun", "long", "bob", "curls"] as const)),
    isMan,
    hasBeard: isMan && (subject.includes("beard") || random.chance(0.5)),
    hasGlasses: subject.includes("glasses") || random.chance(isFormal ? 0.35 : 0.08),
    hasFlowers: !isMan && !isFormal && random.chance(0.75),
    eyesOpen: isFormal || random.chance(0.25),
    isFormal,
  };
}

function firstNamed<T>(subject: string, table: readonly (readonly [RegExp, T])[]): T | undefined {
  return table.find(([words]) => words.test(subject))?.[1];
}

function skinOf(subject: string): Rgb | undefined {
  return firstNamed(subject, [
    [/dark skin|deep skin|black woman|black man|umber/, [122, 76, 52]],
    [/brown skin|tan skin|golden skin/, [190, 134, 94]],
    [/olive skin/, [214, 168, 126]],
    [/fair skin|pale skin|light skin/, [245, 205, 178]],
  ]);
}

function hairOf(subject: string): Rgb | undefined {
  return firstNamed(subject, [
    [/(grey|gray|silver|white) (hair|braid|bun|curl)|elderly|grandmother|grandfather/, [150, 148, 154]],
    [/(copper|red|ginger|auburn) (hair|braid|bun|curl)/, [168, 78, 38]],
    [/(blond|blonde|golden|fair) (hair|braid|bun|curl)/, [214, 170, 104]],
    [/black (hair|braid|bun|curl)|dark (wavy )?(hair|curl)/, [32, 26, 30]],
    [/brown (hair|braid|bun|curl)/, [92, 58, 40]],
  ]);
}

function styleOf(subject: string): HairStyle | undefined {
  return firstNamed(subject, [
    [/\bbun\b|top ?knot/, "bun"],
    [/curl|afro|coils/, "curls"],
    [/braid|long|wavy|veil/, "long"],
    [/bob|fringe/, "bob"],
    [/short/, "short"],
  ]);
}
