import { Link } from "react-router";
import type { InboxPage, InboxQuery } from "#app/features/support/schema.ts";
import { cn } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { formatMoment } from "#app/ui/format-day.ts";

interface InboxListProps {
  inbox: InboxPage;
  query: InboxQuery;
  currentId: string | undefined;
  at: (id: string | undefined, changes?: object) => string;
  className: string;
}

export function InboxList({ inbox, query, currentId, at, className }: InboxListProps) {
  const { page } = query;
  if (inbox.tickets.length === 0)
    return <EmptyState title="No tickets here" className={cn("h-fit", className)} />;
  return (
    <div className={cn("min-w-0", className)}>
      <ol className="flex flex-col overflow-hidden rounded-lg border bg-card shadow-card">
        {inbox.tickets.map(({ id, subject, email, assignedTo, updatedAt }) => (
          <li key={id} className="border-b last:border-b-0">
            <Link
              to={at(id)}
              preventScrollReset
              aria-current={id === currentId ? "true" : undefined}
              className={cn(
                "block border-l-[6px] border-transparent px-4 py-3 transition-colors -outline-offset-2 hover:bg-accent/50",
                "aria-[current]:border-marker aria-[current]:bg-accent/60",
              )}
            >
              <span className="line-clamp-1 text-ui font-label break-words">{subject}</span>
              <span className="block truncate text-small text-muted-foreground">{email}</span>
              <span className="flex justify-between gap-3 text-micro text-muted-foreground">
                <time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>
                <span className="truncate">{assignedTo ?? "unassigned"}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {inbox.pages > 1 ? (
        <Pagination
          summary={`Page ${page} of ${inbox.pages}`}
          {...(page > 1 ? { previousTo: at(undefined, { page: page - 1 }) } : {})}
          {...(page < inbox.pages ? { nextTo: at(undefined, { page: page + 1 }) } : {})}
        />
      ) : null}
    </div>
  );
}
