import { readImage } from "#app/core/files/read-image.server.ts";
import { siteSettings } from "#app/core/settings/site-settings.server.ts";
import { moderateImage } from "./builtin/moderate-image.server.ts";
import { moderateText, type TextFlagKind } from "./builtin/moderate-text.ts";

export interface SubmissionFlag {
  kind: TextFlagKind | "image";
  /** A sentence for the reviewer. */
  reason: string;
  /** The words that led to it, where there are any. */
  excerpt?: string;
}

export interface SubmissionModeration {
  /** A person should look closely. Nothing is ever dropped for it. */
  isFlagged: boolean;
  flags: SubmissionFlag[];
}

/** Looks at what is about to become public, for the review queue. Run it in a job: a picture takes a moment. */
export async function moderateSubmission(submission: {
  texts: readonly string[];
  images?: readonly Uint8Array[];
}): Promise<SubmissionModeration> {
  const { imageFlagPercent, mostLinks } = await siteSettings();
  const flags: SubmissionFlag[] = submission.texts.flatMap((text) => moderateText(text, { mostLinks }));
  for (const bytes of submission.images ?? []) {
    const image = await readImage(bytes, { animated: "first-frame" });
    const { isFlagged, reason } = await moderateImage(image, imageFlagPercent / 100);
    if (isFlagged) flags.push({ kind: "image", reason: reason ?? "May not be suitable for everyone." });
  }
  return { isFlagged: flags.length > 0, flags };
}
