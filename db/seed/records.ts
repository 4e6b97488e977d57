import { aiPromptHeaven } from "./prompts/ai-prompt-heaven.ts";
import { artistly } from "./prompts/artistly.ts";
import { creativeAiPromptLibrary } from "./prompts/creative-ai-prompt-library.ts";
import { dalle } from "./prompts/dalle.ts";
import { freepik } from "./prompts/freepik.ts";
import { helpfulLinks } from "./prompts/helpful-links.ts";
import { ideogram } from "./prompts/ideogram.ts";
import { kittl } from "./prompts/kittl.ts";
import { leonardo } from "./prompts/leonardo.ts";
import { midjourney } from "./prompts/midjourney.ts";
import { promptAi } from "./prompts/prompt-ai.ts";
import { recraft } from "./prompts/recraft.ts";
import { smartAiPrompt } from "./prompts/smart-ai-prompt.ts";
import { templatePrompt } from "./prompts/template-prompt.ts";
import type { SeedRecord } from "./seed-types.ts";

/** Every demo record, table by table in the order of core §3. */
export const seedRecords: SeedRecord[] = [
  ...templatePrompt,
  ...aiPromptHeaven,
  ...smartAiPrompt,
  ...creativeAiPromptLibrary,
  ...helpfulLinks,
  ...promptAi,
  ...midjourney,
  ...freepik,
  ...artistly,
  ...leonardo,
  ...ideogram,
  ...recraft,
  ...kittl,
  ...dalle,
];
