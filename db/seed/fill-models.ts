import type { AiFunction } from "#app/core/ai/functions.ts";
import { aiModels as modelTable, apiKeys as keyTable } from "#app/core/ai/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { aiModels, type SeedModel } from "./ai-models.ts";
import { apiKeys } from "./api-keys.ts";

/** These answer in text only, and cannot be shown a picture. */
const blindModels = new Set(["meta-llama/Llama-3.3-70B-Instruct", "sonar", "sonar-pro"]);

const writing: AiFunction[] = ["enhance-prompt", "rewrite-title", "generate-mega-tags"];

function functionsOf({ name, type, provider }: SeedModel): AiFunction[] {
  if (type === "image") return ["generate-image"];
  if (name === "built-in-image-to-prompt") return ["image-to-prompt"];
  return provider === "built-in" || blindModels.has(name) ? writing : [...writing, "image-to-prompt"];
}

type NewModel = typeof modelTable.$inferInsert;

/** A local server's models are known by their names in the settings only. */
function localModels(): NewModel[] {
  const { OPENAI_COMPATIBLE_TEXT_MODEL: textModel, OPENAI_COMPATIBLE_IMAGE_MODEL: imageModel } = env();
  const local = (name: string, rest: Pick<NewModel, "type" | "functions" | "creditsCost">): NewModel => ({
    name,
    displayName: name,
    provider: "openai-compatible",
    ...rest,
  });
  return [
    ...(textModel
      ? [local(textModel, { type: "text", functions: [...writing, "image-to-prompt"], creditsCost: 5 })]
      : []),
    ...(imageModel
      ? [local(imageModel, { type: "image", functions: ["generate-image"], creditsCost: 8 })]
      : []),
  ];
}

/** Models and keys that the product knows. Safe to repeat: what an admin changed stays. */
export async function fillModels(db: Db): Promise<void> {
  const known = aiModels.map((model) => ({
    name: model.name,
    displayName: model.display_name,
    provider: model.provider,
    type: model.type,
    functions: functionsOf(model),
    creditsCost: model.credits_cost,
    isActive: model.is_active,
  }));
  await db
    .insert(modelTable)
    .values([...known, ...localModels()])
    .onConflictDoNothing();
  await db
    .insert(keyTable)
    .values(
      apiKeys.map(({ name, label, description, is_required }) => ({
        name,
        label,
        description,
        isRequired: is_required,
      })),
    )
    .onConflictDoNothing();
}
