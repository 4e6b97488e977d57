import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { keptRead } from "#app/platform/db/kept-reads.server.ts";
import { listSorted, type StoredPage } from "./list-sorted.server.ts";
import type { RecordPage } from "./record-shapes.ts";
import { type ListInput, listInput, type ListQuery } from "./schema.ts";
import { readSearchQuery } from "./search-query.server.ts";
import { searchRecords } from "./search-records.server.ts";
import { showCards } from "./show-record.server.ts";

type ReadPage = StoredPage & Pick<RecordPage, "corrections">;

/** One page of what is on show: searched, filtered, sorted and counted. */
export async function listRecords(ctx: Ctx, input: ListInput = {}): Promise<RecordPage> {
  const query = parseInput(listInput, input);
  const { stored, ...page } = await keptRead(`list ${JSON.stringify(query)}`, () => readPage(ctx, query));
  return { ...page, cards: await showCards(ctx, stored) };
}

/** How many records such a list has, without showing any. */
export async function countRecords(ctx: Ctx, input: ListInput = {}): Promise<number> {
  const query = parseInput(listInput, { ...input, limit: 1 });
  const { total } = await keptRead(`list ${JSON.stringify(query)}`, () => readPage(ctx, query));
  return total.count;
}

/** The same for everybody; what each may see of a record is decided when it is shown. */
async function readPage(ctx: Ctx, query: ListQuery): Promise<ReadPage> {
  const search = query.q === "" ? undefined : await readSearchQuery(ctx, query.q);
  const corrections = search?.corrections ?? [];
  if (search && !search.tsquery)
    return { stored: [], nextCursor: null, total: { count: 0, isExact: true }, facets: null, corrections };
  const sort = query.sort ?? "relevance";
  const page =
    search?.tsquery && sort === "relevance"
      ? await searchRecords(ctx, query, search.tsquery)
      : await listSorted(ctx, query, sort === "relevance" ? "newest" : sort, search?.tsquery);
  return { ...page, corrections };
}
