import { fillPrompt, promptVariables } from "#app/ui/prompt-tokens.ts";
import { categories, formats, presets } from "./creation-options.ts";

export interface BatchWords {
  mode: "list" | "template";
  /** One prompt a line, or one template with [variables]. */
  text: string;
  /** Values by variable, separated by commas or lines. */
  values: Readonly<Record<string, string | undefined>>;
  category: string;
  preset: string;
  format: string;
}

/** The prompts of a batch in order, each with the words of category, preset and format behind it. */
export function composePrompts(batch: BatchWords, most: number): string[] {
  const words = [
    categories.find(({ value }) => value === batch.category)?.words,
    presets.find(({ value }) => value === batch.preset)?.words,
    formats.find(({ value }) => value === batch.format)?.words,
  ].filter(Boolean);
  const lines =
    batch.mode === "list" ? splitLines(batch.text) : fillTemplate(batch.text.trim(), batch.values, most);
  return lines.slice(0, most).map((line) => [line.replace(/[\s,.]+$/, ""), ...words].join(", "));
}

function splitLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Every combination of the values, the first variable changing slowest; one without values stays as written. */
function fillTemplate(template: string, values: BatchWords["values"], most: number): string[] {
  if (template === "") return [];
  let combinations: Record<string, string>[] = [{}];
  for (const name of promptVariables(template)) {
    const choices = (values[name] ?? "")
      .split(/[,\n]/)
      .map((choice) => choice.trim())
      .filter(Boolean);
    if (choices.length === 0) continue;
    combinations = combinations
      .flatMap((combination) => choices.map((choice) => ({ ...combination, [name]: choice })))
      .slice(0, most);
  }
  return combinations.map((combination) => fillPrompt(template, combination));
}
