import { randomUUID } from "node:crypto";
import { streamText } from "ai";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { toolNames } from "./builtin/compose-prompt.ts";
import { builtInProvider } from "./builtin/engine-text-model.server.ts";
import { languageModel } from "./gateway/language-model.server.ts";
import { providerFailure } from "./gateway/provider-failure.ts";
import { limitUse } from "./limit-use.server.ts";
import { pickModel, type UsableModel } from "./pick-model.server.ts";
import { callTimeout } from "./provider-settings.server.ts";
import { type EnhancePromptInput, enhancePromptInput } from "./schema.ts";
import { generations } from "./tables.server.ts";

export interface EnhancedPrompt {
  prompt: string;
  /** What was added, and to what end, where the maker says. */
  explanation?: string;
  madeBy: string;
  generationId: string;
}

export interface PromptStream {
  generationId: string;
  madeBy: string;
  /** The prompt piece by piece. Throws a readable error when the stream breaks; then nothing is kept. */
  textStream: AsyncIterable<string>;
  /** Known once the text has ended. */
  explanation(): Promise<string | undefined>;
}

type Parsed = ReturnType<typeof parseInput<typeof enhancePromptInput>>;

export async function enhancePrompt(
  ctx: Ctx,
  input: EnhancePromptInput,
  signal?: AbortSignal,
): Promise<EnhancedPrompt> {
  const { started, generationId, madeBy } = await start(ctx, input, signal);
  let prompt = "";
  for await (const piece of started.pieces) prompt += piece;
  const explanation = await started.explanation();
  return { prompt: prompt.trim(), ...(explanation ? { explanation } : {}), madeBy, generationId };
}

export async function streamEnhancedPrompt(
  ctx: Ctx,
  input: EnhancePromptInput,
  signal?: AbortSignal,
): Promise<PromptStream> {
  const { started, generationId, madeBy } = await start(ctx, input, signal);
  return { generationId, madeBy, textStream: started.pieces, explanation: started.explanation };
}

async function start(ctx: Ctx, input: EnhancePromptInput, signal: AbortSignal | undefined) {
  const request = parseInput(enhancePromptInput, input);
  await limitUse(ctx, "enhance-prompt");
  const model = await pickModel(ctx.db, "enhance-prompt", request.modelId);
  const generationId = randomUUID();
  const started = await ask(ctx, model, request, signal, async (prompt) =>
    keepInHistory(ctx, generationId, model, request, prompt),
  );
  return { started, generationId, madeBy: model.displayName };
}

async function ask(
  ctx: Ctx,
  model: UsableModel,
  request: Parsed,
  signal: AbortSignal | undefined,
  onComplete: (prompt: string) => Promise<void>,
) {
  const { category, tone, audience, target, seed } = request;
  const timeout = callTimeout(signal);
  let failure: unknown;
  const result = streamText({
    model: await languageModel(ctx.db, model),
    instructions: instructionsFor(request),
    prompt: request.prompt,
    providerOptions: {
      [builtInProvider]: { category, tone, audience, target, ...(seed === undefined ? {} : { seed }) },
    },
    maxRetries: 2,
    abortSignal: timeout,
    onError: ({ error }) => {
      failure = error;
    },
  });
  return {
    pieces: wholeOrNothing(),
    explanation: async () => {
      const { providerMetadata } = await result.finalStep;
      const said = providerMetadata?.[builtInProvider]?.explanation;
      return typeof said === "string" ? said : undefined;
    },
  };

  async function* wholeOrNothing() {
    let text = "";
    try {
      for await (const piece of result.textStream) {
        text += piece;
        yield piece;
      }
      // The SDK ends an aborted stream without an error of its own.
      timeout.throwIfAborted();
      if (failure !== undefined) throw failure;
      if ((await result.finishReason) === "error" || text.trim() === "")
        throw new AppError("upstream", `${model.displayName} gave no prompt. Please try again.`);
    } catch (error) {
      throw signal?.aborted ? error : providerFailure(model.displayName, failure ?? error);
    }
    await onComplete(text.trim());
  }
}

function instructionsFor({ category, tone, audience, target }: Parsed): string {
  const form =
    target === "text"
      ? "a prompt for a chat model: role, task, context, form of the answer and limits"
      : `a prompt for ${toolNames[target]}, in its own syntax and with its parameters: subject, setting, light, lens, medium, palette, mood`;
  const readers = audience ? ` for ${audience}` : "";
  return `You improve prompts. Turn the user's idea into ${form}. Field: ${category}. Tone: ${tone}${readers}. Keep what the user said. Answer with the prompt alone.`;
}

/** Text is free, so nothing is held; the history shows it beside the rest. */
async function keepInHistory(
  ctx: Ctx,
  id: string,
  model: UsableModel,
  input: Parsed,
  prompt: string,
): Promise<void> {
  if (!isMember(ctx.viewer)) return;
  await ctx.db.insert(generations).values({
    id,
    userId: ctx.viewer.userId,
    function: "enhance-prompt",
    input,
    status: "done",
    progress: 100,
    result: { prompt },
    madeBy: model.displayName,
    modelId: model.id,
    idempotencyKey: id,
    finishedAt: new Date(),
  });
}
