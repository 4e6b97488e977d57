import { eq, sql } from "drizzle-orm";
import { type Ctx, inTransaction, requireMember } from "#app/core/accounts/ctx.server.ts";
import { isAdmin } from "#app/core/accounts/viewer.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { dropPages } from "#app/platform/http/page-cache.server.ts";
import { findRecord } from "./get-record.server.ts";
import { isOwner } from "./may-read-prompt.server.ts";
import { records, unlockedPrompts } from "./tables.server.ts";

/** What somebody unlocked stays theirs: such a record is withdrawn instead of deleted. */
export async function deleteRecord(ctx: Ctx, id: string): Promise<{ outcome: "deleted" | "withdrawn" }> {
  requireMember(ctx);
  return await inTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select from ${records} where ${records.id} = ${id} for update`);
    const record = await findRecord(ctx, id);
    if (!isAdmin(ctx.viewer) && !isOwner(record, ctx.viewer))
      throw new AppError("forbidden", "You can delete your own submissions only.");
    const unlocks = await ctx.db.$count(unlockedPrompts, eq(unlockedPrompts.promptId, id));
    await dropPages(ctx.db);
    if (unlocks === 0) {
      await ctx.db.delete(records).where(eq(records.id, id));
      return { outcome: "deleted" };
    }
    const fields = { ...record.fields, Status: "Removed" };
    await ctx.db
      .update(records)
      .set({ fields, updatedAt: sql`now()` })
      .where(eq(records.id, id));
    return { outcome: "withdrawn" };
  });
}
