import { createHash } from "node:crypto";
import type { RecordFields } from "#app/core/catalog/field-names.ts";
import { isBlank } from "./column-values.server.ts";
import { isPicture, pictureName } from "./picture-name.ts";

/** The same for the same content, whatever its order; pictures count by their names, because addresses expire. */
export function hashFields(fields: RecordFields): string {
  return createHash("sha256")
    .update(JSON.stringify(settled(fields)))
    .digest("hex");
}

function settled(value: unknown): unknown {
  if (isPicture(value)) return pictureName(value);
  if (Array.isArray(value)) return value.map(settled);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => !isBlank(inner));
  return entries
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => [name, settled(inner)]);
}
