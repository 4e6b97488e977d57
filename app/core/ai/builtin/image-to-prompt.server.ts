import { type ImageLimits, readImage } from "#app/core/files/read-image.server.ts";
import { analyseImage, type ImageAnalysis } from "./analyse-image.server.ts";
import { carryPromptOver } from "./carry-prompt-over.ts";
import { describeAnalysis } from "./describe-analysis.ts";
import type { EmbeddedPrompt } from "./embedded/embedded-prompt.ts";
import { readEmbeddedPrompt } from "./embedded-prompt.server.ts";
import { type TargetModel, writePicturePrompt } from "./write-picture-prompt.ts";

export interface ImageToPromptInput {
  /** The original upload: a re-encoded copy has lost what its maker wrote into it. */
  bytes: Uint8Array;
  targetModel: TargetModel;
  /** What the picture shows, if the user says; else the prompt leaves a slot for it. */
  subject?: string;
  limits?: ImageLimits;
}

export interface ImageToPromptResult {
  prompt: string;
  /** `embedded`: the file's own prompt. `analysis`: measured from the picture. */
  source: "embedded" | "analysis";
  /** One sentence for the user saying which of the two was done. */
  explanation: string;
  /** The program that made the picture, where the file says so. */
  tool?: string;
  embedded?: EmbeddedPrompt;
  analysis: ImageAnalysis;
}

export async function imageToPrompt(input: ImageToPromptInput): Promise<ImageToPromptResult> {
  const { bytes, targetModel, subject, limits } = input;
  const image = await readImage(bytes, limits);
  const [embedded, analysis] = await Promise.all([readEmbeddedPrompt(bytes), analyseImage(image)]);
  if (embedded)
    return {
      prompt: carryPromptOver(embedded, targetModel, analysis.aspectRatio),
      source: "embedded",
      explanation: `This is the prompt that ${embedded.tool} wrote into the file.`,
      tool: embedded.tool,
      embedded,
      analysis,
    };
  return {
    prompt: writePicturePrompt(targetModel, describeAnalysis(analysis, subject)),
    source: "analysis",
    explanation:
      "The file holds no prompt, so this one describes what was measured: colours, light, composition and detail. Put what the picture shows in place of [main subject].",
    analysis,
  };
}
