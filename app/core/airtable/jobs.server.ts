import * as z from "zod";
import { database } from "#app/platform/db/db.server.ts";
import { defineJob } from "#app/platform/jobs/define-job.server.ts";
import { syncAirtable } from "./sync-airtable.server.ts";

/** Not tried again on failure: the next run is ten minutes away and starts where this one ended. */
export const syncAirtableJob = defineJob({
  name: "sync-airtable",
  input: z.object({}),
  schedule: { cron: "*/10 * * * *", input: {} },
  policy: "exclusive",
  retryLimit: 0,
  expireInSeconds: 3600,
  run: async (_input, { id, log, signal }) =>
    await syncAirtable({ db: database(), log, requestId: id, signal }),
});
