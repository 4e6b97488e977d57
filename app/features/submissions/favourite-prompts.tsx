import { FavouriteCard } from "#app/core/catalog/favourite-card.tsx";
import type { PromptCard } from "#app/core/catalog/record-shapes.ts";
import { CountBadge } from "#app/ui/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Section } from "#app/ui/page.tsx";
import { ShowMore } from "#app/ui/pagination.tsx";
import { cardGridStyle } from "#app/ui/skeleton.tsx";

interface FavouritePromptsProps {
  cards: readonly PromptCard[];
  total: number;
  moreTo: string | null;
  lead?: string;
}

export function FavouritePrompts({ cards, total, moreTo, lead }: FavouritePromptsProps) {
  return (
    <Section title="My Favourites" lead={lead} badge={<CountBadge count={total} />}>
      {cards.length === 0 ? (
        <EmptyState title="No favourites yet" description="The heart on a prompt keeps it here." />
      ) : (
        <div className={cardGridStyle}>
          {cards.map((card) => (
            <FavouriteCard key={card.id} card={card} />
          ))}
        </div>
      )}
      {moreTo ? <ShowMore label="Earlier favourites" to={moreTo} /> : null}
    </Section>
  );
}
