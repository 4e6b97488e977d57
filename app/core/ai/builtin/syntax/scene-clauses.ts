import type { Ratio, Scene } from "#app/core/ai/builtin/describe-scene.ts";
import type { Tone } from "#app/core/ai/builtin/options.ts";
import type { Choice } from "#app/core/ai/builtin/seeded-choice.ts";

export type Parameters = Record<string, string | number | boolean>;

export interface ImagePrompt {
  prompt: string;
  negative?: string;
  parameters: Parameters;
}

export interface SyntaxRequest {
  scene: Scene;
  tone: Tone;
  audience: string;
  flags: Map<string, string>;
  choice: Choice;
}

/** Sizes that the SDXL family was trained on. */
export const trainedSizes: Record<Ratio, [number, number]> = {
  "1:1": [1024, 1024],
  "4:5": [896, 1120],
  "2:3": [832, 1216],
  "9:16": [768, 1344],
  "3:2": [1216, 832],
  "16:9": [1344, 768],
};

function colours(scene: Scene): string | undefined {
  return scene.palette && `palette of ${scene.palette}`;
}

/** Subject and setting as one phrase, or as two when the subject is itself a list. */
export function placed(scene: Scene, subject: string): string {
  if (!scene.setting) return subject;
  return /[,;]/.test(subject) ? `${subject}, ${scene.setting}` : `${subject} ${scene.setting}`;
}

export function clauses(scene: Scene): string[] {
  const subject = placed(scene, scene.subject);
  return [
    subject,
    scene.light,
    scene.lens,
    scene.medium,
    scene.finish,
    colours(scene),
    scene.mood && `${scene.mood} mood`,
  ].filter((clause): clause is string => clause !== undefined && clause !== "");
}
