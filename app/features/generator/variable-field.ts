import { fillPrompt } from "#app/ui/prompt-tokens.ts";

const prefix = "variable:";

export function variableField(name: string): string {
  return `${prefix}${name}`;
}

/** The prompt of a posted form with what was typed over its variables. */
export function filledPrompt(fields: Record<string, string>): string {
  const values = Object.entries(fields)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => [name.slice(prefix.length), value]);
  return fillPrompt(fields.prompt ?? "", Object.fromEntries(values));
}
