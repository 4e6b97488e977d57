import * as z from "zod";
import { database } from "#app/platform/db/db.server.ts";
import { defineJob } from "#app/platform/jobs/define-job.server.ts";
import { printTexts } from "./print-texts.server.ts";

const textsPerRead = 500;

/** Keeps the fingerprints of all texts current, so that the review queue can name duplicates. */
export const printTextsJob = defineJob({
  name: "print-texts",
  input: z.object({}),
  schedule: { cron: "*/5 * * * *", input: {} },
  run: async (_input, { signal }) => {
    const options = { most: textsPerRead, isThorough: true };
    while (!signal.aborted && (await printTexts(database(), options)) === textsPerRead);
  },
});
