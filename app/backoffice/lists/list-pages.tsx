import { Pagination } from "#app/ui/pagination.tsx";
import { formatCount, formatTotal } from "#app/ui/format-number.ts";
import type { IdPage } from "./list-query.ts";

interface ListPagesProps {
  list: Pick<IdPage, "total" | "window">;
  /** The address of another page of this list. */
  pageAt: (page: number) => string;
  summary?: string | undefined;
}

/** `51 to 100 of 1,386`, and the way to the neighbouring pages. */
export function ListPages({ list: { total, window }, pageAt, summary }: ListPagesProps) {
  const { page, pages, start, limit } = window;
  if (limit === 0) return null;
  const between = `${formatCount(start + 1)} to ${formatCount(start + limit)}`;
  return (
    <Pagination
      summary={summary ?? `${between} of ${formatTotal(total)}`}
      {...(page > 1 ? { previousTo: pageAt(page - 1) } : {})}
      {...(page < pages ? { nextTo: pageAt(page + 1) } : {})}
    />
  );
}
