import { sql } from "drizzle-orm";
import type * as z from "zod";
import { type Ctx, inTransaction, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import { findRecord } from "#app/core/catalog/get-record.server.ts";
import { listOf, textOf } from "#app/core/catalog/read-fields.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import { updateRecord } from "#app/core/catalog/update-record.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { EditedRecord, recordInput } from "./schema.ts";

/** A record as the form of the record table holds it, its locked text included. */
export async function readForEdit(ctx: Ctx, id: string): Promise<EditedRecord> {
  requireAdmin(ctx);
  const record = await findRecord(ctx, id);
  const { fields } = record;
  return {
    id,
    tableName: record.tableName,
    updatedAt: record.updatedAt.toISOString(),
    title: record.title ?? "",
    description: textOf(fields, "Description") ?? "",
    fullPrompt: textOf(fields, "Full Prompt", "Prompt") ?? "",
    price: textOf(fields, "Price") ?? "",
    pack: record.pack ?? "",
    type: textOf(fields, "Type") ?? "",
    status: record.status,
    tags: listOf(fields, "Tags").join(", "),
    creator: textOf(fields, "Creator") ?? "",
  };
}

/** Saves what the form holds. Whoever opened an older state is told instead of overwriting the newer one. */
export async function editRecord(ctx: Ctx, input: z.output<typeof recordInput>): Promise<void> {
  requireAdmin(ctx);
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select from ${records} where ${records.id} = ${input.id} for update`);
    const record = await findRecord(ctx, input.id);
    if (record.updatedAt.toISOString() !== input.updatedAt)
      throw new AppError("conflict", "Somebody changed this record meanwhile. Open it again to see how.");
    const { fields } = record;
    // Older tables name their texts differently; the name that is there is kept.
    const titleField = ["Title", "Name", "Prompt Name"].find((name) => textOf(fields, name)) ?? "Title";
    const textField = ["Full Prompt", "Prompt"].find((name) => textOf(fields, name)) ?? "Full Prompt";
    const tags = input.tags.split(",").flatMap((tag) => tag.trim() || []);
    await updateRecord(ctx, {
      id: input.id,
      fields: {
        [titleField]: input.title || null,
        [textField]: input.fullPrompt || null,
        Description: input.description || null,
        Price: input.price,
        Pack: input.pack || null,
        Type: input.type || null,
        Status: input.status,
        Tags: tags.length > 0 ? [...new Set(tags)] : null,
        Creator: input.creator || null,
      },
    });
    await recordAction(ctx, {
      action: "record.edit",
      target: `record:${input.id}`,
      details: {
        table: record.tableName,
        title: input.title,
        statusBefore: record.status,
        status: input.status,
      },
    });
  });
}
