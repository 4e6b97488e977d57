import { imageToPrompt } from "#app/core/ai/builtin/image-to-prompt.server.ts";
import { toolNames } from "#app/core/ai/builtin/compose-prompt.ts";
import { readEmbeddedPrompt } from "#app/core/ai/builtin/embedded-prompt.server.ts";
import type { Made, Making } from "./making.ts";
import { pickModel } from "#app/core/ai/pick-model.server.ts";
import type { ParsedRequest } from "#app/core/ai/schema.ts";
import { readImage } from "#app/core/files/read-image.server.ts";
import { reencodeImage } from "#app/core/files/reencode-image.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { askTextModel } from "./ask-text-model.server.ts";

type ReadRequest = Extract<ParsedRequest, { function: "image-to-prompt" }> & { bytes: Uint8Array };

/** The prompt in the file itself is the true one, so it is looked for before any model is asked. */
export async function makePromptFromImage(
  db: Db,
  request: ReadRequest,
  modelId: string | null,
  making: Making,
): Promise<Made> {
  const { bytes, targetModel, subject } = request;
  making.onProgress(0.1);
  const model = await pickModel(db, "image-to-prompt", modelId ?? undefined);
  if (model.provider === "built-in" || (await readEmbeddedPrompt(bytes))) {
    const read = await imageToPrompt({ bytes, targetModel, ...(subject ? { subject } : {}) });
    const { prompt, source, explanation, tool } = read;
    const palette = read.analysis.palette.map(({ name, hex }) => ({ name, hex }));
    return {
      result: { prompt, source, explanation, ...(tool ? { tool } : {}), palette },
      madeBy: model.provider === "built-in" ? model.displayName : `Prompt found in the file`,
    };
  }
  const small = await reencodeImage(await readImage(bytes), { format: "jpeg", maxSide: 1024 });
  const prompt = await askTextModel(db, model, {
    instructions: instructionsFor(toolNames[targetModel]),
    content: [
      { type: "text", text: subject ? `The picture shows: ${subject}` : "Describe this picture." },
      { type: "file", data: small.bytes, mediaType: small.mediaType },
    ],
    signal: making.signal,
  });
  if (prompt === "") throw new AppError("upstream", `${model.displayName} gave no prompt. Please try again.`);
  const explanation = `${model.displayName} looked at the picture and described it.`;
  return { result: { prompt, source: "model", explanation }, madeBy: model.displayName };
}

function instructionsFor(tool: string): string {
  return `Write one prompt with which ${tool} would draw a picture like the one shown: subject, setting, composition, light, colours, medium and mood, in ${tool}'s own syntax and with its parameters. Answer with the prompt alone.`;
}
