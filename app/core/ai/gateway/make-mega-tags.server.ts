import { megaTags, type MegaTags } from "#app/core/ai/builtin/mega-tags.server.ts";
import { formatTag, tagRules } from "#app/core/ai/builtin/tags/tag-rules.ts";
import { tagKey } from "#app/core/ai/builtin/words/base-form.ts";
import type { Made, Making } from "./making.ts";
import { pickModel } from "#app/core/ai/pick-model.server.ts";
import type { ParsedRequest } from "#app/core/ai/schema.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { askTextModel } from "./ask-text-model.server.ts";

type TagsRequest = Extract<ParsedRequest, { function: "generate-mega-tags" }>;

export async function makeMegaTags(
  db: Db,
  request: TagsRequest,
  modelId: string | null,
  { signal }: Pick<Making, "signal">,
): Promise<Made> {
  const model = await pickModel(db, "generate-mega-tags", modelId ?? undefined);
  const { imageDescription, existingTags, targetPlatform } = request;
  const tags =
    model.provider === "built-in"
      ? await megaTags({ imageDescription, existingTags, targetPlatform })
      : mergeTags(
          request,
          await askTextModel(db, model, {
            instructions: `List search tags for a picture sold or shown on ${targetPlatform}: at most ${tagRules[targetPlatform].most}, each at most ${tagRules[targetPlatform].length} characters, the best first, none twice. Answer with the tags alone, separated by commas.`,
            content: `The picture: ${imageDescription}\nTags it has: ${existingTags.join(", ") || "none"}`,
            signal,
          }),
        );
  if (tags.totalTagsCount === 0) throw new AppError("upstream", "No mega tags returned");
  return { result: { ...tags }, madeBy: model.displayName };
}

/** A model's list by the platform's rules: the tags that were there first, no doubles, none too long. */
function mergeTags({ existingTags, targetPlatform }: TagsRequest, answer: string): MegaTags {
  const seen = new Set<string>();
  const tags: string[] = [];
  const leftOut: string[] = [];
  const add = (tag: string): boolean => {
    const formatted = formatTag(tag, targetPlatform);
    const key = tagKey(tag).replaceAll(" ", "");
    if (!formatted || seen.has(key) || tags.length >= tagRules[targetPlatform].most) return false;
    seen.add(key);
    tags.push(formatted);
    return true;
  };
  for (const tag of existingTags.filter(Boolean)) if (!add(tag)) leftOut.push(tag);
  const kept = tags.length;
  for (const tag of answer.split(/[,\n;]+/)) add(tag.replace(/^\s*(?:\d+[.)]\s+|[*•-]\s*)/, ""));
  return { megaTags: tags, newTagsCount: tags.length - kept, totalTagsCount: tags.length, leftOut };
}
