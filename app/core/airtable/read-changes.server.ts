import type { RecordFields } from "#app/core/catalog/field-names.ts";
import type { KeptPicture } from "#app/core/files/keep-picture.server.ts";
import { isBlank, isPictures, isRead, isSameValue, isWritten, valueFor } from "./column-values.server.ts";
import type { TableSync } from "./links.server.ts";
import { pullPictures } from "./pull-pictures.server.ts";

/** What has to change in our fields to say what Airtable's say; null removes a field. */
export async function readChanges(
  sync: TableSync,
  ours: RecordFields,
  theirs: RecordFields,
  kept: KeptPicture[],
): Promise<RecordFields> {
  const changes: RecordFields = {};
  for (const column of sync.table.fields.filter(isRead)) {
    const { name } = column;
    if (isPictures(column)) {
      const pictures = await pullPictures(sync, { ours: ours[name], theirs: theirs[name], kept });
      if (pictures) changes[name] = pictures;
      continue;
    }
    // Where ours would read the same there, it keeps its own form: a list stays a list.
    const mine = isWritten(column) ? valueFor(column, ours[name]) : ours[name];
    if (isSameValue(mine, theirs[name])) continue;
    if (!isBlank(theirs[name])) changes[name] = theirs[name];
    else changes[name] = column.type === "checkbox" ? false : null;
  }
  return changes;
}
