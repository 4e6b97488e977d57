import { and, eq, sql } from "drizzle-orm";
import { type Ctx, inTransaction, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { dropPages } from "#app/platform/http/page-cache.server.ts";
import { findRecord } from "./get-record.server.ts";
import { textOf } from "./read-fields.ts";
import { newRecordId } from "./record-id.ts";
import { activeTable } from "./source-tables.ts";
import { isActiveCopy, records } from "./tables.server.ts";

/** Toolkit §4: the flag and its copy in the active-records table change together, or not at all. */
export async function setActive(ctx: Ctx, input: { id: string; isActive: boolean }): Promise<void> {
  requireAdmin(ctx);
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select from ${records} where ${records.id} = ${input.id} for update`);
    const record = await findRecord(ctx, input.id);
    if (record.tableName === activeTable)
      throw new AppError("conflict", "A copy of an active record follows its original.");
    const fields = { ...record.fields, Active: input.isActive };
    await ctx.db
      .update(records)
      .set({ fields, updatedAt: sql`now()` })
      .where(eq(records.id, record.id));
    await ctx.db
      .delete(records)
      .where(and(isActiveCopy, sql`(fields ->> 'Original Record ID') = ${record.id}`));
    if (input.isActive)
      await ctx.db.insert(records).values({
        id: newRecordId(),
        tableName: activeTable,
        fields: {
          "Original Record ID": record.id,
          "Source Table": record.tableName,
          "Record Data": JSON.stringify(fields),
          Title: record.title ?? "Untitled",
          Type: textOf(fields, "Type", "Pack") ?? "",
          Status: "Active",
        },
      });
    await recordAction(ctx, {
      action: input.isActive ? "record.activate" : "record.deactivate",
      target: `record:${record.id}`,
      details: { table: record.tableName, title: record.title },
    });
    await dropPages(ctx.db);
  });
}
