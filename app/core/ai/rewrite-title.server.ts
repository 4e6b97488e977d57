import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { rewriteTitle as rewriteBuiltIn, titleRules } from "./builtin/rewrite-title.ts";
import { askTextModel } from "./gateway/ask-text-model.server.ts";
import { limitUse } from "./limit-use.server.ts";
import { pickModel } from "./pick-model.server.ts";
import { type RewriteTitleInput, rewriteTitleInput } from "./schema.ts";

export interface RewrittenTitle {
  rewrittenTitle: string;
  /** Longest title that the platform takes. */
  limit: number;
  madeBy: string;
}

/** A title within the platform's limits; a model that writes too long is brought within them. */
export async function rewriteTitle(
  ctx: Ctx,
  input: RewriteTitleInput,
  signal?: AbortSignal,
): Promise<RewrittenTitle> {
  const { modelId, imageDescription, ...request } = parseInput(rewriteTitleInput, input);
  await limitUse(ctx, "rewrite-title");
  const model = await pickModel(ctx.db, "rewrite-title", modelId);
  const described = imageDescription ? { imageDescription } : {};
  const { limit } = titleRules[request.targetPlatform];
  if (model.provider === "built-in") {
    const { rewrittenTitle } = rewriteBuiltIn({ ...request, ...described });
    return { rewrittenTitle, limit, madeBy: model.displayName };
  }
  const answer = await askTextModel(ctx.db, model, {
    instructions: `Rewrite a picture's title for ${request.targetPlatform}: what buyers search for first, no hype, at most ${limit} characters. Answer with the title alone.`,
    content: `Title: ${request.originalTitle}\nThe picture: ${imageDescription ?? "not described"}`,
    signal,
  });
  const title = answer.replaceAll(/^["'“”\s]+|["'“”\s]+$/g, "").replaceAll(/\s+/g, " ");
  if (title === "") throw new AppError("upstream", "No rewritten title returned");
  const rewrittenTitle =
    title.length <= limit ? title : rewriteBuiltIn({ ...request, originalTitle: title }).rewrittenTitle;
  return { rewrittenTitle, limit, madeBy: model.displayName };
}
