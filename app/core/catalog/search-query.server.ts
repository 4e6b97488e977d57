import { inArray, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { nearestWords, oneSlipFrom } from "./nearest-words.ts";
import { searchWords } from "./tables.server.ts";

export interface SearchQuery {
  /** What the words come to; undefined where no word of the query could be searched for. */
  tsquery: SQL | undefined;
  corrections: { from: string; to: string[] }[];
}

const mostWords = 10;
/** One slip leaves so short a word too few of its letter groups to be found by them. */
const shortWord = 5;

/**
 * Every word must match. A word that no record contains is completed or corrected from the words that
 * records do contain; a correction is reported, never silent.
 */
export async function readSearchQuery(ctx: Ctx, q: string): Promise<SearchQuery> {
  const words = [...new Set(q.split(/\s+/).filter((word) => word !== ""))].slice(0, mostWords);
  const asked = words.map((word) => ({ word, plain: plainWord(word) }));
  const checkable = asked.flatMap(({ plain }) => (plain === undefined ? [] : [plain]));
  const unknown = await unknownWords(ctx, checkable);
  const corrections: SearchQuery["corrections"] = [];
  const parts: SQL[] = [];
  for (const { word, plain } of asked) {
    const replacement =
      plain !== undefined && unknown.has(plain) ? await replacementFor(ctx, plain) : undefined;
    if (replacement?.isCorrection) corrections.push({ from: word, to: replacement.words });
    parts.push(anyOf(replacement?.words ?? [word]));
  }
  if (parts.length === 0) return { tsquery: undefined, corrections };
  return { tsquery: sql`(${sql.join(parts, sql` && `)})`, corrections };
}

function anyOf(words: string[]): SQL {
  const each = words.map((word) => sql`plainto_tsquery('prompt_search', ${word.slice(0, 60)})`);
  return sql`(${sql.join(each, sql` || `)})`;
}

/** A word of letters only, without accents; others (`3d`, `v6.1`) are searched as they stand. */
function plainWord(word: string): string | undefined {
  const plain = word.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return /^\p{L}{3,30}$/u.test(plain) ? plain : undefined;
}

async function unknownWords(ctx: Ctx, words: string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const found = await ctx.db.execute<{ word: string }>(sql`
    select asked.word
    from unnest(${sql.param(words)}::text[]) as asked(word),
      lateral (select (ts_lexize('english_stem', asked.word))[1] as lexeme) as stem
    where stem.lexeme is not null
      and not exists (select from ${searchWords} where ${searchWords.lexeme} = stem.lexeme)`);
  return new Set(found.rows.map(({ word }) => word));
}

/** First words that begin like this one, else words that are spelt nearly like it. */
async function replacementFor(ctx: Ctx, word: string) {
  const { rows } = await ctx.db.execute<{ word: string; isCompletion: boolean }>(
    sql`select word, is_completion as "isCompletion" from similar_words(${word})`,
  );
  const completions = rows.filter(({ isCompletion }) => isCompletion).map((row) => row.word);
  if (completions.length > 0) return { words: completions, isCorrection: false };
  const similar = rows.map((row) => row.word);
  const words = nearestWords(
    word,
    word.length > shortWord ? similar : [...similar, ...(await shortWordsNear(ctx, word))],
  );
  return words.length > 0 ? { words, isCorrection: true } : undefined;
}

async function shortWordsNear(ctx: Ctx, word: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(inArray(searchWords.word, oneSlipFrom(word)));
  return rows.map((row) => row.word);
}
