import type { FamilyName, PaletteName, PictureStyle, TimeOfDay } from "./names.ts";
import { createRandom, hashText } from "./random.ts";
import { fittingPalettes, paletteRules, timeRules } from "./scene-colours.ts";
import { asLogo, withoutSubject } from "./scene-style.ts";
import { animalRules, cuteWords, markWords, modifierWords, subjectRules } from "./scene-words.ts";

export const pictureShapes = ["square", "landscape", "portrait"] as const;

export type PictureShape = (typeof pictureShapes)[number];

/** 1k for square and portrait, 2k for landscape. */
export const pictureSizes: Record<PictureShape, { width: number; height: number }> = {
  square: { width: 1024, height: 1024 },
  landscape: { width: 2048, height: 1152 },
  portrait: { width: 576, height: 1024 },
};

export type SceneOptions = { style?: PictureStyle; size?: PictureShape; seed?: number };

export type WordsScene = {
  family: FamilyName;
  palette: PaletteName;
  seed: number;
  style: PictureStyle;
  timeOfDay?: TimeOfDay;
  subject: string;
  width: number;
  height: number;
};

/** Reads a prompt into a scene: what it shows, in which colours, at which hour. */
export function sceneFromWords(promptText: string, options: SceneOptions = {}): WordsScene {
  const text = readable(promptText);
  const style = options.style ?? styleOf(text);
  const seed = options.seed ?? hashText(text);
  const { family, subject } = subjectOf(text, style);
  const timeOfDay = timeRules.find(([, words]) => firstMatch(text, words) >= 0)?.[0];
  return {
    family,
    palette: paletteOf(text, family, seed),
    seed,
    style,
    ...(timeOfDay && { timeOfDay }),
    subject,
    ...pictureSizes[options.size ?? "square"],
  };
}

/** The words that describe the picture: variables opened, switches and what must not be there left out. */
function readable(promptText: string): string {
  return promptText
    .toLowerCase()
    .replaceAll(/negative prompt:.*$/gms, " ")
    .replaceAll(/--no [^-]*/g, " ")
    .replaceAll(/--\w+ \S+/g, " ")
    .replaceAll(/\b(?:no|without|avoid|never|not)\s+(?:any\s+)?[\w-]+/g, " ")
    .replaceAll(/[[\]{}()"“”*_|]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function styleOf(text: string): PictureStyle {
  // Further on such words are about use ("room for a logo"), not about the picture.
  const opening = text.slice(0, 140);
  if (firstMatch(opening, "logo, brand mark, brand sign, emblem, crest") >= 0) return "logo";
  if (firstMatch(opening, cuteWords) >= 0) return "cartoon";
  if (firstMatch(text, "photo, photograph, photography, photorealistic, 35mm, 50mm, 85mm, dslr, lens") >= 0)
    return "photo";
  return "artistic";
}

const patterns = new Map<string, RegExp>();

/** Where the first of these words stands, or -1. Plurals count. */
function firstMatch(text: string, words: string): number {
  let pattern = patterns.get(words);
  if (!pattern) {
    const choices = words.split(", ").map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    pattern = new RegExp(`(?<![\\w-])(?:${choices.join("|")})(?:s|es)?(?![\\w-])`);
    patterns.set(words, pattern);
  }
  return text.search(pattern);
}

const support = 0.25;

type Found = { family: FamilyName; subject: string; score: number };

function subjectOf(text: string, style: PictureStyle): { family: FamilyName; subject: string } {
  const found = rank([...findAnimal(text, style), ...findSubjects(text, style)]);
  const modifiers = modifierWords.filter(([, words]) => firstMatch(text, words) >= 0).map(([word]) => word);
  const chosen = firstOf(found, style) ?? withoutSubject(style);
  const styled = style === "logo" ? asLogo(chosen) : chosen;
  const words = [styled.subject || nextSubject(found, styled.family), ...modifiers];
  // What is printed on a product is the next thing named.
  if (styled.family === "product-mockup")
    words.splice(1, 0, found.find(({ family }) => family !== "product-mockup")?.subject ?? "");
  return { family: styled.family, subject: [...new Set(words.filter(Boolean))].join(" ") };
}

/** A logo shows what it is for; the word "logo" alone says nothing about that. */
function firstOf(found: readonly Found[], style: PictureStyle): Found | undefined {
  const named =
    style === "logo"
      ? found.find(({ family, subject }) => family !== "geometric-logo" || subject !== "")
      : undefined;
  return named ?? found[0];
}

/** Words that name only the kind of picture leave its subject to the next word of that kind; a badge shows anything. */
function nextSubject(found: readonly Found[], family: FamilyName): string {
  const next = found.find((other) => other.subject !== "" && (other.family === family || family === "badge"));
  return next?.subject ?? "";
}

/** Several words for one family support each other: eyes, hair and skin make a portrait more than one rose unmakes it. */
function rank(found: readonly Found[]): Found[] {
  const supported = found.map((one) => {
    const others = found.filter((other) => other !== one && other.family === one.family);
    return { ...one, score: one.score + support * others.reduce((sum, other) => sum + other.score, 0) };
  });
  return supported.sort((a, b) => b.score - a.score);
}

/** What is named first is usually what is shown; the rest is setting, and the further on the less it counts. */
function nearness(position: number): number {
  return 0.35 + 1.75 * Math.exp(-position / 95);
}

function findSubjects(text: string, style: PictureStyle): Found[] {
  return subjectRules.flatMap(({ family, subject, weight, words }) => {
    // A cartoon of something unknown is a character, not a leaf or a texture.
    if (style === "cartoon" && weight === 1) return [];
    const position = firstMatch(text, words);
    return position < 0 ? [] : [{ family, subject, score: weight * nearness(position) }];
  });
}

function findAnimal(text: string, style: PictureStyle): Found[] {
  const isMark = firstMatch(text, markWords) >= 0;
  const isCute = style === "cartoon" || (style !== "logo" && !isMark && firstMatch(text, cuteWords) >= 0);
  return animalRules.flatMap(({ words, emblem, creature }): Found[] => {
    const position = firstMatch(text, words);
    if (position < 0) return [];
    if (isCute || !emblem)
      return [{ family: "cartoon-character", subject: creature, score: 3.2 * nearness(position) }];
    return [{ family: "animal-emblem", subject: emblem, score: (isMark ? 4 : 2.6) * nearness(position) }];
  });
}

function paletteOf(text: string, family: FamilyName, seed: number): PaletteName {
  const scored = paletteRules
    .map(([palette, words]) => {
      const matches = words.split(", ").filter((word) => firstMatch(text, word) >= 0);
      return { palette, score: matches.reduce((sum, word) => sum + colourWeight(word), 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return scored[0]?.palette ?? createRandom(seed).fork("palette").pick(fittingPalettes[family]);
}

const plainColours = new Set(
  "red, orange, yellow, green, blue, purple, pink, brown, black, grey, gray, gold, teal, turquoise".split(
    ", ",
  ),
);

/** A colour by its name says more than a mood, and "dark green" more than the "green" inside it. */
function colourWeight(word: string): number {
  if (word.includes(" ")) return 1.9;
  return plainColours.has(word) ? 1.5 : 1;
}
