import { generateText, type ModelMessage } from "ai";
import type { AiModel } from "#app/core/ai/pick-model.server.ts";
import { callTimeout } from "#app/core/ai/provider-settings.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { languageModel } from "./language-model.server.ts";
import { providerFailure } from "./provider-failure.ts";

export interface Question {
  instructions: string;
  content: Extract<ModelMessage, { role: "user" }>["content"];
  signal?: AbortSignal | undefined;
}

/** One question, one text. The SDK repeats busy and broken answers twice, with growing pauses. */
export async function askTextModel(
  db: Db,
  model: AiModel,
  { instructions, content, signal }: Question,
): Promise<string> {
  try {
    const { text } = await generateText({
      model: await languageModel(db, model),
      instructions,
      messages: [{ role: "user", content }],
      maxRetries: 2,
      abortSignal: callTimeout(signal),
    });
    return text.trim();
  } catch (error) {
    throw signal?.aborted ? error : providerFailure(model.displayName, error);
  }
}
