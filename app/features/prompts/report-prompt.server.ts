import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { findRecord } from "#app/core/catalog/get-record.server.ts";
import { limit } from "#app/platform/limits/limit.server.ts";
import { promptReports, reportReasons } from "./tables.server.ts";

export const reportInput = z.object({
  reason: z.enum(reportReasons, "Please choose what is wrong."),
  details: z
    .string()
    .max(2000, "Please use at most 2000 characters.")
    .transform((text) => text.replaceAll("\0", "").trim())
    .default(""),
});

const rule = {
  points: 20,
  durationSeconds: 3600,
  message: "That is a lot of reports at once. Please try again later.",
};

/** Anyone may report a prompt; a second report of the same person replaces the first. */
export async function reportPrompt(
  ctx: Ctx,
  promptId: string,
  report: z.output<typeof reportInput>,
): Promise<void> {
  await findRecord(ctx, promptId);
  const userId = isMember(ctx.viewer) ? ctx.viewer.userId : null;
  const reporter = isMember(ctx.viewer) ? ctx.viewer.userId : ctx.viewer.visitorId;
  await limit("report-prompt", userId ?? ctx.ip, rule);
  await ctx.db
    .insert(promptReports)
    .values({ id: randomUUID(), promptId, reporter, userId, ...report })
    .onConflictDoUpdate({
      target: [promptReports.promptId, promptReports.reporter],
      set: { ...report, status: "open" },
    });
}
