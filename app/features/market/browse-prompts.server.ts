import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { countSearch } from "#app/core/catalog/count-search.server.ts";
import type { TagCount } from "#app/core/catalog/count-tags.server.ts";
import { listRecords } from "#app/core/catalog/list-records.server.ts";
import type { RecordPage } from "#app/core/catalog/record-shapes.ts";
import type { SourceTable } from "#app/core/catalog/source-tables.ts";
import { type ListAddress, readListAddress } from "./list-address.ts";
import { offerTags } from "./offer-tags.server.ts";

export interface Browsed {
  address: ListAddress;
  page: RecordPage;
  offeredTags: TagCount[];
}

/** One page of the list that an address asks for; `table` binds it to one source table. */
export async function browsePrompts(ctx: Ctx, request: Request, table?: SourceTable): Promise<Browsed> {
  const address = readListAddress(new URL(request.url).searchParams);
  const { tables, prices, view: _view, ...rest } = address;
  const list = { ...rest, tables: table ? [table] : tables, priceBands: prices };
  const page = await listRecords(ctx, list);
  const offeredTags = await offerTags(ctx, list, page.cards);
  if (address.q && !address.cursor) await countSearch(ctx, address.q, page.total.count);
  return { address: table ? { ...address, tables: [] } : address, page, offeredTags };
}
