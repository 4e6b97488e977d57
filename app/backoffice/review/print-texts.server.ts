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

/**
 * Reads the texts that were written since the last time, at most so many, and answers how many it read.
 * Looks back some minutes, because a change may become visible after a later one.
 */
export async function printTexts(db: Db, most: number): Promise<number> {
  const { rows } = await db.execute<Unprinted>(sql`
    select ${records.id}, ${records.updatedAt}, ${records.fields}
    from ${records}
    left join ${textPrints} on ${textPrints.recordId} = ${records.id}
    where ${records.updatedAt} > coalesce(
        (select max(${textPrints.printedAt}) from ${textPrints}), '-infinity') - interval '10 minutes'
      and ${textPrints.printedAt} is distinct from ${records.updatedAt}
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
