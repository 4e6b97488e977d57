import { or, type SQL, sql } from "drizzle-orm";

/**
 * Text that contains what was typed, answered by a trigram index. One or two letters hold no trigram
 * of their own, so they are looked for at the beginning of words.
 */
export function matchWords(text: SQL, typed: string): SQL | undefined {
  const words = typed.replaceAll("\0", "").trim();
  if (words === "") return undefined;
  const literal = words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
  if (words.length > 2) return sql`${text} ilike ${`%${literal}%`}`;
  return or(sql`${text} ilike ${`${literal}%`}`, sql`${text} ilike ${`% ${literal}%`}`);
}
