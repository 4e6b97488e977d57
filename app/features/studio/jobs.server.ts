import * as z from "zod";
import { productFormats } from "#app/core/ai/builtin/print-check.ts";
import { database } from "#app/platform/db/db.server.ts";
import { defineJob } from "#app/platform/jobs/define-job.server.ts";
import { drawDesignMockup } from "./draw-mockup.server.ts";
import { sweepDesigns } from "./sweep-designs.server.ts";

/** A drawing keeps a processor busy for a second or two, so it is none of the web server's work. */
export const drawMockupJob = defineJob({
  name: "draw-mockup",
  input: z.object({ designId: z.uuid(), format: z.enum(productFormats) }),
  policy: "exclusive",
  retryLimit: 1,
  expireInSeconds: 60,
  concurrency: 5,
  run: async (wish) => await drawDesignMockup(database(), wish),
});

export const sweepDesignsJob = defineJob({
  name: "sweep-designs",
  input: z.object({}),
  schedule: { cron: "23 * * * *", input: {} },
  run: async () => await sweepDesigns(database()),
});
