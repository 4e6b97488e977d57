import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { listRecords } from "#app/core/catalog/list-records.server.ts";
import { listUserImages } from "#app/core/files/list-user-images.server.ts";
import { type AssetView, categoryOf } from "./asset-shapes.ts";

/** The member's gallery as assets. */
export async function listOwnAssets(ctx: Ctx): Promise<AssetView[]> {
  const { items } = await listUserImages(ctx, { limit: 100 });
  return items.map(({ id, title, prompt, platform, artStyle, imageUrl }) => ({
    id,
    title,
    prompt,
    category: categoryOf(`${title} ${prompt}`),
    tags: [artStyle].filter(Boolean),
    platformStatus: platform || "Gallery",
    performance: null,
    performanceUnit: "views" as const,
    revenue: null,
    image: imageUrl,
    imageSrcSet: null,
    href: `/my-images?${new URLSearchParams({ q: title }).toString()}`,
  }));
}

/** What the marketplace shows everybody, the newest first; locked words stay locked. */
export async function listSiteAssets(ctx: Ctx): Promise<AssetView[]> {
  const { cards } = await listRecords(ctx, { sort: "newest", limit: 48 });
  return cards.map((card) => ({
    id: card.id,
    title: card.title,
    prompt: card.description,
    category: categoryOf(`${card.title} ${card.tags.join(" ")}`),
    tags: card.tags,
    platformStatus: card.aiPlatform ?? "Marketplace",
    performance: card.downloads,
    performanceUnit: "downloads" as const,
    revenue: null,
    image: card.imageUrl,
    imageSrcSet: card.imageSrcSet,
    href: `/prompt/${card.id}`,
  }));
}
