import { type PriceBand, priceBands, type RecordSort, recordSorts } from "#app/core/catalog/record-shapes.ts";

/** What the address of a list of prompts says: every filter, so that a link shows what its sender saw. */
export interface ListAddress {
  q: string;
  tables: string[];
  packs: string[];
  platforms: string[];
  prices: PriceBand[];
  cost: "free" | "paid" | undefined;
  tags: string[];
  sort: RecordSort | undefined;
  view: "gallery" | "table";
  cursor: string | undefined;
}

export const longestSearch = 200;

/** Words of closed lists that we do not know are left out; the rest is checked by the operation. */
export function readListAddress(params: URLSearchParams): ListAddress {
  const all = (name: string) => [...new Set(params.getAll(name).filter((value) => value.trim() !== ""))];
  const cost = params.get("cost");
  const sort = params.get("sort");
  return {
    q: (params.get("q") ?? "").trim(),
    tables: all("table"),
    packs: all("pack"),
    platforms: all("platform"),
    prices: priceBands.filter((band) => params.getAll("price").includes(band)),
    cost: cost === "free" || cost === "paid" ? cost : undefined,
    tags: all("tag"),
    sort: recordSorts.find((each) => each === sort),
    view: params.get("view") === "table" ? "table" : "gallery",
    cursor: params.get("cursor") || undefined,
  };
}

/** The address of this list with some of it changed. Another filter starts from the first page. */
export function listPath(path: string, address: ListAddress, changes: Partial<ListAddress> = {}): string {
  const { q, tables, packs, platforms, prices, cost, tags, sort, view, cursor } = {
    ...address,
    cursor: undefined,
    ...changes,
  };
  const params = new URLSearchParams([
    ...(q ? [["q", q]] : []),
    ...tables.map((table) => ["table", table]),
    ...packs.map((pack) => ["pack", pack]),
    ...platforms.map((platform) => ["platform", platform]),
    ...prices.map((price) => ["price", price]),
    ...(cost ? [["cost", cost]] : []),
    ...tags.map((tag) => ["tag", tag]),
    ...(sort ? [["sort", sort]] : []),
    ...(view === "table" ? [["view", view]] : []),
    ...(cursor ? [["cursor", cursor]] : []),
  ]);
  return params.size > 0 ? `${path}?${params}` : path;
}

/** Filters off; the way of looking at the list stays. */
export const noFilters = {
  q: "",
  tables: [],
  packs: [],
  platforms: [],
  prices: [],
  cost: undefined,
  tags: [],
} satisfies Partial<ListAddress>;

export function countFilters({ tables, packs, platforms, prices, cost, tags }: ListAddress): number {
  return tables.length + packs.length + platforms.length + prices.length + tags.length + (cost ? 1 : 0);
}

export function toggled<Value extends string>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}
