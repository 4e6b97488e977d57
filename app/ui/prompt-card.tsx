import { Download, Heart } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { ButtonLink } from "./button.tsx";
import { cn } from "./class-names.ts";
import { formatCount } from "./format-number.ts";
import { IconButton } from "./icon-button.tsx";
import { PackBadge } from "./pack-badge.tsx";
import { Mat } from "./picture.tsx";
import { Price } from "./price.tsx";
import { StarRating } from "./star-rating.tsx";
import { LinkedPicture } from "./linked-picture.tsx";

export type PromptCardData = {
  id: string;
  title: string;
  description: string;
  pack: string | null;
  price: number;
  unit: "credits" | "dollars";
  /** Figures nobody has given yet are null and read `New`. */
  rating: number | null;
  reviews: number | null;
  downloads: number | null;
  vendor: string;
  /** Leads to the vendor's page. */
  creatorHandle?: string | null;
  aiPlatform: string | null;
  imageUrl: string | null;
  imageSrcSet?: string | null;
};

type PromptCardProps = {
  card: PromptCardData;
  /** In place of the link that reads Unlock, Get Free or Buy Now. */
  action?: ReactNode;
  isFavourite?: boolean;
  /** Shows the heart. */
  onFavouriteChange?: (isFavourite: boolean) => void;
  /** Opens a preview in place; without it Preview leads to the prompt's page. */
  onPreview?: () => void;
  /** For the first cards in view. */
  isPriority?: boolean;
  level?: 2 | 3;
};

const descriptionLength = 120;

/** What the button of a card says (D32): what will be charged decides. */
export function buyLabel({ price, unit }: Pick<PromptCardData, "price" | "unit">) {
  if (price === 0) return "Get Free";
  return unit === "dollars" ? "Buy Now" : "Unlock";
}

export function PromptCard({
  card,
  action,
  isFavourite = false,
  onFavouriteChange,
  onPreview,
  isPriority,
  level = 3,
}: PromptCardProps) {
  const page = `/prompt/${card.id}`;
  const Heading = level === 2 ? "h2" : "h3";
  const label = buyLabel(card);
  return (
    <article className="@container flex h-full flex-col rounded-lg border bg-card text-card-foreground shadow-card transition-shadow hover:border-border-strong hover:shadow-raised">
      <Mat
        overlay={
          <>
            {card.pack ? <PackBadge pack={card.pack} className="absolute top-3.5 left-3.5" /> : null}
            {onFavouriteChange ? (
              <IconButton
                variant="tile"
                label={isFavourite ? "Remove from favourites" : "Add to favourites"}
                aria-pressed={isFavourite}
                onClick={() => onFavouriteChange(!isFavourite)}
                className="absolute top-3.5 right-3.5"
              >
                <Heart className={cn(isFavourite && "fill-destructive text-destructive")} />
              </IconButton>
            ) : null}
          </>
        }
      >
        <LinkedPicture
          to={page}
          pictured={card}
          sizes="(min-width: 1101px) 290px, (min-width: 761px) 31vw, 46vw"
          width={512}
          height={512}
          ratio="square"
          isPriority={isPriority}
        />
      </Mat>
      <div className="flex flex-1 flex-col px-3 pt-2 pb-3 md:px-4 md:pb-4">
        <Heading className="text-body leading-6 font-strong">
          <Link to={page} prefetch="intent" className="inline-block rounded-xs hover:underline">
            {card.title}
          </Link>
        </Heading>
        <p className="truncate text-small text-muted-foreground">
          {card.aiPlatform ? <b className="font-label text-foreground">{card.aiPlatform} · </b> : null}by{" "}
          {card.creatorHandle ? (
            <Link
              to={`/creator/${encodeURIComponent(card.creatorHandle)}`}
              className="rounded-xs hover:underline"
            >
              {card.vendor}
            </Link>
          ) : (
            card.vendor
          )}
        </p>
        <Description text={card.description} />
        <div className="mt-2 mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted-foreground">
          {card.rating === null ? (
            <span>New</span>
          ) : (
            <StarRating value={card.rating} reviews={card.reviews ?? undefined} isShortWhenNarrow />
          )}
          {card.downloads === null ? null : (
            <span className="inline-flex items-center gap-1 max-md:hidden">
              <Download className="size-3.5" />
              {formatCount(card.downloads)}
              <span className="sr-only"> downloads</span>
            </span>
          )}
        </div>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-1 gap-y-1.5">
          <Price amount={card.price} unit={card.unit} />
          <span className="flex items-center gap-1 @max-[10.5rem]:grow @max-[10.5rem]:*:grow">
            <Preview page={page} onPreview={onPreview} title={card.title} />
            {action ?? (
              <ButtonLink to={page} size="sm" variant={card.price === 0 ? "secondary" : "primary"}>
                {label}
                <span className="sr-only"> {card.title}</span>
              </ButtonLink>
            )}
          </span>
        </div>
      </div>
    </article>
  );
}

/** On narrow cards the picture opens the prompt, and the button is left out. */
function Preview({ page, title, onPreview }: { page: string; title: string; onPreview?: () => void }) {
  return (
    <ButtonLink
      to={page}
      variant="ghost"
      size="sm"
      className="px-2.5! @max-[16.5rem]:hidden"
      onClick={(event) => {
        // Another tab was asked for.
        if (!onPreview || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onPreview();
      }}
    >
      Preview<span className="sr-only"> {title}</span>
    </ButtonLink>
  );
}

function Description({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  if (!text) return null;
  const isLong = text.length > descriptionLength;
  return (
    <p className="mt-2 text-small leading-5 break-words text-muted-foreground max-md:hidden">
      {isLong && !isWhole ? `${text.slice(0, descriptionLength).trimEnd()}... ` : `${text} `}
      {isLong ? (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="rounded-xs font-strong text-link hover:underline"
        >
          {isWhole ? "Show Less" : "Show More"}
        </button>
      ) : null}
    </p>
  );
}
