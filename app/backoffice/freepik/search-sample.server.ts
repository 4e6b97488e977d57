import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import type { PromptCard } from "#app/core/catalog/record-shapes.ts";
import { showCardsById } from "#app/core/catalog/show-cards-by-id.server.ts";
import type { StockSearch } from "./ask-freepik.server.ts";
import { cutSample } from "./cut-sample.server.ts";
import { type SamplePicture, sampleStock } from "./sample-stock.ts";
import type { StockImage } from "./schema.ts";

const resultsPerAnswer = 24;

interface Found {
  card: PromptCard;
  sample: SamplePicture;
}

/** The same questions, answered from the pictures of the demo. */
export async function searchSample(ctx: Ctx, search: StockSearch): Promise<StockImage[]> {
  requireAdmin(ctx);
  const { category, color, orientation } = search;
  const chosen = sampleStock.filter(
    (picture) =>
      (category === undefined || picture.category === category) &&
      (color === undefined || picture.colors.includes(color)) &&
      (orientation === undefined || picture.orientation === orientation),
  );
  const cards = await showCardsById(
    ctx,
    chosen.map(({ record }) => record),
  );
  const words = (search.term ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const found = cards
    .flatMap((card): Found[] => {
      const sample = chosen.find(({ record }) => record === card.id);
      return sample && card.imageUrl !== null ? [{ card, sample }] : [];
    })
    .filter((each) => words.every((word) => wordsOf(each).includes(word)))
    .sort(
      search.order === "recent" ? (a, b) => b.card.createdTime.localeCompare(a.card.createdTime) : () => 0,
    )
    .slice(0, resultsPerAnswer);
  return await Promise.all(found.map(imageOf));
}

function wordsOf({ card, sample }: Found): string {
  return [card.title, card.description, ...card.tags, sample.category, ...sample.colors]
    .join(" ")
    .toLowerCase();
}

async function imageOf({ card, sample }: Found): Promise<StockImage> {
  const whole = card.imageUrl ?? "";
  // A picture whose file is gone is shown as it is: the card then says its title.
  const url = await cutSample(whole, sample).catch(() => whole);
  return {
    id: `sample-${card.id}`,
    title: card.title,
    author: { name: card.vendor },
    tags: card.tags,
    premium: card.price > 0,
    url: `/prompt/${card.id}`,
    preview_url: url,
    image: { source: { url } },
    meta: { available_formats: { jpg: null } },
  };
}
