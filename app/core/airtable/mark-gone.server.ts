import { and, eq, isNull, notExists, sql } from "drizzle-orm";
import { inTransaction } from "#app/core/accounts/ctx.server.ts";
import { textOf } from "#app/core/catalog/read-fields.ts";
import { setActive } from "#app/core/catalog/set-active.server.ts";
import { activeTable } from "#app/core/catalog/source-tables.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import { updateRecord } from "#app/core/catalog/update-record.server.ts";
import { findOurs, type Link, saveLink, type TableSync } from "./links.server.ts";
import { airtableLinks } from "./tables.server.ts";

/** Off the shelf; who unlocked it keeps it. */
export const inactiveStatus = "Inactive";

/** A record that Airtable no longer has is never deleted here: it becomes inactive. */
export async function deactivateGone(sync: TableSync, link: Link): Promise<void> {
  await inTransaction(sync.ctx, async (ctx) => {
    const { recordId: id, airtableId } = link;
    const ours = await findOurs(ctx.db, id);
    if (!ours) return;
    const original = sync.tableName === activeTable && textOf(ours.fields, "Original Record ID");
    await updateRecord(ctx, { id, fields: { Status: inactiveStatus } });
    if (original && (await findOurs(ctx.db, original)))
      await setActive(ctx, { id: original, isActive: false });
    else if (ours.fields.Active === true) await setActive(ctx, { id, isActive: false });
    // No hash of its content: should it come back there, it is read again.
    const after = (await findOurs(ctx.db, id)) ?? ours;
    await saveLink(ctx.db, sync, { ours: after, airtableId, hashThere: "", isGone: true });
    ctx.log.info({ recordId: id, table: sync.tableName }, "deleted in Airtable: inactive here");
  });
}

/** A record deleted here stays in Airtable, which is told once; its link keeps it from coming back. */
export async function noteDeletedHere({ ctx, baseId, tableName }: TableSync): Promise<void> {
  const noRecord = notExists(
    ctx.db
      .select({ one: sql`1` })
      .from(records)
      .where(eq(records.id, airtableLinks.recordId)),
  );
  const noted = await ctx.db
    .update(airtableLinks)
    .set({ goneAt: sql`now()` })
    .where(
      and(
        eq(airtableLinks.baseId, baseId),
        eq(airtableLinks.tableName, tableName),
        isNull(airtableLinks.goneAt),
        noRecord,
      ),
    )
    .returning({ recordId: airtableLinks.recordId, airtableId: airtableLinks.airtableId });
  for (const link of noted)
    ctx.log.info({ ...link, table: tableName }, "deleted here: left alone in Airtable");
}
