import { useFavourites } from "#app/core/catalog/use-favourites.ts";
import type { PromptCard as CardData } from "#app/core/catalog/record-shapes.ts";
import { PromptCard } from "#app/ui/prompt-card.tsx";
import { cardGridStyle } from "#app/ui/skeleton.tsx";

const cardsInView = 4;

export function PromptGallery({ cards, level = 2 }: { cards: CardData[]; level?: 2 | 3 }) {
  const { isFavourite, setFavourite } = useFavourites();
  return (
    <ul className={cardGridStyle}>
      {cards.map((card, index) => (
        <li key={card.id} className="min-w-0">
          <PromptCard
            card={card}
            level={level}
            isPriority={index < cardsInView}
            fallbackSrc="/pictures/fallback.webp"
            isFavourite={isFavourite(card.id)}
            onFavouriteChange={(isWanted) => setFavourite(card.id, isWanted)}
          />
        </li>
      ))}
    </ul>
  );
}
