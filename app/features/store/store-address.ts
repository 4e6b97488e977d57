import { type PriceBand, priceBands } from "#app/core/catalog/record-shapes.ts";
import { type ProductType, productTypes } from "./store-labels.ts";

/** What the address of the User Store says: every filter, so that a link shows what its sender saw. */
export interface StoreAddress {
  type: ProductType | undefined;
  prices: PriceBand[];
  cursor: string | undefined;
}

export const storePath = "/marketplace?tab=store";

/** Words that we do not know are left out. */
export function readStoreAddress(params: URLSearchParams): StoreAddress {
  return {
    type: productTypes.find((type) => type === params.get("type")),
    prices: priceBands.filter((band) => params.getAll("price").includes(band)),
    cursor: params.get("cursor") || undefined,
  };
}

/** The address with some of it changed. Another filter starts from the first page. */
export function storeAddress(address: StoreAddress, changes: Partial<StoreAddress> = {}): string {
  const { type, prices, cursor } = { ...address, cursor: undefined, ...changes };
  const params = new URLSearchParams([
    ["tab", "store"],
    ...(type ? [["type", type]] : []),
    ...prices.map((price) => ["price", price]),
    ...(cursor ? [["cursor", cursor]] : []),
  ]);
  return `/marketplace?${params}`;
}
