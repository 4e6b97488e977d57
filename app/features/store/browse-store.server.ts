import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { listRecords } from "#app/core/catalog/list-records.server.ts";
import type { RecordPage } from "#app/core/catalog/record-shapes.ts";
import { readStoreAddress, type StoreAddress } from "./store-address.ts";

export interface BrowsedStore {
  address: StoreAddress;
  page: RecordPage;
}

/** One page of the User Store, as its address asks for it. */
export async function browseStore(ctx: Ctx, request: Request): Promise<BrowsedStore> {
  const address = readStoreAddress(new URL(request.url).searchParams);
  const { type, prices, cursor } = address;
  const page = await listRecords(ctx, {
    scope: "store",
    ...(type ? { productType: type } : {}),
    priceBands: prices,
    cursor,
    limit: 24,
  });
  return { address, page };
}
