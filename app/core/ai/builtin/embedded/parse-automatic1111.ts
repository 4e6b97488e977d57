import type { EmbeddedPrompt } from "./embedded-prompt.ts";

const settingsLine = /^Steps: \d+\s*(?:,|$)/m;

/** `Steps: 20, Sampler: Euler a, Lora hashes: "a: 1, b: 2"`: commas inside quotes belong to the value. */
function parseSettings(line: string): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const [, name, value] of line.matchAll(/\s*([^:,]+):\s*("(?:\\.|[^"\\])*"|[^,]*)(?:,|$)/g))
    if (name && value) settings[name.trim()] = value.replaceAll(/^"|"$/g, "").trim();
  return settings;
}

/** The text that Automatic1111 and its relatives write below a picture. */
export function parseAutomatic1111(
  text: string | undefined,
  tool = "Automatic1111",
): EmbeddedPrompt | undefined {
  const start = text?.search(settingsLine) ?? -1;
  if (!text || start < 0) return undefined;
  const words = text.slice(0, start);
  const [positive = "", ...negatives] = words.split(/^Negative prompt:/m);
  const prompt = positive.trim();
  if (!prompt) return undefined;
  const negative = negatives.join(" ").trim();
  const parameters = parseSettings(text.slice(start).replaceAll("\n", ", "));
  return { tool, prompt, ...(negative && { negative }), parameters };
}
