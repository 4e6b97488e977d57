import type { LanguageModel } from "ai";
import { createEngineTextModel } from "#app/core/ai/builtin/engine-text-model.server.ts";
import { noteKeyUse } from "#app/core/ai/keys/provider-key.server.ts";
import type { AiModel } from "#app/core/ai/pick-model.server.ts";
import { findProviderAccess, keyNames, type ProviderAccess } from "#app/core/ai/provider-settings.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";

/** The access of the model's provider, noted as used. */
export async function accessFor(db: Db, { provider }: Pick<AiModel, "provider">): Promise<ProviderAccess> {
  if (provider === "built-in") throw new Error("The built-in engine needs no access.");
  const access = await findProviderAccess(db, provider);
  if (!access) throw new AppError("unavailable", "This model is not set up any more. Please try another.");
  await noteKeyUse(db, keyNames[provider]);
  return access;
}

/** A text model of the AI SDK for a row of `ai_models`. Providers load when they are first used. */
export async function languageModel(
  db: Db,
  model: Pick<AiModel, "provider" | "name">,
): Promise<LanguageModel> {
  const { provider, name } = model;
  if (provider === "built-in") return createEngineTextModel();
  const { apiKey, baseURL } = await accessFor(db, model);
  const access = { apiKey, ...(baseURL ? { baseURL } : {}) };
  switch (provider) {
    case "openai":
      // The chat API, because servers that imitate OpenAI know no other.
      return (await import("@ai-sdk/openai")).createOpenAI(access).chat(name);
    case "anthropic":
      return (await import("@ai-sdk/anthropic")).createAnthropic(access)(name);
    case "google":
      return (await import("@ai-sdk/google")).createGoogleGenerativeAI(access)(name);
    case "huggingface":
      return (await import("@ai-sdk/huggingface")).createHuggingFace(access)(name);
    case "perplexity":
      return (await import("@ai-sdk/perplexity")).createPerplexity(access)(name);
    case "openai-compatible":
      return (await import("@ai-sdk/openai-compatible")).createOpenAICompatible({
        ...access,
        name: "local",
        baseURL: baseURL ?? "",
      })(name);
    default:
      throw new AppError("unavailable", "This provider serves images only.");
  }
}
