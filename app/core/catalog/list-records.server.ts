import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { listSorted } from "./list-sorted.server.ts";
import type { RecordPage } from "./record-shapes.ts";
import { type ListInput, listInput } from "./schema.ts";
import { readSearchQuery } from "./search-query.server.ts";
import { searchRecords } from "./search-records.server.ts";
import { showCards } from "./show-record.server.ts";

/** One page of what is on show: searched, filtered, sorted and counted. */
export async function listRecords(ctx: Ctx, input: ListInput = {}): Promise<RecordPage> {
  const query = parseInput(listInput, input);
  const search = query.q === "" ? undefined : await readSearchQuery(ctx, query.q);
  const corrections = search?.corrections ?? [];
  if (search && !search.tsquery)
    return { cards: [], nextCursor: null, total: { count: 0, isExact: true }, facets: null, corrections };
  const sort = query.sort ?? "relevance";
  const { stored, ...page } =
    search?.tsquery && sort === "relevance"
      ? await searchRecords(ctx, query, search.tsquery)
      : await listSorted(ctx, query, sort === "relevance" ? "newest" : sort, search?.tsquery);
  return { ...page, cards: await showCards(ctx, stored), corrections };
}
