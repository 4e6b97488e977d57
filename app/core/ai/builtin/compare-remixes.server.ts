import { embed, similarity } from "#app/core/ai/models/embed-text.server.ts";
import { remixPrompt, type RemixInput, type RemixVariation } from "./remix-prompt.ts";

export interface ComparedRemix extends RemixVariation {
  /** How near it stays to the base prompt in meaning, 0 to 100. */
  similarityPercent: number;
}

/** Remixes a prompt and says of each variation how far it has moved from the base. */
export async function compareRemixes(input: RemixInput): Promise<ComparedRemix[]> {
  const variations = remixPrompt(input);
  const [base, ...vectors] = await embed([
    input.basePrompt,
    ...variations.map((variation) => variation.prompt),
  ]);
  return variations.map((variation, index) => {
    const vector = vectors[index];
    const near = base && vector ? similarity(base, vector) : 0;
    return { ...variation, similarityPercent: Math.round(Math.min(1, Math.max(0, near)) * 100) };
  });
}
