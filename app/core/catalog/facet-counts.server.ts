import { type SQL, sql } from "drizzle-orm";
import type { Facets } from "./record-shapes.ts";
import type { ListQuery } from "./schema.ts";

export interface FacetRow {
  facet: "total" | "cost" | "tables" | "packs" | "platforms" | "priceBands" | "productTypes";
  value: string;
  count: number;
}

type Dimension = Exclude<FacetRow["facet"], "total" | "cost">;

const columns: Record<Dimension, SQL> = {
  tables: sql`table_name`,
  packs: sql`pack`,
  platforms: sql`platform`,
  priceBands: sql`price_band`,
  productTypes: sql`product_type`,
};
const dimensions = Object.keys(columns) as Dimension[];

/**
 * Counts over a relation `cells` (table_name, product_type, pack, platform, price_band, count; empty text
 * for none): all matches, and for each value what choosing it would show, the other filters staying.
 */
export function facetRows(query: ListQuery): SQL {
  const chosen: Record<Dimension, readonly string[]> = {
    tables: query.tables,
    packs: query.packs,
    platforms: query.platforms,
    priceBands: query.priceBands,
    productTypes: query.productType ? [query.productType] : [],
  };
  const conditions = dimensions
    .filter((each) => chosen[each].length > 0)
    .map((each) => ({ of: each, sql: sql`${columns[each]} = any (${sql.param([...chosen[each]])})` }));
  const cost = query.cost && sql`(price_band = 'free') = ${query.cost === "free"}`;
  const where = (left?: FacetRow["facet"]): SQL => {
    const kept = conditions.filter(({ of }) => of !== left).map((condition) => condition.sql);
    return sql.join([sql`true`, ...kept, ...(cost && left !== "cost" ? [cost] : [])], sql` and `);
  };
  const perValue = dimensions.map(
    (each) =>
      sql`select ${each}, ${columns[each]}, sum(count)::integer from cells where ${where(each)} group by 2`,
  );
  return sql.join(
    [
      sql`select 'total' as facet, '' as value, coalesce(sum(count), 0)::integer as count from cells where ${where()}`,
      sql`select 'cost', case when price_band = 'free' then 'free' else 'paid' end, sum(count)::integer
        from cells where ${where("cost")} group by 2`,
      ...perValue,
    ],
    sql` union all `,
  );
}

export function readFacets(rows: readonly FacetRow[]): { total: number; facets: Facets } {
  const of = (facet: FacetRow["facet"]) =>
    rows
      .filter((row) => row.facet === facet && row.value !== "" && row.count > 0)
      .map(({ value, count }) => ({ value, count }))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  const cost = of("cost");
  return {
    total: rows.find((row) => row.facet === "total")?.count ?? 0,
    facets: {
      tables: of("tables"),
      packs: of("packs"),
      platforms: of("platforms"),
      priceBands: of("priceBands"),
      productTypes: of("productTypes"),
      free: cost.find(({ value }) => value === "free")?.count ?? 0,
      paid: cost.find(({ value }) => value === "paid")?.count ?? 0,
    },
  };
}
