import {
  compositionsFor,
  impliedLights,
  lensSigns,
  lenses,
  lightSigns,
  lights,
  placeOf,
  technicalLights,
} from "./grammar/light-and-lens.ts";
import {
  finishes,
  kindSigns,
  imaginedMedia,
  imaginedSigns,
  likelyKinds,
  media,
  naturalistIllustrations,
  printIllustrations,
  stillLifePhotos,
  type Kind,
} from "./grammar/media.ts";
import { negativesFor } from "./grammar/negatives.ts";
import { moodSigns, moods, palettes, paletteSigns } from "./grammar/palettes-and-moods.ts";
import {
  backgroundSigns,
  placeSigns,
  printSettings,
  settings,
  technicalSettings,
} from "./grammar/settings.ts";
import { familiesIn, familyOf, type Family } from "./grammar/subjects.ts";
import type { Category, Tone } from "./options.ts";
import type { Idea } from "./read-idea.ts";
import type { Choice } from "./seeded-choice.ts";

/** A picture in slots; a slot that the idea fills itself stays empty. */
export interface Scene {
  subject: string;
  family: Family;
  kind: Kind;
  setting?: string;
  light?: string;
  lens?: string;
  medium?: string;
  finish: string;
  palette?: string;
  mood?: string;
  negatives: string[];
  ratio: Ratio;
}

export type Ratio = "1:1" | "4:5" | "2:3" | "9:16" | "3:2" | "16:9";
const ratios: readonly Ratio[] = ["1:1", "4:5", "2:3", "9:16", "3:2", "16:9"];

const ratioSigns: readonly [Ratio, RegExp][] = [
  ["9:16", /\b(stor(y|ies) format|reels?|tiktok|phone wallpaper|vertical|9:16)\b/i],
  [
    "16:9",
    /\b(banner|desktop wallpaper|youtube|thumbnail|cinematic|widescreen|panoram\w+|hero image|16:9)\b/i,
  ],
  ["2:3", /\b(poster|book cover|wall art|printable|full[- ]body|2:3)\b/i],
  ["4:5", /\b(portrait|headshot|instagram|4:5)\b/i],
  ["3:2", /\b(landscape|3:2)\b/i],
  ["1:1", /\b(logos?|icons?|patterns?|seamless|stickers?|t-?shirts?|square|avatar|mugs?|tumbler|1:1)\b/i],
];

const usualRatios: Record<Category, Ratio[]> = {
  business: ["16:9", "3:2"],
  creative: ["2:3", "3:2", "1:1"],
  ecommerce: ["1:1", "4:5"],
  social: ["4:5", "9:16"],
  technical: ["16:9", "3:2"],
};

function ratioFor(idea: Idea, category: Category, choice: Choice): Ratio {
  const usual = choice.pick(usualRatios[category]);
  const given = ratios.find((ratio) => ratio === (idea.flags.get("ar") ?? idea.flags.get("aspect")));
  return given ?? ratioSigns.find(([, signs]) => signs.test(idea.text))?.[0] ?? usual;
}

function firstSign<T>(signs: readonly (readonly [RegExp, T])[], text: string): T | undefined {
  return signs.find(([sign]) => sign.test(text))?.[1];
}

function settingsFor(family: Family, text: string, category: Category): string[] {
  if (category === "technical" && (family === "object" || family === "product")) return technicalSettings;
  return (family === "print" ? firstSign(printSettings, text) : undefined) ?? settings[family];
}

function lightsFor(family: Family, text: string, category: Category): string[] {
  if (category === "technical" && placeOf(family, text) === "inside") return technicalLights;
  return firstSign(impliedLights, text) ?? lights[placeOf(family, text)];
}

