import { type SQL, sql } from "drizzle-orm";
import { cleanText } from "#app/platform/http/clean-input.ts";

/**
 * Text that contains what was typed. The text is in lower case and begins with a space, as its trigram index
 * has it: comparing so costs a third of what `ilike` does. One or two letters hold no trigram of their own,
 * so they are looked for at the beginning of words.
 */
export function matchWords(text: SQL, typed: string): SQL | undefined {
  const words = cleanText(typed).trim();
  if (words === "") return undefined;
  const literal = words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
  return sql`${text} like lower(${words.length > 2 ? `%${literal}%` : `% ${literal}%`})`;
}
