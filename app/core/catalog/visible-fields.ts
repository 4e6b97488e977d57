import {
  fileFields,
  isNamed,
  openFields,
  ownerFields,
  promptFields,
  type RecordFields,
} from "./field-names.ts";
import { textOf } from "./read-fields.ts";
import { previewPrompt } from "./preview-prompt.ts";

export interface Access {
  /** May read the paid text and file. */
  isReadable: boolean;
  isOwn: boolean;
  isAdmin: boolean;
}

/** The fields of a record that may leave the server. A field that no list names stays inside. */
export function visibleFields(fields: RecordFields, access: Access): RecordFields {
  if (access.isAdmin) return fields;
  const shown = Object.entries(fields).filter(([name]) => {
    if (isNamed(openFields, name)) return true;
    if (isNamed(promptFields, name) || isNamed(fileFields, name)) return access.isReadable;
    return isNamed(ownerFields, name) && access.isOwn;
  });
  const text = promptText(fields);
  const preview = access.isReadable || text === undefined ? {} : { Preview: previewPrompt(text) };
  return { ...Object.fromEntries(shown), ...preview };
}

export function promptText(fields: RecordFields): string | undefined {
  return textOf(fields, "Full Prompt", "Prompt", "Template Prompt");
}
