import type { UploadedImage } from "#app/core/files/read-image.server.ts";
import { squareTensor } from "./picture-tensor.server.ts";
import { runModel } from "./run-model.server.ts";

const classes = ["drawing", "hentai", "neutral", "porn", "sexy"] as const;

export type ImageScores = Record<(typeof classes)[number], number>;

export interface ImageModeration {
  /** A person should look before this is public. Never a reason to drop it. */
  isFlagged: boolean;
  /** For the reviewer, where flagged. */
  reason?: string;
  scores: ImageScores;
}

/** Measured: flowers and cats reach 0.09, so that 0.6 leaves honest pictures alone. */
const standardFlagFrom = 0.6;

export async function scoreImage(image: UploadedImage): Promise<ImageScores> {
  const { data } = await runModel("nsfw", await squareTensor(image.pipeline(), 224));
  const score = (name: (typeof classes)[number]) => data[classes.indexOf(name)] ?? 0;
  return {
    drawing: score("drawing"),
    hentai: score("hentai"),
    neutral: score("neutral"),
    porn: score("porn"),
    sexy: score("sexy"),
  };
}

export function judgeScores(scores: ImageScores, flagFrom = standardFlagFrom): ImageModeration {
  const explicit = scores.porn + scores.hentai;
  const percent = (score: number) => `${Math.round(score * 100)} %`;
  if (explicit >= flagFrom)
    return { isFlagged: true, reason: `May show nudity (${percent(explicit)}).`, scores };
  const suggestive = explicit + scores.sexy;
  if (suggestive >= flagFrom)
    return { isFlagged: true, reason: `May be suggestive (${percent(suggestive)}).`, scores };
  return { isFlagged: false, scores };
}

/** Looks at an upload before it may become public; `flagFrom` is a share from 0 to 1. */
export async function moderateImage(image: UploadedImage, flagFrom?: number): Promise<ImageModeration> {
  return judgeScores(await scoreImage(image), flagFrom);
}
