import { Pagination } from "#app/ui/pagination.tsx";
import type { IdPage } from "./list-page.server.ts";

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
  const between = `${(start + 1).toLocaleString("en-US")} to ${(start + limit).toLocaleString("en-US")}`;
  return (
    <Pagination
      summary={summary ?? `${between} of ${formatCount(total)}`}
      {...(page > 1 ? { previousTo: pageAt(page - 1) } : {})}
      {...(page < pages ? { nextTo: pageAt(page + 1) } : {})}
    />
  );
}

/** `1,000+` where counting on would mean reading the whole table. */
export function formatCount({ count, isExact }: IdPage["total"]): string {
  return `${count.toLocaleString("en-US")}${isExact ? "" : "+"}`;
}
