import * as z from "zod";
import { database } from "#app/platform/db/db.server.ts";
import { defineJob } from "#app/platform/jobs/define-job.server.ts";
import { failPost, sendDuePost } from "./send-post.server.ts";
import { sendWeeklyReports } from "./send-weekly-reports.server.ts";

/** Runs at a post's time. The hook gets the post's id as its idempotency key, should it be sent twice. */
export const sendScheduledPost = defineJob({
  name: "send-scheduled-post",
  input: z.object({ postId: z.uuid() }),
  retryLimit: 2,
  expireInSeconds: 60,
  run: async ({ postId }, job) => sendDuePost(database(), postId, job.signal),
  onFailed: async ({ postId }) => failPost(database(), postId),
});

/** Mondays, before the day's work in Europe and after it in the Americas. */
export const sendWeeklyReportsJob = defineJob({
  name: "send-weekly-reports",
  input: z.object({}),
  retryLimit: 2,
  schedule: { cron: "0 6 * * 1", input: {} },
  run: async () => sendWeeklyReports(database()),
});
