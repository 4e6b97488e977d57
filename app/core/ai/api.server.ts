import { eventIterator } from "@orpc/server";
import * as z from "zod";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { openProcedure, toApiError } from "#app/core/accounts/procedure.server.ts";
import { readImageAddress } from "#app/core/files/read-image-address.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { enhancePrompt, type PromptStream, streamEnhancedPrompt } from "./enhance-prompt.server.ts";
import { waitForGeneration } from "./generations/get-generation.server.ts";
import { startGeneration } from "./generations/start-generation.server.ts";
import { rewriteTitle } from "./rewrite-title.server.ts";
import {
  enhancePromptInput,
  generateImageInput,
  type GenerationRequest,
  type GenerationView,
  imageToPromptInput,
  megaTagsInput,
  rewriteTitleInput,
  upscaleImageInput,
} from "./schema.ts";

// The functions of toolkit §7, by their names. Work that takes long is started, waited for and answered.

const tags = ["AI functions"];
const idempotencyKey = z
  .string()
  .min(8)
  .max(200)
  .optional()
  .describe("The same key gives the same result and charges once.");

const imageAddress = z.string({ error: "Please give an image." }).max(30_000_000, "This image is too large.");

async function deliver(
  ctx: Ctx,
  request: GenerationRequest,
  rest: { image?: Uint8Array; key?: string | undefined },
  signal: AbortSignal | undefined,
): Promise<GenerationView> {
  const { id } = await startGeneration(ctx, { request, ...rest });
  const ended = await waitForGeneration(ctx, { id, signal });
  if (ended.status === "done") return ended;
  if (ended.status === "failed") throw new AppError("upstream", ended.error ?? "Please try again.");
  if (ended.status === "cancelled") throw new AppError("conflict", "This generation was cancelled.");
  throw new AppError("unavailable", `This takes longer than usual. Ask at /api/v1/generations/${id}.`);
}

function absolute(address: string | null): string {
  return address === null ? "" : new URL(address, env().APP_ORIGIN).href;
}

const imageOptions = generateImageInput
  .pick({ style: true, size: true, seed: true, modelId: true })
  .partial();
const imageAnswer = z.object({
  image_url: z.string(),
  generation_id: z.uuid(),
  made_by: z.string(),
  credits: z.number(),
});

function imageFunction(service: "freepik" | "artistly", label: string) {
  return openProcedure
    .route({
      method: "POST",
      path: `/functions/v1/generate-image-${service}`,
      tags,
      summary: `Draw an image, with ${label} where its key is set`,
    })
    .input(
      z.object({ prompt: generateImageInput.shape.prompt, options: imageOptions.optional(), idempotencyKey }),
    )
    .output(imageAnswer)
    .handler(async ({ input, context: { ctx }, signal }) => {
      const request = {
        function: "generate-image",
        service,
        prompt: input.prompt,
        ...input.options,
      } as const;
      const made = await deliver(ctx, request, { key: input.idempotencyKey }, signal);
      return {
        image_url: absolute(made.imageUrl),
        generation_id: made.id,
        made_by: made.madeBy,
        credits: made.cost,
      };
    });
}

const generateImageFreepik = imageFunction("freepik", "Freepik");
const generateImageArtistly = imageFunction("artistly", "Artistly");

const enhance = openProcedure
  .route({
    method: "POST",
    path: "/functions/v1/enhance-prompt",
    tags,
    summary: "Turn an idea into a prompt",
  })
  .input(enhancePromptInput)
  .output(
    z.object({
      enhanced_prompt: z.string(),
      optimizedPrompt: z.string(),
      explanation: z.string().optional(),
      made_by: z.string(),
    }),
  )
  .handler(async ({ input, context: { ctx }, signal }) => {
    const { prompt, explanation, madeBy } = await enhancePrompt(ctx, input, signal);
    return {
      enhanced_prompt: prompt,
      optimizedPrompt: prompt,
      ...(explanation ? { explanation } : {}),
      made_by: madeBy,
    };
  });

