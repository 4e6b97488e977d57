import * as z from "zod";
import { database } from "#app/platform/db/db.server.ts";
import { defineJob } from "#app/platform/jobs/define-job.server.ts";
import { failGeneration, workOnGeneration } from "./generations/work-on-generation.server.ts";
import { sweepGenerations } from "./generations/sweep-generations.server.ts";

/** One piece of work. Failures of a provider end it at once; only a lost worker makes it run again. */
export const runGeneration = defineJob({
  name: "run-generation",
  input: z.object({ generationId: z.uuid() }),
  retryLimit: 2,
  retryDelaySeconds: 1,
  expireInSeconds: 900,
  concurrency: 3,
  run: async ({ generationId }, job) => workOnGeneration(database(), generationId, job),
  onFailed: async ({ generationId }) => failGeneration(database(), generationId),
});

/** Nothing stays held for work that nobody does any more. */
export const releaseLostHolds = defineJob({
  name: "release-lost-holds",
  input: z.object({}),
  retryLimit: 0,
  schedule: { cron: "*/5 * * * *", input: {} },
  run: async (_input, job) => {
    const { released, removedFiles } = await sweepGenerations(database());
    if (released > 0 || removedFiles > 0) job.log.warn({ released, removedFiles }, "swept generations");
  },
});
