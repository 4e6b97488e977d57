import { and, arrayContains, asc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { type AiFunction, type ProviderName, textFunctions } from "./functions.ts";
import { findProviderAccess } from "./provider-settings.server.ts";
import { aiModels } from "./tables.server.ts";

export type AiModel = typeof aiModels.$inferSelect;

/** A model that can be asked now, and what the function costs with it. */
export interface UsableModel extends AiModel {
  /** In credits. */
  cost: number;
}

/** Toolkit §9: text prompts are free whoever writes them; a text model's price is for reading a picture. */
export function costOf(aiFunction: AiFunction, model: Pick<AiModel, "creditsCost">): number {
  return textFunctions.some((name) => name === aiFunction) ? 0 : model.creditsCost;
}

/** Active models for a function whose provider is configured, outside ones first, the least dear first. */
export async function listUsableModels(db: Db, aiFunction: AiFunction): Promise<UsableModel[]> {
  const rows = await db
    .select()
    .from(aiModels)
    .where(and(arrayContains(aiModels.functions, [aiFunction]), eq(aiModels.isActive, true)))
    .orderBy(asc(aiModels.creditsCost), asc(aiModels.displayName), asc(aiModels.id));
  const isReachable = new Map<ProviderName, boolean>([["built-in", true]]);
  for (const { provider } of rows) {
    if (provider === "built-in" || isReachable.has(provider)) continue;
    isReachable.set(provider, (await findProviderAccess(db, provider)) !== undefined);
  }
  const usable = rows
    .filter(({ provider }) => isReachable.get(provider))
    .map((model) => ({ ...model, cost: costOf(aiFunction, model) }));
  const [builtIn, outside] = [true, false].map((own) =>
    usable.filter(({ provider }) => (provider === "built-in") === own),
  );
  return [...(outside ?? []), ...(builtIn ?? [])];
}

/** The model that serves: the one asked for, else the first usable; the built-in engine comes last. */
export async function pickModel(db: Db, aiFunction: AiFunction, modelId?: string): Promise<UsableModel> {
  const usable = await listUsableModels(db, aiFunction);
  const picked = modelId === undefined ? usable[0] : usable.find(({ id }) => id === modelId);
  if (picked) return picked;
  throw modelId === undefined
    ? new AppError("unavailable", "This tool is switched off at the moment. Please try again later.")
    : new AppError("validation", "This model is not available. Please choose another one.", {
        fields: { modelId: "Please choose another model." },
      });
}
