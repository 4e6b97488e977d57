import { and, eq } from "drizzle-orm";
import { type Ctx, inTransaction, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import { findRecord } from "#app/core/catalog/get-record.server.ts";
import { updateRecord } from "#app/core/catalog/update-record.server.ts";
import { notify } from "#app/core/notifications/notify.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { promptReports } from "./tables.server.ts";

/** Settles all open reports of a prompt: it stays as it is, or goes off the site and its creator is told. */
export async function decideReports(
  ctx: Ctx,
  { promptId, decision }: { promptId: string; decision: "dismiss" | "unpublish" },
): Promise<{ title: string; count: number }> {
  requireAdmin(ctx);
  return await inTransaction(ctx, async (ctx) => {
    const record = await findRecord(ctx, promptId);
    const title = record.title ?? "Untitled";
    const settled = await ctx.db
      .update(promptReports)
      .set({ status: decision === "dismiss" ? "kept" : "removed" })
      .where(and(eq(promptReports.promptId, promptId), eq(promptReports.status, "open")))
      .returning({ id: promptReports.id });
    if (settled.length === 0) throw new AppError("conflict", "These reports are settled already.");
    if (decision === "unpublish") {
      await updateRecord(ctx, { id: promptId, fields: { Status: "Unpublished" } });
      if (record.ownerId)
        await notify(ctx.db, {
          userId: record.ownerId,
          kind: "submission",
          title: `“${title}” was taken off the site after a report`,
          link: "/dashboard",
        });
    }
    await recordAction(ctx, {
      action: decision === "dismiss" ? "report.dismiss" : "report.unpublish",
      target: `record:${promptId}`,
      details: { title, reports: settled.length },
    });
    return { title, count: settled.length };
  });
}
