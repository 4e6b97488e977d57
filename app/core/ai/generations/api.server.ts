import * as z from "zod";
import { memberProcedure, openProcedure } from "#app/core/accounts/procedure.server.ts";
import { aiFunctions } from "#app/core/ai/functions.ts";
import { saveGeneration } from "#app/core/ai/save-generation.server.ts";
import { generationStatuses } from "#app/core/ai/tables.server.ts";
import { userImageShape } from "#app/core/files/api.server.ts";
import { cancelBatch } from "./cancel-batch.server.ts";
import { cancelGeneration } from "./cancel-generation.server.ts";
import { getBatch } from "./get-batch.server.ts";
import { getGeneration, listGenerations } from "./get-generation.server.ts";
import { pauseBatch, resumeBatch } from "./pause-batch.server.ts";
import { batchInput, startBatch } from "./start-batch.server.ts";

const tags = ["Generations"];
const byId = z.object({ id: z.uuid() });

const generation = z.object({
  id: z.uuid(),
  function: z.enum(aiFunctions),
  status: z.enum(generationStatuses),
  progress: z.number(),
  cost: z.number(),
  madeBy: z.string(),
  input: z.record(z.string(), z.unknown()),
  result: z.record(z.string(), z.unknown()).nullable(),
  imageUrl: z.string().nullable(),
  error: z.string().nullable(),
  batchId: z.uuid().nullable(),
  createdAt: z.date(),
  finishedAt: z.date().nullable(),
});

const batch = z.object({
  id: z.uuid(),
  title: z.string(),
  status: z.enum(["running", "done", "cancelled"]),
  isPaused: z.boolean(),
  total: z.number(),
  done: z.number(),
  failed: z.number(),
  cancelled: z.number(),
  unfinished: z.number(),
  creditsPerImage: z.number(),
  creditsHeld: z.number(),
  creditsReturned: z.number(),
  createdAt: z.date(),
  finishedAt: z.date().nullable(),
  images: z.array(z.object({ id: z.uuid(), title: z.string(), prompt: z.string(), imageUrl: z.string() })),
});

export const generationsApi = {
  list: memberProcedure
    .route({ method: "GET", path: "/api/v1/generations", tags, summary: "Your generations, newest first" })
    .input(
      z.object({
        before: z.string().max(100).optional(),
        limit: z.coerce.number().int().min(1).max(100).optional(),
      }),
    )
    .output(z.object({ items: z.array(generation), next: z.string().nullable() }))
    .handler(({ input, context: { ctx } }) => listGenerations(ctx, input)),
  get: openProcedure
    .route({ method: "GET", path: "/api/v1/generations/{id}", tags, summary: "How a generation stands" })
    .input(byId)
    .output(generation)
    .handler(({ input, context: { ctx } }) => getGeneration(ctx, input)),
  cancel: openProcedure
    .route({
      method: "POST",
      path: "/api/v1/generations/{id}/cancel",
      tags,
      summary: "Stop it; credits come back",
    })
    .input(byId)
    .output(generation)
    .handler(({ input, context: { ctx } }) => cancelGeneration(ctx, input)),
  save: memberProcedure
    .route({
      method: "POST",
      path: "/api/v1/generations/{id}/save",
      tags,
      summary: "Save the image to your gallery",
    })
    .input(byId.extend({ title: z.string().max(200).optional() }))
    .output(userImageShape)
    .handler(({ input, context: { ctx } }) => saveGeneration(ctx, input)),
  startBatch: memberProcedure
    .route({ method: "POST", path: "/api/v1/batches", tags, summary: "Draw up to 100 images" })
    .input(batchInput)
    .output(batch)
    .handler(({ input, context: { ctx } }) => startBatch(ctx, input)),
  getBatch: memberProcedure
    .route({ method: "GET", path: "/api/v1/batches/{id}", tags, summary: "How a batch stands" })
    .input(byId)
    .output(batch)
    .handler(({ input, context: { ctx } }) => getBatch(ctx, input)),
  cancelBatch: memberProcedure
    .route({
      method: "POST",
      path: "/api/v1/batches/{id}/cancel",
      tags,
      summary: "Stop it; unused credits come back",
    })
    .input(byId)
    .output(batch)
    .handler(({ input, context: { ctx } }) => cancelBatch(ctx, input)),
  pauseBatch: memberProcedure
    .route({
      method: "POST",
      path: "/api/v1/batches/{id}/pause",
      tags,
      summary: "Begin nothing new of it for now; its credits stay held",
    })
    .input(byId)
    .output(batch)
    .handler(({ input, context: { ctx } }) => pauseBatch(ctx, input)),
  resumeBatch: memberProcedure
    .route({ method: "POST", path: "/api/v1/batches/{id}/resume", tags, summary: "Go on with it" })
    .input(byId)
    .output(batch)
    .handler(({ input, context: { ctx } }) => resumeBatch(ctx, input)),
};
