import { and, eq, isNull } from "drizzle-orm";
import type { RecordFields } from "#app/core/catalog/field-names.ts";
import { textOf } from "#app/core/catalog/read-fields.ts";
import { activeTable } from "#app/core/catalog/source-tables.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import { comparableCells } from "./column-values.server.ts";
import { hashFields } from "./hash-fields.server.ts";
import { findOurs, type OurRecord, type TableSync } from "./links.server.ts";
import type { AirtableRecord } from "./schema.ts";
import { airtableLinks } from "./tables.server.ts";

/** Our records without a link, by what they say. */
export type Unlinked = Map<string, string[]>;

/**
 * Records that stand on both sides and do not know of each other yet: a sent record whose link was lost
 * in a crash, or the same file brought into both. They are the same when their cells are.
 */
export async function findUnlinked(sync: TableSync): Promise<Unlinked> {
  const { ctx, baseId, tableName } = sync;
  const rows = await ctx.db
    .select({ id: records.id, fields: records.fields })
    .from(records)
    .leftJoin(airtableLinks, and(eq(airtableLinks.recordId, records.id), eq(airtableLinks.baseId, baseId)))
    .where(and(eq(records.tableName, tableName), isNull(airtableLinks.recordId)));
  const unlinked: Unlinked = new Map();
  for (const { id, fields } of rows) {
    const likeness = likenessOf(sync, fields);
    if (likeness !== undefined) unlinked.set(likeness, [...(unlinked.get(likeness) ?? []), id]);
  }
  return unlinked;
}

export async function takeCounterpart(
  sync: TableSync,
  theirs: AirtableRecord,
  unlinked: Unlinked,
): Promise<OurRecord | undefined> {
  const sameId = await findUnlinkedById(sync, theirs.id);
  if (sameId) return sameId;
  const id = unlinked.get(likenessOf(sync, theirs.fields) ?? "")?.shift();
  return id === undefined ? undefined : await findOurs(sync.ctx.db, id);
}

/** Ids are random: the same one in the same table is the same record. */
async function findUnlinkedById({ ctx, baseId, tableName }: TableSync, id: string) {
  const [found] = await ctx.db
    .select({ id: records.id, fields: records.fields, updatedAt: records.updatedAt })
    .from(records)
    .leftJoin(airtableLinks, and(eq(airtableLinks.recordId, records.id), eq(airtableLinks.baseId, baseId)))
    .where(and(eq(records.id, id), eq(records.tableName, tableName), isNull(airtableLinks.recordId)));
  return found;
}

function likenessOf({ table, tableName }: TableSync, fields: RecordFields): string | undefined {
  // A copy of an active record is known by its original, whatever else it says.
  if (tableName === activeTable) return textOf(fields, "Original Record ID");
  const cells = comparableCells(table, fields);
  return Object.keys(cells).length === 0 ? undefined : hashFields(cells);
}
