import type { AiFunction } from "#app/core/ai/functions.ts";

export const generatorTypes = ["text", "image", "image-to-prompt"] as const;

export type GeneratorType = (typeof generatorTypes)[number];

interface TypeWords {
  label: string;
  description: string;
  /** Over the fields of step 2. */
  lead: string;
  function: AiFunction;
  /** Toolkit §8. */
  success: string;
  failure: string;
}

export const typeWords: Record<GeneratorType, TypeWords> = {
  text: {
    label: "Text prompts",
    description: "Turn an idea into a complete prompt, for a chat model or in an image tool's own syntax.",
    lead: "Say what you are after, then for whom and in which tone.",
    function: "enhance-prompt",
    success: "Prompt Generated!",
    failure: "Generation Failed",
  },
  image: {
    label: "AI images",
    description: "Describe a picture and get it in one of four styles, square, wide or tall.",
    lead: "Describe the picture, then choose a style and a size.",
    function: "generate-image",
    success: "Image Generated!",
    failure: "Generation Failed",
  },
  "image-to-prompt": {
    label: "Image-to-prompt",
    description: "Read the prompt out of a picture, or have the picture described for your tool.",
    lead: "Add a picture, then choose the tool the prompt is for.",
    function: "image-to-prompt",
    success: "Analysis Complete!",
    failure: "Analysis Failed",
  },
};

export function isGeneratorType(value: unknown): value is GeneratorType {
  return generatorTypes.some((type) => type === value);
}

export function typeOfFunction(name: AiFunction): GeneratorType | undefined {
  return generatorTypes.find((type) => typeWords[type].function === name);
}
