import type { PictureWords } from "./describe-analysis.ts";

export const targetModels = ["midjourney", "dalle", "stable-diffusion", "leonardo"] as const;
export type TargetModel = (typeof targetModels)[number];

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
}

function opening({ medium, subject, setting }: PictureWords): string {
  return [`${withArticle(medium)} of ${subject}`, ...setting].join(" ");
}

/** Sides near one megapixel in steps of 64, as diffusion models are trained on. */
function trainedSize(ratio: string): [number, number] {
  const [a = 1, b = 1] = ratio.split(":").map(Number);
  const step = (value: number) => Math.max(512, Math.round(value / 64) * 64);
  return [step(1024 * Math.sqrt(a / b)), step(1024 * Math.sqrt(b / a))];
}

function midjourney(words: PictureWords): string {
  const { composition, light, lens, colours, mood, negatives, ratio } = words;
  const clauses = [capitalise(opening(words)), ...composition, ...light, ...lens, colours, `${mood} mood`];
  const style = words.medium === "photograph" ? " --style raw" : "";
  return `${clauses.join(", ")} --ar ${ratio} --stylize 100${style} --v 7 --no ${negatives.slice(0, 4).join(", ")}`;
}

function dalle(words: PictureWords): string {
  const { composition, light, lens, colours, mood } = words;
  const sentences = [
    opening(words),
    `Framed in ${composition.at(-1)}: ${composition.slice(0, -1).join(", ") || "a free composition"}`,
    light.length > 0 && `The picture has ${light.join(", ")}`,
    `It shows ${lens.join(" and ")}`,
    `The colours are a ${colours}`,
    `The mood is ${mood.replace(", ", " and ")}`,
    words.negatives.includes("text") && "There is no lettering, border or watermark",
  ];
  return sentences
    .filter((sentence) => sentence !== false)
    .map((sentence) => `${capitalise(sentence)}.`)
    .join(" ");
}

function stableDiffusion(words: PictureWords): string {
  const { subject, medium, setting, composition, light, lens, colours, mood, negatives, ratio } = words;
  // Square brackets weaken a word in this syntax, so the slot to fill stands without its weight.
  const main = subject.startsWith("[") ? subject : `(${subject.replaceAll(/[()]/g, String.raw`\$&`)}:1.2)`;
  const tags = [
    main,
    medium,
    ...setting,
    ...composition,
    ...light,
    ...lens,
    `(${colours}:1.1)`,
    `${mood} mood`,
  ];
  const [width, height] = trainedSize(ratio);
  return [
    `${tags.join(", ")}, best quality`,
    `Negative prompt: (worst quality:1.4), ${negatives.join(", ")}`,
    `Steps: 30, Sampler: DPM++ 2M Karras, CFG scale: ${medium === "photograph" ? 5.5 : 7}, Size: ${width}x${height}`,
  ].join("\n");
}

function leonardo(words: PictureWords): string {
  const { medium, composition, light, lens, colours, mood, negatives, ratio } = words;
  const presets: Record<string, string> = {
    photograph: "Photography",
    "digital illustration": "Illustration",
    "flat vector graphic": "Graphic Design 2D",
  };
  const [width, height] = trainedSize(ratio);
  return [
    `${capitalise(opening(words))}. ${capitalise([...composition, ...light, ...lens].join(", "))}. ${capitalise(colours)}, ${mood} mood.`,
    `Negative prompt: ${negatives.join(", ")}`,
    `Preset: ${presets[medium] ?? "Dynamic"} · Model: Leonardo Phoenix · ${width} × ${height}`,
  ].join("\n");
}

const writers: Record<TargetModel, (words: PictureWords) => string> = {
  midjourney,
  dalle,
  "stable-diffusion": stableDiffusion,
  leonardo,
};

/** Says a described picture in the syntax of the chosen tool. */
export function writePicturePrompt(target: TargetModel, words: PictureWords): string {
  return writers[target](words);
}
