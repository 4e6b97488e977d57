import { titleOf } from "#app/core/ai/prompt-title.ts";
import type { GenerationView } from "#app/core/ai/schema.ts";
import type { FieldMessages } from "#app/platform/errors/app-error.ts";
import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { type GeneratorType, isGeneratorType, typeOfFunction } from "./generator-types.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";

/** What a button came to; a refusal brings back what was typed. */
export type GeneratorAnswer =
  | {
      ok: true;
      kind: "text";
      asked: string;
      prompt: string;
      explanation?: string;
      madeBy: string;
      generationId: string;
    }
  | { ok: true; kind: "saved" }
  | (Refusal & { values?: Record<string, string> });

export type PageState =
  | { view: "types"; step: 0; type: null }
  | {
      view: "configure";
      step: 1;
      type: GeneratorType;
      values: Record<string, string | undefined>;
      fields: FieldMessages;
      problem: string | null;
    }
  | { view: "progress"; step: 1; type: GeneratorType; generation: GenerationView; prompt: string | null }
  | { view: "result"; step: 2; type: GeneratorType; outcome: Outcome };

interface Loaded {
  type: GeneratorType | null;
  prompt: string;
  generation: GenerationView | null;
}

/** Which of the three steps the page stands at: success leads to 3, failure and cancel back to 2. */
export function readPage(
  { type, prompt, generation }: Loaded,
  answer: GeneratorAnswer | undefined,
): PageState {
  if (answer?.ok && answer.kind === "text") {
    const { asked, explanation = null, ...made } = answer;
    const outcome = { ...emptyOutcome, ...made, explanation, title: titleOf(asked) };
    return { view: "result", step: 2, type: "text", outcome };
  }
  const refusal = answer && !answer.ok ? answer : null;
  const typed = refusal?.values ?? {};
  const made = generation ? typeOfFunction(generation.function) : undefined;
  if (generation && made) {
    const outcome = outcomeOf(generation);
    if (outcome) return { view: "result", step: 2, type: made, outcome };
    if (generation.status === "queued" || generation.status === "running") {
      const asked = typeof generation.input.prompt === "string" ? generation.input.prompt : null;
      return { view: "progress", step: 1, type: made, generation, prompt: asked };
    }
    const values = Object.fromEntries(
      Object.entries(generation.input).filter(([, value]) => typeof value === "string"),
    ) as Record<string, string>;
    return configure(made, { ...values, ...typed }, refusal, generation.error);
  }
  const asked = type ?? (isGeneratorType(typed.intent) ? typed.intent : null);
  if (asked) return configure(asked, { prompt, ...typed }, refusal, null);
  return { view: "types", step: 0, type: null };
}

const emptyOutcome = {
  type: "text" as const,
  imageUrl: null,
  seconds: null,
  cost: 0,
  batchId: null,
  style: null,
  size: null,
};

function configure(
  type: GeneratorType,
  values: Record<string, string | undefined>,
  refusal: Refusal | null,
  error: string | null,
): PageState {
  const fields = refusal?.fields ?? {};
  const isBeside = Object.keys(fields).length > 0;
  const problem = refusal && !isBeside ? refusal.message : refusal ? null : error;
  return { view: "configure", step: 1, type, values, fields, problem };
}
