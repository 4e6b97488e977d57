import type { Scene } from "#app/core/ai/builtin/describe-scene.ts";
import type { Tone } from "#app/core/ai/builtin/options.ts";
import { capitalise, withArticle } from "#app/core/ai/builtin/phrase-grammar.ts";
import { clauses, type ImagePrompt, type SyntaxRequest } from "./scene-clauses.ts";

const stylize: Record<Tone, number[]> = {
  professional: [100, 150, 200],
  casual: [100, 150, 250],
  persuasive: [200, 250, 300],
  educational: [50, 100, 150],
  humorous: [250, 400, 500],
};

/** Midjourney heeds a few words after `--no` and is distracted by many. */
function mainNegatives({ negatives }: Scene): string[] {
  const [first] = negatives;
  const usual = ["text", "watermark", "cluttered background", "blurry"].filter((term) =>
    negatives.includes(term),
  );
  return [...new Set([...usual, ...(first ? [first] : [])])].slice(0, 4);
}

export function midjourney({ scene, tone, audience, flags, choice }: SyntaxRequest): ImagePrompt {
  const isAnime = /\b(anime|manga|chibi|kawaii)\b/i.test(scene.subject);
  const own: [string, string][] = [
    ["ar", scene.ratio],
    ["stylize", String(choice.pick(stylize[tone]))],
    isAnime ? ["niji", "6"] : ["v", "7"],
  ];
  if (scene.kind === "photo") own.push(["style", "raw"]);
  if (scene.family === "pattern") own.push(["tile", ""]);
  own.push(["no", mainNegatives(scene).join(", ")]);
  const aliases: Record<string, string> = { aspect: "ar", s: "stylize", version: "v" };
  const settings = new Map(own);
  for (const [name, value] of flags) settings.set(aliases[name] ?? name, value);
  const words = clauses({ ...scene, subject: capitalise(withArticle(scene.subject)) });
  if (audience) words.push(`made for ${audience}`);
  const flagText = [...settings].map(([name, value]) => `--${name}${value ? ` ${value}` : ""}`);
  return {
    prompt: `${words.join(", ")} ${flagText.join(" ")}`,
    negative: settings.get("no"),
    parameters: Object.fromEntries([...settings].filter(([name]) => name !== "no")),
  };
}