const enhanceStream = openProcedure
  .route({
    method: "POST",
    path: "/functions/v1/enhance-prompt-stream",
    tags,
    summary: "The same, piece by piece as server-sent events",
    description: "The last event has an empty delta, the generation's id and what was added to the idea.",
  })
  .input(enhancePromptInput)
  .output(
    eventIterator(
      z.object({
        delta: z.string(),
        made_by: z.string(),
        generation_id: z.uuid().optional(),
        explanation: z.string().optional(),
      }),
    ),
  )
  .handler(async ({ input, context: { ctx }, signal }) =>
    eventsOf(ctx, await streamEnhancedPrompt(ctx, input, signal)),
  );

async function* eventsOf(ctx: Ctx, { textStream, madeBy, generationId, explanation }: PromptStream) {
  try {
    for await (const delta of textStream) yield { delta, made_by: madeBy };
    const said = await explanation();
    yield {
      delta: "",
      made_by: madeBy,
      generation_id: generationId,
      ...(said ? { explanation: said } : {}),
    };
  } catch (error) {
    // The answer has begun, so the door can no longer put this into its own words.
    throw toApiError(error, ctx);
  }
}

const imageToPrompt = openProcedure
  .route({
    method: "POST",
    path: "/functions/v1/image-to-prompt",
    tags,
    summary: "Read the prompt out of an image, or describe it",
  })
  .input(imageToPromptInput.extend({ image: imageAddress, idempotencyKey }))
  .output(
    z.object({
      prompt: z.string(),
      output: z.string(),
      source: z.string(),
      explanation: z.string(),
      made_by: z.string(),
      credits: z.number(),
    }),
  )
  .handler(async ({ input, context: { ctx }, signal }) => {
    const { image, idempotencyKey: key, ...rest } = input;
    const bytes = await readImageAddress(image, signal);
    const made = await deliver(ctx, { function: "image-to-prompt", ...rest }, { image: bytes, key }, signal);
    const { prompt = "", source = "", explanation = "" } = made.result as Record<string, string>;
    return { prompt, output: prompt, source, explanation, made_by: made.madeBy, credits: made.cost };
  });

const upscale = openProcedure
  .route({
    method: "POST",
    path: "/functions/v1/upscale-image",
    tags,
    summary: "Enlarge an image four times",
  })
  .input(upscaleImageInput.extend({ imageUrl: imageAddress, idempotencyKey }))
  .output(z.object({ image: z.string(), width: z.number(), height: z.number(), made_by: z.string() }))
  .handler(async ({ input, context: { ctx }, signal }) => {
    const { imageUrl, idempotencyKey: key, ...rest } = input;
    const bytes = await readImageAddress(imageUrl, signal);
    const made = await deliver(ctx, { function: "upscale-image", ...rest }, { image: bytes, key }, signal);
    if (!made.imageUrl) throw new AppError("upstream", "No upscaled image returned");
    const { width = 0, height = 0 } = made.result as Record<string, number>;
    return { image: absolute(made.imageUrl), width, height, made_by: made.madeBy };
  });

const title = openProcedure
  .route({
    method: "POST",
    path: "/functions/v1/rewrite-title",
    tags,
    summary: "Rewrite a title for a platform",
  })
  .input(rewriteTitleInput)
  .output(z.object({ rewrittenTitle: z.string(), limit: z.number(), made_by: z.string() }))
  .handler(async ({ input, context: { ctx }, signal }) => {
    const { rewrittenTitle, limit, madeBy } = await rewriteTitle(ctx, input, signal);
    return { rewrittenTitle, limit, made_by: madeBy };
  });

const megaTags = openProcedure
  .route({
    method: "POST",
    path: "/functions/v1/generate-mega-tags",
    tags,
    summary: "Widen an image's tags for a platform",
  })
  .input(megaTagsInput)
  .output(
    z.object({
      megaTags: z.array(z.string()),
      newTagsCount: z.number(),
      totalTagsCount: z.number(),
      made_by: z.string(),
    }),
  )
  .handler(async ({ input, context: { ctx }, signal }) => {
    const made = await deliver(ctx, { function: "generate-mega-tags", ...input }, {}, signal);
    const found = made.result as { megaTags: string[]; newTagsCount: number; totalTagsCount: number };
    return { ...found, made_by: made.madeBy };
  });

export const aiApi = {
  generateImageFreepik,
  generateImageArtistly,
  enhance,
  enhanceStream,
  imageToPrompt,
  upscale,
  title,
  megaTags,
};
