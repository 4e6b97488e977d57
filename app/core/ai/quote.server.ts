import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { formatCredits } from "#app/core/credits/amount.ts";
import type { AiFunction } from "./functions.ts";
import { listUsableModels, pickModel } from "./pick-model.server.ts";

const purposes: Record<AiFunction, string> = {
  "generate-image": "to generate an image",
  "image-to-prompt": "to analyze an image",
  "enhance-prompt": "to generate a prompt",
  "upscale-image": "to upscale an image",
  "rewrite-title": "to rewrite a title",
  "generate-mega-tags": "to generate tags",
};

/** Toolkit §8: `You need 8 credits to generate an image.`, with the number the admin set. */
export function needSentence(aiFunction: AiFunction, cost: number): string {
  return `You need ${formatCredits(cost)} ${purposes[aiFunction]}.`;
}

export interface Quote {
  /** In credits. */
  cost: number;
  madeBy: string;
  needSentence: string;
  models: { id: string; displayName: string; cost: number }[];
}

/** What a button says before anything is charged. */
export async function quote(ctx: Ctx, aiFunction: AiFunction, modelId?: string): Promise<Quote> {
  if (aiFunction === "upscale-image")
    return { cost: 0, madeBy: upscalerName, needSentence: needSentence(aiFunction, 0), models: [] };
  const usable = await listUsableModels(ctx.db, aiFunction);
  const { cost, displayName } = await pickModel(ctx.db, aiFunction, modelId);
  return {
    cost,
    madeBy: displayName,
    needSentence: needSentence(aiFunction, cost),
    models: usable.map((model) => ({ id: model.id, displayName: model.displayName, cost: model.cost })),
  };
}

export const upscalerName = "Built-in upscaler";
