import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { compareRemixes } from "#app/core/ai/builtin/compare-remixes.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { limitStudio } from "./limit-studio.server.ts";
import { remixInput, type StudioRemix } from "./schema.ts";

/** Five variations in style, theme or mood, then one's own, each with how near it stays to the base. */
export async function remixDesign(ctx: Ctx, input: unknown): Promise<StudioRemix[]> {
  const { basePrompt, type, custom } = parseInput(remixInput, input);
  await limitStudio(ctx, "text");
  return await compareRemixes({ basePrompt, type, custom });
}
