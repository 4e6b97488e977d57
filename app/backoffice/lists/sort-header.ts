import type { Column } from "#app/ui/data-table.tsx";

/** Headers that sort: each knows the names of its two orders, and offers the one that is not on. */
export function sortHeader<Sort extends string>(current: Sort, at: (sort: Sort) => string) {
  return (ascending: Sort, descending: Sort): Column<never>["sort"] => ({
    to: at(current === ascending ? descending : ascending),
    direction: current === ascending ? "ascending" : current === descending ? "descending" : undefined,
  });
}
