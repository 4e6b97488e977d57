import { AppError } from "#app/platform/errors/app-error.ts";
import type { EmbeddedPrompt, EmbeddedText, PromptParser } from "./embedded/embedded-prompt.ts";
import { parseAutomatic1111 } from "./embedded/parse-automatic1111.ts";
import { parseComfyUi } from "./embedded/parse-comfyui.ts";
import {
  parseDrawThings,
  parseFooocus,
  parseInvokeAi,
  parseMidjourney,
  parseNovelAi,
  parseSwarmUi,
} from "./embedded/parse-other-tools.ts";
import { readEmbeddedText } from "./embedded/read-embedded-text.server.ts";

/** Where Automatic1111's text may stand, by format. */
function findAutomatic1111({ chunks, userComment, imageDescription, xmpDescription }: EmbeddedText) {
  for (const text of [chunks.get("parameters"), userComment, imageDescription, xmpDescription]) {
    const found = parseAutomatic1111(text);
    if (found) return found;
  }
  return undefined;
}

// The most telling marks first: several tools also write a copy in Automatic1111's form.
const parsers: readonly PromptParser[] = [
  parseFooocus,
  parseNovelAi,
  parseInvokeAi,
  parseSwarmUi,
  findAutomatic1111,
  parseComfyUi,
  parseDrawThings,
  parseMidjourney,
];

/** The true prompt of a picture, where the program that made it wrote it into the file. */
export async function readEmbeddedPrompt(bytes: Uint8Array): Promise<EmbeddedPrompt | undefined> {
  let text: EmbeddedText;
  try {
    text = await readEmbeddedText(bytes);
  } catch (error) {
    throw new AppError("validation", "This picture is damaged or incomplete. Please upload it again.", {
      cause: error,
    });
  }
  for (const parse of parsers) {
    const found = parse(text);
    if (found) return found;
  }
  return undefined;
}
