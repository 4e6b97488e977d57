import { FileText, TextQuote } from "lucide-react";
import { Link } from "react-router";
import type { PromptCard } from "#app/core/catalog/record-shapes.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { cn } from "#app/ui/class-names.ts";
import { Tag } from "#app/ui/filter-chips.tsx";
import { LinkedPicture } from "#app/ui/linked-picture.tsx";
import { Mat } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { SocialLinkList } from "#app/ui/social-icons.tsx";
import { typeLabels } from "./store-labels.ts";
import { TakeButton } from "./take-button.tsx";

const tagsShown = 3;

export function StoreCard({ card, isPriority = false }: { card: PromptCard; isPriority?: boolean }) {
  const page = `/prompt/${card.id}`;
  return (
    <article className="flex h-full flex-col rounded-lg border bg-card text-card-foreground shadow-card transition-shadow hover:border-border-strong hover:shadow-raised">
      <Mat
        overlay={
          <>
            <TypeBadge type={card.productType} className="absolute top-3.5 left-3.5 shadow-card" />
            {card.price === 0 ? (
              <Badge tone="success" className="absolute top-3.5 right-3.5 shadow-card">
                FREE
              </Badge>
            ) : null}
          </>
        }
      >
        <LinkedPicture
          to={page}
          pictured={card}
          sizes="(min-width: 1101px) 290px, (min-width: 761px) 31vw, (min-width: 640px) 46vw, 94vw"
          width={512}
          height={384}
          ratio="4/3"
          isPriority={isPriority}
        />
      </Mat>
      <div className="flex flex-1 flex-col px-4 pt-2 pb-4">
        <h2 className="text-body leading-6 font-strong break-words">
          <Link to={page} prefetch="intent" className="rounded-xs hover:underline">
            {card.title}
          </Link>
        </h2>
        <p className="mt-1 line-clamp-3 text-small leading-5 break-words text-muted-foreground">
          {card.description}
        </p>
        <Tags tags={card.tags} />
        <div className="mt-auto pt-4">
          <Creator card={card} />
          <div className="mt-3 flex items-center justify-between gap-2 border-t pt-3">
            <Price amount={card.price} unit="dollars" />
            <TakeButton item={card} />
          </div>
        </div>
      </div>
    </article>
  );
}

export function TypeBadge({ type, className }: { type: string | null; className?: string }) {
  const isPdf = type === "pdf";
  return (
    <Badge tone="outline" className={cn("bg-card text-foreground", className)}>
      {isPdf ? <FileText /> : <TextQuote />}
      {typeLabels[isPdf ? "pdf" : "prompt"]}
    </Badge>
  );
}

/** Up to three, then how many more there are. */
function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const more = tags.length - tagsShown;
  return (
    <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-1.5">
      {tags.slice(0, tagsShown).map((tag) => (
        <li key={tag} className="flex max-w-full min-w-0 *:max-w-full *:truncate">
          <Tag>{tag}</Tag>
        </li>
      ))}
      {more > 0 ? (
        <li>
          <Tag>+{more}</Tag>
        </li>
      ) : null}
    </ul>
  );
}

function Creator({ card: { vendor, creatorHandle, logoUrl, category, socialLinks } }: { card: PromptCard }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Avatar name={vendor} src={logoUrl} size="sm" />
      <div className="min-w-0 flex-1 basis-28 text-small leading-5">
        <p className="truncate font-label">
          {creatorHandle ? (
            <Link to={`/creator/${encodeURIComponent(creatorHandle)}`} className="rounded-xs hover:underline">
              {vendor}
            </Link>
          ) : (
            vendor
          )}
        </p>
        {category ? <p className="truncate text-muted-foreground">{category}</p> : null}
      </div>
      <div className="-mx-2 shrink-0">
        <SocialLinkList links={socialLinks} owner={vendor} />
      </div>
    </div>
  );
}
