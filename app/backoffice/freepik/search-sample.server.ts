import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import type { PromptCard } from "#app/core/catalog/record-shapes.ts";
import { showCardsById } from "#app/core/catalog/show-cards-by-id.server.ts";
import type { StockSearch } from "./ask-freepik.server.ts";
import { sampleStock } from "./sample-stock.ts";
import type { StockImage } from "./schema.ts";
import type { StockOrientation } from "./stock-words.ts";

const resultsPerAnswer = 24;

/** The same questions, answered from the pictures of the demo. */
export async function searchSample(ctx: Ctx, search: StockSearch): Promise<StockImage[]> {
  requireAdmin(ctx);
  const { category, color, orientation } = search;
  const chosen = sampleStock.filter(
    (picture) =>
      (category === undefined || picture.category === category) &&
      (color === undefined || picture.colors.includes(color)),
  );
  const cards = await showCardsById(
    ctx,
    chosen.map(({ record }) => record),
  );
  const words = (search.term ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  return cards
    .filter(({ imageUrl }) => imageUrl !== null)
    .filter((card) => orientation === undefined || orientationOf(card) === orientation)
    .filter((card) => words.every((word) => wordsOf(card, chosen).includes(word)))
    .sort(search.order === "recent" ? (a, b) => b.createdTime.localeCompare(a.createdTime) : () => 0)
    .slice(0, resultsPerAnswer)
    .map(imageOf);
}

function wordsOf(card: PromptCard, chosen: typeof sampleStock): string {
  const { category = "", colors = [] } = chosen.find(({ record }) => record === card.id) ?? {};
  return [card.title, card.description, ...card.tags, category, ...colors].join(" ").toLowerCase();
}

function orientationOf({ imageWidth, imageHeight }: PromptCard): StockOrientation {
  if (imageWidth === imageHeight || imageWidth === null || imageHeight === null) return "square";
  return imageWidth > imageHeight ? "horizontal" : "vertical";
}

function imageOf(card: PromptCard): StockImage {
  const url = card.imageUrl ?? "";
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
