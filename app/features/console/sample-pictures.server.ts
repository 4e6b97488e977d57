import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { demoRecordId } from "#app/core/catalog/demo-record-id.server.ts";
import { showCardsById } from "#app/core/catalog/show-cards-by-id.server.ts";
import { sampleAssets } from "./sample-assets.ts";
import type { AssetView } from "./asset-shapes.ts";

/** The sample assets with the demo records' pictures; without demo data they show a drawn stand-in. */
export async function listSampleAssets(ctx: Ctx): Promise<AssetView[]> {
  const ids = new Map(sampleAssets.map(({ pictureKey }) => [pictureKey, demoRecordId(pictureKey)]));
  const cards = await showCardsById(ctx, [...ids.values()]);
  return sampleAssets.map(({ pictureKey, ...asset }) => {
    const id = ids.get(pictureKey);
    const card = cards.find((one) => one.id === id);
    return {
      ...asset,
      performanceUnit: "views" as const,
      image: card?.imageUrl ?? null,
      imageSrcSet: card?.imageSrcSet ?? null,
      href: card ? `/prompt/${card.id}` : null,
    };
  });
}
