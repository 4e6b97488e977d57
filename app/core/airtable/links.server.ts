import { and, eq, sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import type { RecordFields } from "#app/core/catalog/field-names.ts";
import type { SourceTable } from "#app/core/catalog/source-tables.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { AirtableClient } from "./airtable-client.server.ts";
import { readableCells } from "./column-values.server.ts";
import { hashFields } from "./hash-fields.server.ts";
import type { AirtableRecord, AirtableTable } from "./schema.ts";
import { airtableLinks } from "./tables.server.ts";

/** One table on both sides, and what is needed to bring them into step. */
export interface TableSync {
  /** Acts as an admin: the base is the owner's own. */
  ctx: Ctx;
  client: AirtableClient;
  baseId: string;
  table: AirtableTable;
  tableName: SourceTable;
  signal: AbortSignal | undefined;
}

export type Link = typeof airtableLinks.$inferSelect;

/** A record of ours as it was when it was compared. */
export interface OurRecord {
  id: string;
  fields: RecordFields;
  updatedAt: Date;
}

export const ourColumns = { id: records.id, fields: records.fields, updatedAt: records.updatedAt };

export async function findOurs(db: Db, id: string): Promise<OurRecord | undefined> {
  const [found] = await db.select(ourColumns).from(records).where(eq(records.id, id));
  return found;
}

export function hashThere({ table }: TableSync, theirs: Pick<AirtableRecord, "fields">): string {
  return hashFields(readableCells(table, theirs.fields));
}

export async function loadLinks({ ctx, baseId, tableName }: TableSync): Promise<Link[]> {
  return await ctx.db
    .select()
    .from(airtableLinks)
    .where(and(eq(airtableLinks.baseId, baseId), eq(airtableLinks.tableName, tableName)));
}

/** Writes down that both sides agree; in the transaction of the change that made them agree. */
export async function saveLink(
  db: Db,
  { baseId, tableName }: TableSync,
  agreed: { ours: OurRecord; airtableId: string; hashThere: string; isGone?: boolean },
): Promise<void> {
  const { ours, airtableId } = agreed;
  const state = {
    recordId: ours.id,
    tableName,
    hashHere: hashFields(ours.fields),
    hashThere: agreed.hashThere,
    recordUpdatedAt: ours.updatedAt,
    syncedAt: sql`now()`,
    goneAt: agreed.isGone ? sql`now()` : null,
  };
  await db
    .insert(airtableLinks)
    .values({ baseId, airtableId, ...state })
    .onConflictDoUpdate({ target: [airtableLinks.baseId, airtableLinks.airtableId], set: state });
}
