import type { ImageModel } from "ai";
import type { AiModel } from "#app/core/ai/pick-model.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { huggingFaceImages } from "./hugging-face-images.server.ts";
import { accessFor } from "./language-model.server.ts";

type OutsideModel = Pick<AiModel, "provider" | "name">;

/** An image model of the AI SDK for a row of `ai_models`. */
export async function imageModel(db: Db, model: OutsideModel): Promise<ImageModel> {
  const { provider, name } = model;
  const { apiKey, baseURL } = await accessFor(db, model);
  const access = { apiKey, ...(baseURL ? { baseURL } : {}) };
  switch (provider) {
    case "openai":
      return (await import("@ai-sdk/openai")).createOpenAI(access).image(name);
    case "google":
      return (await import("@ai-sdk/google")).createGoogleGenerativeAI(access).image(name);
    case "replicate":
      return (await import("@ai-sdk/replicate"))
        .createReplicate({ apiToken: apiKey, ...(baseURL ? { baseURL } : {}) })
        .image(name);
    case "huggingface":
      return huggingFaceImages(name, { apiKey, baseURL });
    case "openai-compatible":
      return (await import("@ai-sdk/openai-compatible"))
        .createOpenAICompatible({ ...access, name: "local", baseURL: baseURL ?? "" })
        .imageModel(name);
    default:
      throw new AppError("unavailable", "This provider serves text only.");
  }
}
