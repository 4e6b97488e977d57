import type { LanguageModel } from "ai";
import * as z from "zod";
import { composePrompt, promptAsText, type ComposedPrompt } from "./compose-prompt.ts";
import { categories, promptTargets, tones } from "./options.ts";

type TextModel = Extract<LanguageModel, { specificationVersion: "v4" }>;
type CallOptions = Parameters<TextModel["doGenerate"]>[0];
type StreamPart =
  Awaited<ReturnType<TextModel["doStream"]>>["stream"] extends ReadableStream<infer Part> ? Part : never;

export const builtInProvider = "built-in";
export const builtInTextModel = "smart-prompt-writer";

/** What a caller may say under `providerOptions["built-in"]`. */
const composeOptions = z.object({
  category: z.enum(categories).default("creative"),
  tone: z.enum(tones).default("professional"),
  audience: z.string().default(""),
  target: z.enum(promptTargets).default("text"),
  seed: z.number().int().optional(),
});

export type ComposeOptions = z.input<typeof composeOptions>;

function ideaIn(prompt: CallOptions["prompt"]): string {
  const last = prompt.findLast((message) => message.role === "user");
  if (!last) return "";
  return last.content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
}

function compose(options: CallOptions): { text: string; composed: ComposedPrompt; idea: string } {
  options.abortSignal?.throwIfAborted();
  const { seed, ...settings } = composeOptions.parse(options.providerOptions?.[builtInProvider] ?? {});
  const idea = ideaIn(options.prompt);
  const composed = composePrompt({ ...settings, prompt: idea, seed: seed ?? options.seed ?? 0 });
  return { text: promptAsText(composed, settings.target), composed, idea };
}

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** Words stand in for tokens: the engine has none, and nothing is billed by them. */
function usageOf(idea: string, text: string) {
  const read = countWords(idea);
  const written = countWords(text);
  return {
    inputTokens: { total: read, noCache: read, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: written, text: written, reasoning: 0 },
  };
}

function metadataOf({ negative, parameters, explanation }: ComposedPrompt) {
  return {
    [builtInProvider]: {
      explanation,
      ...(negative === undefined ? {} : { negative }),
      ...(parameters === undefined ? {} : { parameters }),
    },
  };
}

const finishReason = { unified: "stop", raw: undefined } as const;

function partsOf({ text, composed, idea }: ReturnType<typeof compose>): StreamPart[] {
  const words = text.match(/\S+\s*/g) ?? [];
  return [
    { type: "stream-start", warnings: [] },
    { type: "text-start", id: "0" },
    ...words.map((delta): StreamPart => ({ type: "text-delta", id: "0", delta })),
    { type: "text-end", id: "0" },
    { type: "finish", finishReason, usage: usageOf(idea, text), providerMetadata: metadataOf(composed) },
  ];
}

/** Hands over one part per pull, so that a reader who leaves stops the work. */
function streamOf(parts: StreamPart[], signal: AbortSignal | undefined): ReadableStream<StreamPart> {
  const left = parts.values();
  return new ReadableStream({
    pull(controller) {
      if (signal?.aborted) {
        controller.error(signal.reason);
        return;
      }
      const { value } = left.next();
      if (value) controller.enqueue(value);
      else controller.close();
    },
  });
}

/** The offline prompt writer as a model of the AI SDK: serves when no provider is configured. */
export function createEngineTextModel(): TextModel {
  return {
    specificationVersion: "v4",
    provider: builtInProvider,
    modelId: builtInTextModel,
    supportedUrls: {},
    async doGenerate(options) {
      const work = compose(options);
      return {
        content: [{ type: "text", text: work.text }],
        finishReason,
        usage: usageOf(work.idea, work.text),
        providerMetadata: metadataOf(work.composed),
        warnings: [],
      };
    },
    async doStream(options) {
      return { stream: streamOf(partsOf(compose(options)), options.abortSignal) };
    },
  };
}
