import { sql } from "drizzle-orm";
import type { RecordFields } from "#app/core/catalog/field-names.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import { promptText } from "#app/core/catalog/visible-fields.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { textPrints } from "./tables.server.ts";
import { printsOf } from "./text-prints.ts";

interface Unprinted extends Record<string, unknown> {
  id: string;
  updated_at: Date;
  fields: RecordFields;
}

interface PrintOptions {
  most: number;
  /** Looks back some minutes, because a change may become visible after a later one. Costs more after a large import. */
  isThorough: boolean;
}

/** Reads the texts that were written since the last time, and answers how many it read. */
export async function printTexts(db: Db, { most, isThorough }: PrintOptions): Promise<number> {
  const latest = sql`select printed_at, record_id from text_prints order by printed_at desc, record_id desc limit 1`;
  const isNew = isThorough
    ? sql`${records.updatedAt} > coalesce((select printed_at from latest), '-infinity') - interval '10 minutes'`
    : sql`(${records.updatedAt}, ${records.id}) > (
        coalesce((select printed_at from latest), '-infinity'), coalesce((select record_id from latest), ''))`;
  const { rows } = await db.execute<Unprinted>(sql`
    with latest as materialized (${latest})
    select ${records.id}, ${records.updatedAt}, ${records.fields}
    from ${records}
    left join ${textPrints} on ${textPrints.recordId} = ${records.id}
    where ${isNew} and ${textPrints.printedAt} is distinct from ${records.updatedAt}
    order by ${records.updatedAt}, ${records.id}
    limit ${most}`);
  if (rows.length === 0) return 0;
  await db
    .insert(textPrints)
    .values(
      rows.map(({ id, updated_at: printedAt, fields }) => ({
        recordId: id,
        printedAt: new Date(printedAt),
        prints: printsOf(promptText(fields) ?? ""),
      })),
    )
    .onConflictDoUpdate({
      target: textPrints.recordId,
      set: { printedAt: sql`excluded.printed_at`, prints: sql`excluded.prints` },
    });
  return rows.length;
}
