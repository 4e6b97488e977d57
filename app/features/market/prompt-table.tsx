import { Link } from "react-router";
import type { PromptCard } from "#app/core/catalog/record-shapes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { PackBadge } from "#app/ui/pack-badge.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { buyLabel } from "#app/ui/prompt-card.tsx";
import { formatCount } from "#app/ui/format-number.ts";

const columns: Column<PromptCard>[] = [
  { header: "Prompt", isName: true, render: (card) => <Name card={card} />, className: "md:w-2/5" },
  { header: "Pack", render: ({ pack }) => (pack ? <PackBadge pack={pack} /> : "–") },
  { header: "AI platform", render: (card) => <Platform card={card} /> },
  { header: "Price", render: ({ price, unit }) => <Price amount={price} unit={unit} /> },
  {
    header: "Rating",
    isNumeric: true,
    className: "whitespace-nowrap",
    render: ({ rating, reviews }) =>
      rating === null ? "New" : `${rating.toFixed(1)}${reviews === null ? "" : ` (${reviews})`}`,
  },
  {
    header: "Downloads",
    isNumeric: true,
    render: ({ downloads }) => (downloads === null ? "New" : formatCount(downloads)),
  },
  {
    header: "Actions",
    isActions: true,
    render: (card) => (
      <ButtonLink to={`/prompt/${card.id}`} size="sm" variant="outline">
        {buyLabel(card)}
        <span className="sr-only"> {card.title}</span>
      </ButtonLink>
    ),
  },
];

export default function PromptTable({ cards }: { cards: PromptCard[] }) {
  return <DataTable caption="Prompts" columns={columns} rows={cards} rowKey={({ id }) => id} />;
}

/** The tool, and below it the library where that has another name. */
function Platform({ card: { aiPlatform, sourceTable } }: { card: PromptCard }) {
  return (
    <span className="max-md:text-right">
      {aiPlatform ?? sourceTable}
      {aiPlatform && aiPlatform !== sourceTable ? (
        <span className="block text-small text-muted-foreground">{sourceTable}</span>
      ) : null}
    </span>
  );
}

function Name({ card }: { card: PromptCard }) {
  return (
    <span className="flex min-w-0 items-center gap-3 py-1">
      <Picture
        src={card.imageUrl}
        srcSet={card.imageSrcSet ?? undefined}
        sizes="44px"
        alt=""
        width={44}
        height={44}
        ratio="square"
        className="w-11! shrink-0 rounded-[6px]"
      />
      <span className="min-w-0">
        <Link to={`/prompt/${card.id}`} prefetch="intent" className="rounded-xs hover:underline">
          {card.title}
        </Link>
        <span className="block text-small font-normal text-muted-foreground">by {card.vendor}</span>
      </span>
    </span>
  );
}
