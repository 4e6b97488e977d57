import { eq, sql } from "drizzle-orm";
import { type Ctx, inTransaction, requireMember } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { dropPages } from "#app/platform/http/page-cache.server.ts";
import { findRecord } from "./get-record.server.ts";
import { isOwner, isPublished } from "./may-read-prompt.server.ts";
import { submissionTable } from "./source-tables.ts";
import { records } from "./tables.server.ts";

export const unpublishedStatus = "Unpublished";

/** Takes one's own submission off the shelf. Who has it keeps it; changing it sends it to review again. */
export async function unpublishRecord(ctx: Ctx, id: string): Promise<void> {
  requireMember(ctx);
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select from ${records} where ${records.id} = ${id} for update`);
    const record = await findRecord(ctx, id);
    if (!isOwner(record, ctx.viewer) || record.tableName !== submissionTable)
      throw new AppError("forbidden", "You can change your own submissions only.");
    if (!isPublished(record)) throw new AppError("conflict", "This item is not on show.");
    const fields = { ...record.fields, Status: unpublishedStatus };
    await ctx.db
      .update(records)
      .set({ fields, updatedAt: sql`now()` })
      .where(eq(records.id, id));
    await dropPages(ctx.db);
  });
}
