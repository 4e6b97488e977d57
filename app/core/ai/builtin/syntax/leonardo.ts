import type { Scene } from "#app/core/ai/builtin/describe-scene.ts";
import { capitalise, endSentence, withArticle } from "#app/core/ai/builtin/phrase-grammar.ts";
import { clauses, trainedSizes, type ImagePrompt, type SyntaxRequest } from "./scene-clauses.ts";

const leonardoStyles: Record<Scene["kind"], string[]> = {
  photo: ["Cinematic", "Photography", "Portrait"],
  painting: ["Illustration", "Creative"],
  illustration: ["Illustration", "Creative"],
  vector: ["Graphic Design 2D", "Minimalist"],
  render: ["3D Render", "Dynamic"],
};

export function leonardo({ scene, audience, choice }: SyntaxRequest): ImagePrompt {
  const [subject = "", ...details] = clauses({ ...scene, subject: withArticle(scene.subject) });
  const look = details.length > 0 ? endSentence(capitalise(details.join(", "))) : "";
  const [width, height] = trainedSizes[scene.ratio];
  const styles = leonardoStyles[scene.kind].filter(
    (style) => style !== "Portrait" || scene.family === "person",
  );
  return {
    prompt: [endSentence(capitalise(subject)), look, audience && `Aimed at ${audience}.`]
      .filter(Boolean)
      .join(" "),
    negative: scene.negatives.join(", "),
    parameters: {
      model: "Leonardo Phoenix 1.0",
      "preset style": choice.pick(styles),
      "guidance scale": scene.kind === "photo" ? 6 : 7,
      contrast: choice.pick([3, 3.5, 4]),
      "prompt enhance": "off",
      width,
      height,
    },
  };
}
