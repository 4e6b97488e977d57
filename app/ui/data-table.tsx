import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { cn } from "./class-names.ts";

type ColumnSort = { direction?: "ascending" | "descending" | undefined } & (
  | { to: string }
  | { onSort: () => void }
);

export type Column<Row> = {
  header: string;
  render: (row: Row) => ReactNode;
  /** Figures: mono, right-aligned. */
  isNumeric?: boolean;
  /** Buttons at the right; the header stays for screen readers. */
  isActions?: boolean;
  /** The row's name: heads the card on phones. */
  isName?: boolean;
  /** Makes the header sort by it: a link where the order is in the address, else a button. */
  sort?: ColumnSort;
  className?: string;
};

type DataTableProps<Row> = {
  /** What the table lists; read aloud. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** In place of the rows when there are none. */
  empty?: ReactNode;
  /** Without border and radius, for use inside a card. */
  isFlush?: boolean;
  className?: string;
};

/** Lines between rows only; on phones each row is a card with its column names. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  isFlush = false,
  className,
}: DataTableProps<Row>) {
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    <div
      className={cn(
        // Positioned, so that words for screen readers are cut off with the rest.
        "relative md:overflow-x-auto",
        !isFlush && "md:rounded-lg md:border md:bg-card md:shadow-card",
        className,
      )}
    >
      <table className="w-full text-ui max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <th
                key={column.header}
                scope="col"
                aria-sort={column.sort?.direction}
                className={cn(
                  "h-9 px-3 text-left lg:px-4 text-micro font-label whitespace-nowrap text-muted-foreground",
                  (column.isNumeric || column.isActions) && "text-right",
                )}
              >
                {column.sort ? <SortHeader sort={column.sort}>{column.header}</SortHeader> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:flex max-md:flex-col max-md:gap-3">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={cn(
                "border-t transition-colors md:hover:bg-accent/40",
                "max-md:flex max-md:flex-col max-md:gap-1.5 max-md:rounded-lg max-md:border max-md:bg-card max-md:p-4",
              )}
            >
              {columns.map((column) => (
                <td
                  key={column.header}
                  data-label={column.isName || column.isActions ? undefined : column.header}
                  className={cn(
                    "md:h-11.5 md:px-3 md:py-1.5 lg:px-4",
                    "max-md:flex max-md:items-center max-md:justify-between max-md:gap-4",
                    "max-md:before:font-sans max-md:before:text-small max-md:before:text-muted-foreground max-md:before:content-[attr(data-label)]",
                    column.isNumeric && "font-mono text-small md:text-right",
                    column.isName && "font-label max-md:text-body max-md:before:hidden",
                    column.isActions && "md:text-right max-md:mt-1 max-md:justify-end max-md:before:hidden",
                    column.className,
                  )}
                >
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SortHeader({ sort, children }: { sort: ColumnSort; children: string }) {
  const Arrow = sort.direction === "descending" ? ArrowDown : ArrowUp;
  const style = "inline-flex h-9 items-center gap-1 rounded-xs hover:text-foreground";
  const content = (
    <>
      {children}
      {sort.direction ? <Arrow aria-hidden className="size-3.5" /> : null}
    </>
  );
  return "to" in sort ? (
    <Link to={sort.to} preventScrollReset className={style}>
      {content}
    </Link>
  ) : (
    <button type="button" onClick={sort.onSort} className={style}>
      {content}
    </button>
  );
}
