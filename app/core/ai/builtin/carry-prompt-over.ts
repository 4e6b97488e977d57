import type { EmbeddedPrompt } from "./embedded/embedded-prompt.ts";
import type { TargetModel } from "./write-picture-prompt.ts";

const weighted = new Set([
  "Automatic1111",
  "ComfyUI",
  "InvokeAI",
  "Fooocus",
  "SwarmUI",
  "Draw Things",
  "NovelAI",
]);

/** `(oil painting:1.2)`, `{{sunlight}}` and `<lora:film:0.8>` mean something to their own tools only. */
function withoutWeights(prompt: string): string {
  return prompt
    .replaceAll(/<(?:lora|lyco|hypernet):[^>]*>,?\s*/gi, "")
    .replaceAll(/\(([^():]+):\s*[\d.]+\)/g, "$1")
    .replaceAll(/(?<!\\)[(){}]/g, "")
    .replaceAll(/\\([()])/g, "$1")
    .replaceAll(/\s*\n\s*/g, ", ")
    .replaceAll(/(?:,\s*){2,}/g, ", ")
    .trim();
}

function withoutFlags(prompt: string): string {
  return prompt.replaceAll(/\s--(?:no\s+.*?(?=\s--|$)|\w+(?:\s+(?!--)\S+)?)/g, "").trim();
}

/** The true words, with only the marks removed that the target would read as something else. */
export function carryPromptOver(embedded: EmbeddedPrompt, target: TargetModel, ratio: string): string {
  const fromMidjourney = embedded.tool === "Midjourney";
  if (fromMidjourney && target === "midjourney") return embedded.prompt;
  const negative = embedded.negative && withoutWeights(embedded.negative);
  if (target === "stable-diffusion" && weighted.has(embedded.tool)) {
    const lines = [embedded.prompt, embedded.negative && `Negative prompt: ${embedded.negative}`];
    return lines.filter(Boolean).join("\n");
  }
  const words = fromMidjourney ? withoutFlags(embedded.prompt) : withoutWeights(embedded.prompt);
  if (target === "midjourney") return `${words} --ar ${ratio}${negative ? ` --no ${negative}` : ""}`;
  if (target === "dalle") return negative ? `${words.replace(/\.?$/, ".")} Leave out: ${negative}.` : words;
  return negative ? `${words}\nNegative prompt: ${negative}` : words;
}
