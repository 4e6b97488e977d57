import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { ListPages } from "#app/backoffice/lists/list-pages.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { cn } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture.tsx";
import { formatMoment } from "#app/ui/format-day.ts";
import type { Queue } from "./list-queue.server.ts";
import { priceOf } from "./price-words.ts";
import type { QueueItem } from "./schema.ts";

interface QueueListProps {
  queue: Queue;
  currentId: string | undefined;
  at: (id: string | undefined, changes?: object) => string;
  className: string;
}

export function QueueList({ queue, currentId, at, className }: QueueListProps) {
  return (
    <div className={cn("min-w-0", className)}>
      <ol className="flex flex-col overflow-hidden rounded-lg border bg-card shadow-card">
        {queue.items.map((item) => (
          <li key={item.id} className="border-b last:border-b-0">
            <QueueLine item={item} to={at(item.id)} isCurrent={item.id === currentId} />
          </li>
        ))}
      </ol>
      <ListPages list={queue} pageAt={(page) => at(undefined, { page })} />
    </div>
  );
}

function QueueLine({ item, to, isCurrent }: { item: QueueItem; to: string; isCurrent: boolean }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isCurrent ? "true" : undefined}
      className={cn(
        "flex items-center gap-3 border-l-[6px] border-transparent p-3 transition-colors -outline-offset-2 hover:bg-accent/50",
        "aria-[current]:border-marker aria-[current]:bg-accent/60",
      )}
    >
      <span className="block w-12 shrink-0 overflow-hidden rounded-xs">
        <Picture src={item.imageUrl} alt="" width={96} height={96} ratio="square" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-1 text-ui font-label break-words">{item.title}</span>
        <span className="block truncate text-small text-muted-foreground">
          {item.creator} · {priceOf(item)}
        </span>
        <span className="flex items-center justify-between gap-2 text-micro text-muted-foreground">
          <time dateTime={item.createdAt}>{formatMoment(item.createdAt)}</time>
          {item.flagCount > 0 ? (
            <Badge tone="warning" className="h-5!">
              <TriangleAlert />
              {item.flagCount}
              <span className="sr-only"> {item.flagCount === 1 ? "flag" : "flags"}</span>
            </Badge>
          ) : null}
        </span>
      </span>
    </Link>
  );
}
