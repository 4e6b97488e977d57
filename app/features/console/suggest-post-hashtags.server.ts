import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { suggestHashtags } from "#app/core/ai/builtin/suggest-hashtags.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { limit } from "#app/platform/limits/limit.server.ts";
import { hashtagsIn, mostHashtags } from "./finish-caption.ts";
import { hashtagInput } from "./schema.ts";

const perHour = { points: 240, durationSeconds: 3600 };

/** Hashtags that the caption lacks, so that it has five with those already there. */
export async function suggestPostHashtags(ctx: Ctx, input: unknown): Promise<string[]> {
  const { content } = parseInput(hashtagInput, input);
  await limit("post-hashtags", ctx.ip, perHour);
  const present = hashtagsIn(content).map((tag) => tag.toLowerCase());
  const words = hashtagsIn(content).reduce((text, tag) => text.replace(tag, " "), content);
  return suggestHashtags(words)
    .filter((tag) => !present.includes(tag))
    .slice(0, Math.max(0, mostHashtags - present.length));
}
