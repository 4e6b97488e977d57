import { type ConsoleSettings, isOn } from "./settings-shape.ts";

/** Toolkit §9: add 3-5 hashtags. */
export const mostHashtags = 5;

const hashtag = /#[\p{L}\p{N}_]+/gu;
const disclosure = "Made with AI.";

export function hashtagsIn(caption: string): string[] {
  return caption.match(hashtag) ?? [];
}

/** The caption as it goes out, by the member's switches: the preview shows the same. */
export function finishCaption(caption: string, settings: ConsoleSettings): string {
  const kept = isOn(settings, "hashtag-optimization") ? keepFirstHashtags(caption) : caption.trim();
  const isMissing = isOn(settings, "ai-disclosure") && kept !== "" && !kept.includes(disclosure);
  return isMissing ? `${kept}\n\n${disclosure}` : kept;
}

function keepFirstHashtags(caption: string): string {
  let count = 0;
  const kept = caption.replaceAll(hashtag, (tag) => {
    count += 1;
    return count > mostHashtags ? "" : tag;
  });
  return count > mostHashtags ? kept.replaceAll(/[ \t]+$/gm, "").trim() : caption.trim();
}
