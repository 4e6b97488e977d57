import type { ImageTarget } from "./options.ts";
import { dalle } from "./syntax/dalle.ts";
import { leonardo } from "./syntax/leonardo.ts";
import { midjourney } from "./syntax/midjourney.ts";
import type { ImagePrompt, SyntaxRequest } from "./syntax/scene-clauses.ts";
import { stableDiffusion } from "./syntax/stable-diffusion.ts";

const writers: Record<ImageTarget, (request: SyntaxRequest) => ImagePrompt> = {
  midjourney,
  dalle,
  "stable-diffusion": stableDiffusion,
  leonardo,
};

/** Says a scene in the syntax of one tool. */
export function writeForTool(target: ImageTarget, request: SyntaxRequest): ImagePrompt {
  return writers[target](request);
}
