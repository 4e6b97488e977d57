import { sql } from "drizzle-orm";
import { isAdmin, type Viewer } from "#app/core/accounts/viewer.ts";
import { fileFields, isNamed, openFields, ownerFields, promptFields } from "#app/core/catalog/field-names.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import { formulaError } from "./formula.ts";
import { number, text, truth, type TypedSql } from "./typed-sql.server.ts";

const numberFields = ["Price", "Rating", "Reviews", "Likes", "Views", "Downloads"];
const truthFields = ["Active"];
const adminFields = ["Original Record ID", "Source Table", "Record Data"];
const hiddenFields = [...promptFields, ...fileFields, ...ownerFields, ...adminFields];

/**
 * A field a formula may look at. What the viewer may not read they may not ask about either: comparing
 * a hidden field with guesses would read it letter by letter.
 */
export function formulaField(name: string, at: number, viewer: Viewer): TypedSql {
  const isHidden = isNamed(hiddenFields, name);
  if (isHidden && !isAdmin(viewer)) throw formulaError(`the field {${name}} cannot be used in a formula`, at);
  if (!isHidden && !isNamed(openFields, name)) throw formulaError(`there is no field {${name}}`, at);
  // The name is one of ours from here on, never the caller's text.
  const literal = sql.raw(`'${name}'`);
  if (isNamed(numberFields, name)) return number(sql`record_number(${records.fields}, ${literal})`);
  if (isNamed(truthFields, name)) return truth(sql`(${records.fields} -> ${literal} = 'true'::jsonb)`);
  return text(sql`record_text(${records.fields}, ${literal})`);
}
