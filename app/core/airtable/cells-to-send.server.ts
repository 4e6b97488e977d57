import type { RecordFields } from "#app/core/catalog/field-names.ts";
import { safeUrl } from "#app/core/catalog/read-fields.ts";
import { env } from "#app/platform/env/env.server.ts";
import { isBlank, isPictures, isSameValue, isWritten, valueFor } from "./column-values.server.ts";
import { pictureName } from "./picture-name.ts";
import { attachmentsOf } from "./pull-pictures.server.ts";
import type { AirtableTable } from "./schema.ts";

export function cellsToCreate(table: AirtableTable, ours: RecordFields): RecordFields {
  return cellsToChange(table, ours, {});
}

/** Only cells that would read differently: what two people write into two cells does not collide. */
export function cellsToChange(table: AirtableTable, ours: RecordFields, theirs: RecordFields): RecordFields {
  const cells: RecordFields = {};
  for (const column of table.fields) {
    const { name } = column;
    if (isPictures(column) && isBlank(theirs[name])) {
      const pictures = picturesToSend(ours[name]);
      if (pictures.length > 0) cells[name] = pictures;
    }
    if (!isWritten(column)) continue;
    const value = valueFor(column, ours[name]);
    if (value !== undefined && !isSameValue(value, theirs[name])) cells[name] = value;
  }
  return cells;
}

/** Airtable fetches pictures itself, so it needs whole addresses. */
function picturesToSend(value: unknown): { url: string; filename: string }[] {
  return attachmentsOf(value).flatMap((picture) => {
    const url = safeUrl(picture.url);
    return url ? [{ url: new URL(url, env().APP_ORIGIN).href, filename: pictureName(picture) }] : [];
  });
}

/** Whether the cells that were not sent are as they were listed. */
export function isSameBeside(
  table: AirtableTable,
  sent: RecordFields,
  before: RecordFields,
  after: RecordFields,
): boolean {
  return table.fields
    .filter((column) => isWritten(column) && !(column.name in sent))
    .every(({ name }) => isSameValue(before[name], after[name]));
}
