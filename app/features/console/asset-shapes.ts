import type { AssetCategory } from "./sample-assets.ts";

export interface AssetView {
  id: string;
  title: string;
  category: Exclude<AssetCategory, "all">;
  tags: string[];
  prompt: string;
  /** Where it stands: a shop, the queue, the gallery. */
  platformStatus: string;
  /** Views over the last 30 days, or downloads in all; null where nobody counts them. */
  performance: number | null;
  performanceUnit: "views" | "downloads";
  revenue: string | null;
  image: string | null;
  imageSrcSet: string | null;
  /** Its page on this site. */
  href: string | null;
}

export interface AssetFilter {
  text: string;
  category: AssetCategory;
  platform: string;
  sort: "newest" | "performance" | "revenue" | "title";
}

export const noFilter: AssetFilter = { text: "", category: "all", platform: "", sort: "newest" };

/** Every word must occur in title, tags or prompt. */
export function filterAssets(assets: readonly AssetView[], filter: AssetFilter): AssetView[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = assets.filter((asset) => {
    const text = [asset.title, ...asset.tags, asset.prompt].join(" ").toLowerCase();
    return (
      (filter.category === "all" || asset.category === filter.category) &&
      (filter.platform === "" || asset.platformStatus === filter.platform) &&
      words.every((word) => text.includes(word))
    );
  });
  const orders: Record<AssetFilter["sort"], (left: AssetView, right: AssetView) => number> = {
    newest: () => 0,
    performance: (left, right) => (right.performance ?? 0) - (left.performance ?? 0),
    revenue: (left, right) => amountOf(right.revenue) - amountOf(left.revenue),
    title: (left, right) => left.title.localeCompare(right.title, "en"),
  };
  return found.toSorted(orders[filter.sort]);
}

function amountOf(revenue: string | null): number {
  return Number((revenue ?? "").replaceAll(/[^0-9.]/g, "")) || 0;
}

const categoryWords: Record<AssetView["category"], RegExp> = {
  portraits: /\b(portrait|headshot|face|woman|man|girl|boy|person|character)s?\b/i,
  landscapes: /\b(landscape|mountain|lake|forest|valley|desert|ocean|sea|beach|hill|sky|sunset|river)s?\b/i,
  business: /\b(product|office|logo|brand|bottle|packaging|mockup|corporate|shop|city|isometric|candle)s?\b/i,
  social: /\b(quote|story|stories|flat lay|post|flyer|invitation|sticker|food|brunch)s?\b/i,
  abstract: /./,
};

/** What a picture's words say it shows; abstract where they say nothing. */
export function categoryOf(words: string): AssetView["category"] {
  const kinds = Object.keys(categoryWords) as AssetView["category"][];
  return kinds.find((kind) => categoryWords[kind].test(words)) ?? "abstract";
}
