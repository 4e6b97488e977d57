import { sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { keptRead } from "#app/platform/db/kept-reads.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { boundedCount, toldCount } from "./bounded-count.server.ts";
import { countedConditions, freeConditions } from "./list-conditions.server.ts";
import type { RecordPage } from "./record-shapes.ts";
import { type ListInput, listInput, type ListQuery } from "./schema.ts";
import { readSearchQuery } from "./search-query.server.ts";
import { records } from "./tables.server.ts";

export interface TagCount {
  tag: string;
  /** What choosing it as well would leave of the list. */
  total: RecordPage["total"];
}

export async function countTags(ctx: Ctx, input: ListInput, tags: string[]): Promise<TagCount[]> {
  if (tags.length === 0) return [];
  const { cursor: _cursor, sort: _sort, ...query } = parseInput(listInput, input);
  return await keptRead(`tags ${JSON.stringify([query, tags])}`, () => readCounts(ctx, query, tags));
}

async function readCounts(ctx: Ctx, query: ListQuery, tags: string[]): Promise<TagCount[]> {
  const search = query.q === "" ? undefined : await readSearchQuery(ctx, query.q);
  const words = search?.tsquery && sql`${records.search} @@ ${search.tsquery}`;
  // One sub-query for each tag instead of one for all: the planner knows how rare each one is.
  const counts = tags.map((tag) =>
    boundedCount([
      ...countedConditions(query),
      ...freeConditions({ ...query, tags: [...query.tags, tag] }),
      words,
    ]),
  );
  const { rows } = await ctx.db.execute<{ count: number }>(sql.join(counts, sql` union all `));
  return tags.map((tag, index) => ({ tag, total: toldCount(rows[index]) }));
}
