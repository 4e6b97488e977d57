import { sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { limit } from "#app/platform/limits/limit.server.ts";
import { searchTerms } from "./tables.server.ts";

const longestTerm = 60;
const mostWords = 6;
const keptDays = 90;

/** One spelling of a search; nothing where it is too long to be a term or may name a person. */
export function termOf(query: string): string | undefined {
  const term = query
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}@'’-]+/gu, " ")
    .trim();
  const isTerm =
    term.length >= 3 &&
    term.length <= longestTerm &&
    term.split(" ").length <= mostWords &&
    /\p{L}/u.test(term) &&
    !/@|\d{5,}/.test(term);
  return isTerm ? term : undefined;
}

/** Counts a search that found something. Nobody can fill the table: each address counts sixty an hour. */
export async function countSearch(ctx: Ctx, query: string, found: number): Promise<void> {
  const term = found > 0 ? termOf(query) : undefined;
  if (!term) return;
  try {
    await limit("count-search", ctx.ip, { points: 60, durationSeconds: 3600 });
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return;
    throw error;
  }
  await ctx.db
    .insert(searchTerms)
    .values({ term, day: sql`current_date` })
    .onConflictDoUpdate({
      target: [searchTerms.term, searchTerms.day],
      set: { count: sql`${searchTerms.count} + 1` },
    });
}

export async function forgetOldSearches(db: Db): Promise<void> {
  await db.delete(searchTerms).where(sql`${searchTerms.day} < current_date - ${keptDays}::integer`);
}
