import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { keptRead } from "#app/platform/db/kept-reads.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { areFarMoreThan, countUpTo, moreThan } from "./bounded-count.server.ts";
import { countedConditions, freeConditions, hasFilters, hasWords } from "./list-conditions.server.ts";
import type { RecordPage } from "./record-shapes.ts";
import { type ListInput, listInput, type ListQuery } from "./schema.ts";
import { readSearchQuery } from "./search-query.server.ts";

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
  const words = search?.tsquery && hasWords(search.tsquery);
  // How tags go together with words and other filters, the planner cannot know.
  const isWholeShelf = !words && !hasFilters(query) && freeConditions(query).every((one) => !one);
  const countTag = async (tag: string): Promise<TagCount["total"]> => {
    const withTag = { ...query, tags: [...query.tags, tag] };
    const conditions = [...countedConditions(query), ...freeConditions(withTag), words];
    const isMany = isWholeShelf && (await areFarMoreThan(mostCounted, ctx, conditions));
    return isMany ? moreThan(mostCounted) : await countUpTo(mostCounted, ctx, conditions);
  };
  return await Promise.all(tags.map(async (tag) => ({ tag, total: await countTag(tag) })));
}
