import { composeTextPrompt } from "./compose-text-prompt.ts";
import { describeScene, type Scene } from "./describe-scene.ts";
import type { Category, PromptTarget, Tone } from "./options.ts";
import { listWords, withArticle } from "./phrase-grammar.ts";
import { readIdea } from "./read-idea.ts";
import { createChoice } from "./seeded-choice.ts";
import type { Parameters } from "./syntax/scene-clauses.ts";
import { writeForTool } from "./write-for-tool.ts";

export interface ComposeInput {
  prompt: string;
  category: Category;
  tone: Tone;
  audience?: string;
  target: PromptTarget;
  /** Another seed gives another prompt from the same idea. */
  seed?: number;
}

export interface ComposedPrompt {
  prompt: string;
  /** What to keep out, for tools that take it apart from the prompt. */
  negative?: string;
  parameters?: Parameters;
  /** One or two sentences: what was added, and to what end. */
  explanation: string;
}

export const toolNames: Record<PromptTarget, string> = {
  text: "chat models",
  midjourney: "Midjourney",
  dalle: "DALL·E",
  "stable-diffusion": "Stable Diffusion",
  leonardo: "Leonardo",
};

const slots = ["setting", "light", "lens", "medium", "palette", "mood"] as const;

function explain(scene: Scene, target: PromptTarget, tone: Tone): string {
  const added = slots.filter((slot) => scene[slot] !== undefined);
  const kept = slots.filter((slot) => scene[slot] === undefined && slot !== "lens" && slot !== "light");
  const additions =
    added.length > 0
      ? `Added ${listWords(added)} to suit ${withArticle(`${tone} tone`)}`
      : "Your idea already said how it should look; it was put in order";
  const respected = kept.length > 0 && added.length > 0 ? `, and left ${listWords(kept)} as you wrote` : "";
  return `${additions}${respected}. Written in ${toolNames[target]}'s own syntax at ${scene.ratio}.`;
}

/** Composes a prompt from an idea. The same input gives the same prompt; another seed another one. */
export function composePrompt(input: ComposeInput): ComposedPrompt {
  const { category, tone, target, seed = 0 } = input;
  const audience = (input.audience ?? "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/[.\s]+$/, "");
  const idea = readIdea(
    /[\p{L}\p{N}]/u.test(input.prompt) ? input.prompt : `${input.prompt} an original subject of your choice`,
  );
  const choice = createChoice([idea.text, category, tone, audience, target, seed].join("\u0000"));
  if (target === "text") return composeTextPrompt({ idea, category, tone, audience, choice });
  const scene = describeScene(idea, category, tone, choice);
  const written = writeForTool(target, { scene, tone, audience, flags: idea.flags, choice });
  return { ...written, explanation: explain(scene, target, tone) };
}

/** One text to copy: prompt, negative prompt and parameters as the tool's users paste them. */
export function promptAsText(composed: ComposedPrompt, target: PromptTarget): string {
  if (target === "text" || target === "midjourney") return composed.prompt;
  const parts = [composed.prompt];
  if (composed.negative) parts.push(`Negative prompt: ${composed.negative}`);
  const parameters = Object.entries(composed.parameters ?? {});
  if (parameters.length > 0) parts.push(parametersLine(parameters));
  return parts.join("\n");
}

function parametersLine(parameters: [string, string | number | boolean][]): string {
  const all = Object.fromEntries(parameters);
  const { width, height, ...others } = all;
  const named = Object.entries(others).map(
    ([name, value]) => `${name[0]?.toUpperCase()}${name.slice(1)}: ${value}`,
  );
  if (width && height) named.push(`Size: ${width}x${height}`);
  return named.join(", ");
}
