import { trainedSizes, type ImagePrompt, type SyntaxRequest } from "./scene-clauses.ts";

/** “nook by the window with a cat” → nook · by the window · a cat: one tag each. */
function subjectTags(subject: string): string[] {
  return subject
    .split(
      /\s*[,;]\s*|\s+(?=(?:by|in|on|at|under|beside|near|among|against|over|inside)\s)|\s+(?:with|and)\s+/i,
    )
    .map((part) => part.replace(/^(an?|the)\s+/i, "").trim())
    .filter(Boolean);
}

function escapeWeights(text: string): string {
  return text.replaceAll(/[()[\]]/g, String.raw`\$&`);
}

const sampler = ["DPM++ 2M Karras", "DPM++ SDE Karras", "Euler a"];

export function stableDiffusion({ scene, choice }: SyntaxRequest): ImagePrompt {
  const [main = scene.subject, ...others] = subjectTags(scene.subject).map(escapeWeights);
  const second = others.find(
    (tag) => !/^(by|in|on|at|under|beside|near|among|against|over|inside)\s/i.test(tag),
  );
  const tags = [
    `(${main}:1.3)`,
    ...others.map((tag) => (tag === second ? `(${tag}:1.15)` : tag)),
    scene.setting,
    scene.medium,
    scene.light,
    scene.lens,
    scene.finish,
    scene.palette && `(palette of ${scene.palette}:1.1)`,
    scene.mood && `${scene.mood} mood`,
    scene.kind === "vector" ? "best quality, clean shapes" : "best quality, highly detailed",
  ].filter((tag) => tag !== undefined);
  const [width, height] = trainedSizes[scene.ratio];
  return {
    prompt: tags.join(", "),
    negative: ["(worst quality:1.4)", ...scene.negatives].join(", "),
    parameters: {
      steps: choice.pick([28, 30, 32]),
      sampler: choice.pick(sampler),
      "CFG scale": scene.kind === "photo" ? 5.5 : 7,
      width,
      height,
      seed: choice.between(1, 2_147_483_647),
    },
  };
}
