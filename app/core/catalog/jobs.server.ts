import * as z from "zod";
import { database } from "#app/platform/db/db.server.ts";
import { defineJob } from "#app/platform/jobs/define-job.server.ts";
import { forgetOldSearches } from "./count-search.server.ts";
import { refreshProminence } from "./refresh-prominence.server.ts";

export const refreshProminenceJob = defineJob({
  name: "refresh-prominence",
  input: z.object({}),
  schedule: { cron: "17 * * * *", input: {} },
  run: async () => await refreshProminence(database()),
});

export const forgetOldSearchesJob = defineJob({
  name: "forget-old-searches",
  input: z.object({}),
  schedule: { cron: "41 3 * * *", input: {} },
  run: async () => await forgetOldSearches(database()),
});
