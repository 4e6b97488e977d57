import { redirect } from "react-router";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { enhancePrompt } from "#app/core/ai/enhance-prompt.server.ts";
import { cancelGeneration } from "#app/core/ai/generations/cancel-generation.server.ts";
import { startGeneration } from "#app/core/ai/generations/start-generation.server.ts";
import { saveGeneration } from "#app/core/ai/save-generation.server.ts";
import { enhancePromptInput, generateImageInput, imageToPromptInput } from "#app/core/ai/schema.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { refuse } from "#app/platform/http/page-door.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import type { Uploads } from "#app/platform/http/read-uploads.server.ts";
import { saveProject } from "./save-project.server.ts";
import { projectInput } from "./schema.ts";
import { filledPrompt } from "./variable-field.ts";

/** What each button of the generator does. A refusal brings back what was typed. */
export async function runForm(ctx: Ctx, uploads: Uploads, signal: AbortSignal) {
  try {
    return await perform(ctx, uploads, signal);
  } catch (error) {
    if (error instanceof AppError) return refuse(error, { values: uploads.fields });
    throw error;
  }
}

/** Work in the worker is followed at the address of its result. */
async function perform(ctx: Ctx, { fields, files }: Uploads, signal: AbortSignal) {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
  const prompt = filledPrompt(fields);
  switch (fields.intent) {
    case "text": {
      const made = await enhancePrompt(ctx, parseInput(enhancePromptInput, { ...given, prompt }), signal);
      return {
        ok: true as const,
        kind: "text" as const,
        message: "Prompt Generated!",
        asked: prompt,
        ...made,
      };
    }
    case "image": {
      const request = parseInput(generateImageInput, { ...given, prompt });
      const started = await startGeneration(ctx, {
        request: { function: "generate-image", ...request },
        key: given.key,
      });
      return redirect(`/generator?result=${started.id}&new=1`);
    }
    case "image-to-prompt": {
      const request = parseInput(imageToPromptInput, given);
      const started = await startGeneration(ctx, {
        request: { function: "image-to-prompt", ...request },
        image: files.image,
        key: given.key,
      });
      return redirect(`/generator?result=${started.id}&new=1`);
    }
    case "cancel": {
      const { id } = await cancelGeneration(ctx, { id: fields.id ?? "" });
      return redirect(`/generator?result=${id}&new=1`);
    }
    case "save-image":
      await saveGeneration(ctx, { id: fields.id ?? "", title: given.title });
      return { ok: true as const, kind: "saved" as const, message: "Saved to your gallery" };
    case "save-project":
      await saveProject(ctx, parseInput(projectInput, given));
      return { ok: true as const, kind: "saved" as const, message: "Saved to My Projects" };
    default:
      throw new AppError("bad_request", "This page cannot do that.");
  }
}
