import { randomUUID } from "node:crypto";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { toolNames } from "#app/core/ai/builtin/compose-prompt.ts";
import { productAreas } from "#app/core/ai/builtin/print-check.ts";
import { enhancePrompt } from "#app/core/ai/enhance-prompt.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { composeDesignIdea, formatRatios } from "./compose-design-prompt.ts";
import { promptsInput, type StudioPrompt } from "./schema.ts";

/** One prompt for each chosen format, written out by the gateway in the tool's own syntax. */
export async function writeDesignPrompts(
  ctx: Ctx,
  input: unknown,
  signal?: AbortSignal,
): Promise<StudioPrompt[]> {
  const { prompt, formats, style, target } = parseInput(promptsInput, input);
  const written: StudioPrompt[] = [];
  for (const format of new Set(formats)) {
    const ratio = target === "midjourney" ? ` --ar ${formatRatios[format]}` : "";
    const idea = `${composeDesignIdea({ prompt, format, style }).slice(0, 3900)}${ratio}`;
    const made = await enhancePrompt(ctx, { prompt: idea, category: "ecommerce", target }, signal);
    written.push({
      id: randomUUID(),
      label: `${productAreas[format].name}, ${style}, for ${toolNames[target]}`,
      text: made.prompt.slice(0, 6000),
      format,
      madeBy: made.madeBy,
    });
  }
  return written;
}
