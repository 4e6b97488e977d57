import * as z from "zod";
import { database } from "#app/platform/db/db.server.ts";
import { defineJob } from "#app/platform/jobs/define-job.server.ts";
import { checkLedger } from "./check-ledger.server.ts";

/** Nightly. A fault is an alarm: it is logged as an error and the job fails, which operators watch for. */
export const checkLedgerJob = defineJob({
  name: "check-ledger",
  input: z.object({}),
  retryLimit: 0,
  expireInSeconds: 900,
  schedule: { cron: "17 3 * * *", input: {} },
  run: async (_input, { log }) => {
    const { checked, faults } = await checkLedger(database());
    if (faults.length === 0) {
      log.info({ checked }, "ledger checked");
      return;
    }
    for (const fault of faults) log.error({ fault }, "a balance differs from its ledger");
    throw new Error(`The ledger does not add up for ${faults.length} of ${checked} accounts.`);
  },
});
