import type { Ratio, Scene } from "#app/core/ai/builtin/describe-scene.ts";
import { capitalise, endSentence, withArticle } from "#app/core/ai/builtin/phrase-grammar.ts";
import { placed, type ImagePrompt, type SyntaxRequest } from "./scene-clauses.ts";

const dalleSizes: Record<Ratio, string> = {
  "1:1": "1024x1024",
  "4:5": "1024x1792",
  "2:3": "1024x1792",
  "9:16": "1024x1792",
  "3:2": "1792x1024",
  "16:9": "1792x1024",
};

const kindNames: Record<Scene["kind"], string> = {
  photo: "photograph",
  painting: "painting",
  illustration: "illustration",
  vector: "vector design",
  render: "3D render",
};

const noLettering = [
  "Keep the frame free of lettering, borders and watermarks",
  "Leave out any lettering, frames and watermarks",
  "No lettering, borders or watermarks appear anywhere",
];
const someLettering = ["The lettering is spelled exactly and easy to read"];

export function dalle({ scene, audience, choice }: SyntaxRequest): ImagePrompt {
  const subject = placed(scene, withArticle(scene.subject));
  const look = scene.medium
    ? `Make it ${withArticle(scene.medium)}, with attention to ${scene.finish}`
    : `Give it ${scene.finish}`;
  const sentences = [
    scene.medium ? `Show ${subject}` : `Create ${withArticle(kindNames[scene.kind])} of ${subject}`,
    look,
    scene.light && `The scene is lit by ${scene.light}`,
    scene.lens &&
      (scene.kind === "photo" ? `Shot with ${withArticle(scene.lens)}` : `Use ${withArticle(scene.lens)}`),
    scene.palette && `The colours stay close to ${scene.palette}`,
    scene.mood && `The overall mood is ${scene.mood}`,
    audience && `It should appeal to ${audience}`,
    choice.pick(scene.negatives.includes("text") ? noLettering : someLettering),
  ].filter((sentence) => typeof sentence === "string" && sentence !== "");
  return {
    prompt: sentences.map((sentence) => endSentence(capitalise(sentence ?? ""))).join(" "),
    parameters: {
      size: dalleSizes[scene.ratio],
      quality: "hd",
      style: scene.kind === "photo" || scene.kind === "painting" ? "natural" : "vivid",
    },
  };
}
