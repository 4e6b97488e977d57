import type { Db } from "#app/platform/db/db.server.ts";
import type { RecordFields } from "./field-names.ts";
import { recordStats, records } from "./tables.server.ts";

export interface ImportedRecord {
  id: string;
  tableName: string;
  createdAt: Date;
  ownerId: string | null;
  fields: RecordFields;
  views: number;
  likes: number;
}

const rowsPerStatement = 200;

/** Adds many records at once, as they are: for demo data and files an admin has checked. Known ids stay as they were. */
export async function importRecords(db: Db, rows: ImportedRecord[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const chunk = rows.slice(start, start + rowsPerStatement);
    await db
      .insert(records)
      .values(chunk.map(({ views: _views, likes: _likes, ...record }) => record))
      .onConflictDoNothing();
    await db
      .insert(recordStats)
      .values(chunk.map(({ id, views, likes }) => ({ recordId: id, views, likes })))
      .onConflictDoNothing();
  }
}
