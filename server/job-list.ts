import { syncAirtableJob } from "#app/core/airtable/jobs.server.ts";
import { releaseLostHolds, runGeneration } from "#app/core/ai/jobs.server.ts";
import { forgetOldSearchesJob, refreshProminenceJob } from "#app/core/catalog/jobs.server.ts";
import { checkLedgerJob } from "#app/core/credits/jobs.server.ts";
import { sendScheduledPost, sendWeeklyReportsJob } from "#app/features/console/jobs.server.ts";
import { drawMockupJob, sweepDesignsJob } from "#app/features/studio/jobs.server.ts";
import { deliverMail } from "#app/platform/mail/jobs.server.ts";
import { printTextsJob } from "#app/backoffice/review/jobs.server.ts";
import type { Job } from "#app/platform/jobs/define-job.server.ts";

/** Every job that a worker runs, one line per area. */
export const jobs: Job[] = [
  runGeneration,
  releaseLostHolds,
  deliverMail,
  refreshProminenceJob,
  forgetOldSearchesJob,
  drawMockupJob,
  sweepDesignsJob,
  checkLedgerJob,
  printTextsJob,
  sendScheduledPost,
  sendWeeklyReportsJob,
  syncAirtableJob,
];
