import { and, eq, inArray, sql } from "drizzle-orm";
import { type Ctx, inTransaction, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { dropPages } from "#app/platform/http/page-cache.server.ts";
import { cleanFields } from "./clean-fields.ts";
import type { RecordFields } from "./field-names.ts";
import { importRecords } from "./import-records.server.ts";
import { newRecordId } from "./record-id.ts";
import type { SourceTable } from "./source-tables.ts";
import { records } from "./tables.server.ts";

export interface WrittenRecord {
  /** Without one the record is new. */
  id: string | undefined;
  /** Fields that are left out stay; null removes one. */
  fields: RecordFields;
}

/** Adds and changes many records of one table, all of them or none. */
export async function writeRecords(
  ctx: Ctx,
  tableName: SourceTable,
  rows: readonly WrittenRecord[],
): Promise<{ added: number; changed: number }> {
  requireAdmin(ctx);
  const clean = rows.map(({ id, fields }) => ({ id, fields: cleanFields(fields) }));
  const fresh = clean.filter(({ id }) => id === undefined);
  const known = clean.flatMap(({ id, fields }) => (id === undefined ? [] : [{ id, fields }]));
  await inTransaction(ctx, async ({ db }) => {
    const now = Date.now();
    await importRecords(
      db,
      fresh.map(({ fields }, index) => ({
        id: newRecordId(),
        tableName,
        // In the order of the file, the first line newest.
        createdAt: new Date(now - index),
        ownerId: null,
        fields: withoutNulls(fields),
        views: 0,
        likes: 0,
      })),
    );
    await changeRecords(db, tableName, known);
    await dropPages(db);
  });
  return { added: fresh.length, changed: known.length };
}

async function changeRecords(
  db: Ctx["db"],
  tableName: SourceTable,
  known: readonly { id: string; fields: RecordFields }[],
): Promise<void> {
  const ids = known.map(({ id }) => id);
  if (ids.length === 0) return;
  const found = await db
    .select({ id: records.id, fields: records.fields })
    .from(records)
    .where(and(eq(records.tableName, tableName), inArray(records.id, ids)))
    .orderBy(records.id)
    .for("update");
  const before = new Map(found.map(({ id, fields }) => [id, fields]));
  for (const { id, fields } of known) {
    const kept = before.get(id);
    if (!kept) throw new AppError("conflict", `There is no record ${id} in “${tableName}” any more.`);
    await db
      .update(records)
      .set({ fields: withoutNulls({ ...kept, ...fields }), updatedAt: sql`now()` })
      .where(eq(records.id, id));
  }
}

function withoutNulls(fields: RecordFields): RecordFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
