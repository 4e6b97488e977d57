import type { PromptDetail } from "#app/core/catalog/record-shapes.ts";
import { Card } from "#app/ui/card.tsx";
import { Price } from "#app/ui/price.tsx";
import { SocialLinkList } from "#app/ui/social-icons.tsx";
import { TypeBadge } from "./store-card.tsx";
import { TakeButton } from "./take-button.tsx";

/** The price of a store item on its own page, and who is paid. */
export function ItemPriceBox({ item }: { item: PromptDetail }) {
  return (
    <Card>
      <div className="mb-4 flex items-end justify-between gap-4">
        <div>
          <p className="text-ui text-muted-foreground">Price</p>
          <Price amount={item.price} unit="dollars" size="lg" />
        </div>
        <div className="flex flex-col items-end gap-2">
          <TypeBadge type={item.productType} />
          {item.category ? <span className="text-small text-muted-foreground">{item.category}</span> : null}
        </div>
      </div>
      <TakeButton item={item} size="lg" className="w-full" />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-small text-muted-foreground">{note(item)}</p>
        <SocialLinkList links={item.socialLinks} owner={item.creator} />
      </div>
    </Card>
  );
}

function note({ isOwn, isReadable, price }: PromptDetail): string {
  if (isOwn) return "This is your own item.";
  if (isReadable) return "It stays in your library.";
  if (price === 0) return "It is added to your library, with or without an account.";
  return "You pay the seller directly. They release the item when the payment has arrived.";
}
