import { adminRecords } from "./prompts/admin-tables.ts";
import { aiPromptHeaven } from "./prompts/ai-prompt-heaven.ts";
import { artistly } from "./prompts/artistly.ts";
import { canva } from "./prompts/canva.ts";
import { creativeAiPromptLibrary } from "./prompts/creative-ai-prompt-library.ts";
import { dalle } from "./prompts/dalle.ts";
import { freepik } from "./prompts/freepik.ts";
import { helpfulLinks } from "./prompts/helpful-links.ts";
import { ideogram } from "./prompts/ideogram.ts";
import { kittl } from "./prompts/kittl.ts";
import { leonardo } from "./prompts/leonardo.ts";
import { midjourney } from "./prompts/midjourney.ts";
import { onlyPrompt } from "./prompts/only-prompt.ts";
import { piclumen } from "./prompts/piclumen.ts";
import { promptAi } from "./prompts/prompt-ai.ts";
import { recraft } from "./prompts/recraft.ts";
import { smartAiPrompt } from "./prompts/smart-ai-prompt.ts";
import { templatePrompt } from "./prompts/template-prompt.ts";
import { userSubmissions } from "./prompts/user-submission.ts";
import type { SeedRecord } from "./seed-types.ts";

/** Every demo record, table by table in the order of core §3, then the other libraries, the admin tables and submissions. */
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
  ...canva,
  ...piclumen,
  ...onlyPrompt,
  ...adminRecords,
  ...userSubmissions,
];
