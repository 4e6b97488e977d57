import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import type { BatchView } from "#app/core/ai/generations/get-batch.server.ts";
import { startBatch } from "#app/core/ai/generations/start-batch.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { composePrompts } from "./compose-batch.ts";
import { formats, presets } from "./creation-options.ts";
import { creationInput } from "./schema.ts";

const valuePrefix = "value:";

/** D23: turns the form into prompts and starts the batch; the gateway holds the credits. */
export async function startCreation(ctx: Ctx, form: Record<string, string>): Promise<BatchView> {
  requireMember(ctx, "Please sign in to start a batch.");
  const given = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ""));
  const values = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      name.startsWith(valuePrefix) ? [[name.slice(valuePrefix.length), value]] : [],
    ),
  );
  const { count, key, ...words } = parseInput(creationInput, { ...given, values });
  const prompts = composePrompts(words, count);
  return await startBatch(ctx, {
    prompts,
    count,
    style: presets.find(({ value }) => value === words.preset)?.style ?? "photo",
    size: formats.find(({ value }) => value === words.format)?.size ?? "square",
    ...(key ? { key } : {}),
  });
}