function mediaFor(kind: Kind, family: Family, category: Category, text: string): string[] {
  if (family === "fantasy" || family === "space" || imaginedSigns.test(text)) return imaginedMedia[kind];
  if (kind === "illustration" && family === "print") {
    const isGentle = /\b(cute|kawaii|adorable|kids?|baby|nursery|sweet)\b/i.test(text);
    return isGentle
      ? printIllustrations.filter((way) => !/distressed|linocut/.test(way))
      : printIllustrations;
  }
  if (kind === "illustration" && (family === "plant" || family === "animal"))
    return [...media[kind], ...naturalistIllustrations];
  if (kind !== "photo") return media[kind];
  if (family === "product" || family === "food") return stillLifePhotos;
  return category === "business" || category === "ecommerce"
    ? media.photo.filter((way) => !/unposed/.test(way))
    : media.photo;
}

const places = new Set<Family>(["interior", "architecture", "landscape", "space"]);

/** Whether the idea says where it is, by a preposition, a backdrop, or a place beside its subject. */
function hasPlace(text: string, family: Family): boolean {
  if (inventedBackdrop(family)) return backgroundSigns.test(text);
  if (placeSigns.test(text) || backgroundSigns.test(text)) return true;
  return !places.has(family) && familiesIn(text).some((other) => places.has(other));
}

/** A tool asked for a t-shirt draws a shirt; sellers need what is printed on it. */
function asDesign(text: string): string {
  return text.replace(/\b(t-?shirts?|tees?|hoodies?|stickers?|tote|mug)$/i, "$1 design");
}

function inventedBackdrop(family: Family): boolean {
  return family === "logo" || family === "print" || family === "pattern";
}

/** Fills the slots that the idea leaves open with what suits its subject, category and tone. */
export function describeScene(idea: Idea, category: Category, tone: Tone, choice: Choice): Scene {
  const shown = idea.subject.replace(/^how (.+?) works?\b/i, "$1 with its inner workings visible");
  const family = familyOf(shown);
  const text = family === "print" ? asDesign(shown) : shown;
  const askedKind = kindSigns.find(([, signs]) => signs.test(text))?.[0];
  const kind = askedKind ?? choice.pick(likelyKinds(family, category));
  const flat = kind === "vector" || inventedBackdrop(family);
  const namesPlace = hasPlace(text, family);
  // Every slot is drawn, wanted or not, so that one more word in the idea does not reshuffle the rest.
  const setting = choice.pick(settingsFor(family, text, category));
  const place = namesPlace ? text : `${text} ${setting}`;
  const drawn = {
    light: choice.pick(lightsFor(family, place, category)),
    lens: kind === "photo" ? choice.pick(lenses[family]) : choice.pick(compositionsFor(family)),
    medium: choice.pick(mediaFor(kind, family, category, text)),
    finish: choice.pick(finishes[kind]),
    palette: choice.pick(palettes[tone]),
    mood: choice.pick(moods[tone]),
    ratio: ratioFor(idea, category, choice),
  };
  return {
    subject: text,
    family,
    kind,
    setting: namesPlace ? undefined : setting,
    light: flat || lightSigns.test(text) ? undefined : drawn.light,
    lens: flat || lensSigns.test(text) ? undefined : drawn.lens,
    medium: namesMedium(text, kind, askedKind) ? undefined : drawn.medium,
    finish: drawn.finish,
    palette: paletteSigns.test(text) ? undefined : drawn.palette,
    mood: moodSigns.test(text) ? undefined : drawn.mood,
    negatives: negativesFor(kind, family, text),
    ratio: drawn.ratio,
  };
}

const exactTechniques =
  /\b(watercolou?r|oil|gouache|acrylic|pastel|ink|pencil|linocut|woodcut|engraving|anime|manga|pixel art|comic|low[- ]poly|voxel|claymation|isometric|line art|3d|polaroid|film|screen[- ]?print|risograph|collage|charcoal|chibi|kawaii|colou?ring page)\b/i;

/** “Watercolour fox” says it all; “illustration of a fox” still leaves the technique open. */
function namesMedium(text: string, kind: Kind, asked: Kind | undefined): boolean {
  return asked === kind && exactTechniques.test(text);
}
