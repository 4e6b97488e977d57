import { Check, Download, ExternalLink } from "lucide-react";
import { useState } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Tag } from "#app/ui/filter-chips.tsx";
import { Mat, Picture } from "#app/ui/picture.tsx";
import { cardGridStyle } from "#app/ui/skeleton.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import type { FoundStock } from "./load-stock.server.ts";

const mostTags = 3;

export function StockResults({ found }: { found: FoundStock }) {
  if (found.images.length === 0)
    return <EmptyState title="No images found" description="Try other words or fewer filters." />;
  return (
    <ul className={cardGridStyle}>
      {found.images.map((image) => (
        <li key={image.id} className="flex">
          <StockCard image={image} />
        </li>
      ))}
    </ul>
  );
}

function StockCard({ image: { isImported, ...image } }: { image: FoundStock["images"][number] }) {
  const [isDone, setIsDone] = useState(isImported);
  const { submit, isBusy } = useFormAnswer({ onDone: () => setIsDone(true) });
  const { title, author, tags, premium, url, preview_url: preview } = image;
  return (
    <Card padding="none" className="flex w-full min-w-0 flex-col">
      <Mat
        overlay={
          premium ? (
            <span className="absolute top-3.5 left-3.5">
              <Badge tone="primary">Premium</Badge>
            </span>
          ) : null
        }
      >
        <Picture src={preview} alt={title} width={480} height={480} ratio="square" standIn="title" />
      </Mat>
      <div className="flex min-w-0 flex-1 flex-col px-3.5 pb-3.5">
        <h3 className="line-clamp-2 text-ui font-label break-words">{title}</h3>
        <p className="truncate text-small text-muted-foreground">by {author.name}</p>
        <p className="mt-2 mb-3 flex max-h-7 flex-wrap gap-1.5 overflow-hidden max-md:hidden">
          {tags.slice(0, mostTags).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </p>
        <div className="mt-auto flex items-center gap-2 max-md:mt-3">
          <Button
            type="button"
            size="sm"
            className="min-w-0 flex-1"
            variant={isDone ? "secondary" : "primary"}
            disabled={isDone}
            isBusy={isBusy}
            aria-label={isDone ? `${title} is imported` : `Import ${title}`}
            onClick={() => void submit({ image: JSON.stringify(image) }, { method: "post" })}
          >
            {isDone ? <Check /> : <Download />}
            {isDone ? "Imported" : "Import"}
          </Button>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Open ${title} in a new tab`}
            title="Open in a new tab"
            className="inline-flex size-9 shrink-0 items-center justify-center rounded-sm border border-border-strong bg-card shadow-card hover:bg-accent max-md:size-11"
          >
            <ExternalLink className="size-4" />
          </a>
        </div>
      </div>
    </Card>
  );
}
