import type { RecordFields } from "#app/core/catalog/field-names.ts";
import { newRecordId } from "#app/core/catalog/record-id.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

interface Given {
  tableName?: string;
  ownerId?: string;
  createdAt?: Date;
  fields?: RecordFields;
}

/** A record as an import would leave it; Live in Midjourney unless told otherwise. */
export async function createTestRecord(db: Db, given: Given = {}): Promise<{ id: string }> {
  const id = newRecordId();
  const { tableName = "Midjourney", ownerId, createdAt } = given;
  const fields = {
    Title: "Mirror Lake Landscape",
    "Full Prompt": "Layered mountain lake landscape at [time of day]. ".repeat(6),
    Description: "Layered ridges over still water.",
    Price: 5,
    Pack: "Premium",
    Tags: ["landscape", "lake"],
    Creator: "Nora Lindqvist",
    "Creator Email": "nora@example.com",
    Status: "Live",
    ...given.fields,
  };
  await db.insert(records).values({ id, tableName, ownerId, createdAt, fields });
  return { id };
}
