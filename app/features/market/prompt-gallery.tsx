import { FavouriteCard } from "#app/core/catalog/favourite-card.tsx";
import type { PromptCard } from "#app/core/catalog/record-shapes.ts";
import { cardGridStyle } from "#app/ui/skeleton.tsx";

const cardsInView = 4;

export function PromptGallery({ cards }: { cards: PromptCard[] }) {
  return (
    <ul className={cardGridStyle}>
      {cards.map((card, index) => (
        <li key={card.id} className="min-w-0">
          <FavouriteCard card={card} level={2} isPriority={index < cardsInView} />
        </li>
      ))}
    </ul>
  );
}
