import { sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { keptRead } from "#app/platform/db/kept-reads.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { areFarMore, boundedCount, toldCount } from "./bounded-count.server.ts";
import { countedConditions, freeConditions, hasFilters } from "./list-conditions.server.ts";
import type { RecordPage } from "./record-shapes.ts";
import { type ListInput, listInput, type ListQuery } from "./schema.ts";
import { readSearchQuery } from "./search-query.server.ts";
import { records } from "./tables.server.ts";

/** Several tags stand beside one another, and each is counted: `100+` says enough. */
const mostCounted = 100;

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
  // How tags go together with words and other filters, the planner cannot know.
  const isWholeShelf = !words && !hasFilters(query) && freeConditions(query).every((one) => !one);
  return await Promise.all(
    tags.map(async (tag) => {
      const matches = [
        ...countedConditions(query),
        ...freeConditions({ ...query, tags: [...query.tags, tag] }),
        words,
      ];
      if (isWholeShelf && (await areFarMore(ctx, matches, mostCounted)))
        return { tag, total: { count: mostCounted, isExact: false } };
      const { rows } = await ctx.db.execute<{ count: number }>(boundedCount(matches, mostCounted));
      return { tag, total: toldCount(rows[0], mostCounted) };
    }),
  );
}
