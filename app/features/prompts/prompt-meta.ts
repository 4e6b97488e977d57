import type { PromptDetail } from "#app/core/catalog/record-shapes.ts";
import { breadcrumbData, shareMeta, siteOrigin } from "#app/platform/http/share-meta.ts";

type Matches = Parameters<typeof shareMeta>[0];

/** Credits cost this much in the smallest pack (toolkit §9): search engines know no credits. */
const dollarsPerCredit = 0.12;

/** What search engines and shared links show of a prompt: only what its locked page shows. */
export function promptMeta(matches: Matches, prompt: PromptDetail) {
  const { id, title, creator, creatorHandle, status } = prompt;
  const path = `/prompt/${id}`;
  const description = prompt.description || `A prompt by ${creator}, with a picture made from it.`;
  const crumbs = [
    { label: "Marketplace", path: "/marketplace" },
    ...(creatorHandle ? [{ label: creator, path: `/creator/${encodeURIComponent(creatorHandle)}` }] : []),
    { label: title, path },
  ];
  return [
    ...shareMeta(matches, {
      title,
      description,
      path,
      imagePath: `/og${path}.png`,
      type: "product",
      isUnlisted: status !== "Live" && status !== "Published",
    }),
    { "script:ld+json": productData(matches, prompt, description) },
    { "script:ld+json": breadcrumbData(matches, crumbs) },
  ];
}

function productData(matches: Matches, prompt: PromptDetail, description: string) {
  const { id, title, creator, price, unit, rating, reviews, pack, aiPlatform } = prompt;
  const origin = siteOrigin(matches);
  const dollars = unit === "dollars" ? price : price * dollarsPerCredit;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: title,
    description,
    sku: id,
    image: `${origin}/og/prompt/${id}.png`,
    brand: { "@type": "Brand", name: creator },
    ...(pack ? { category: pack } : {}),
    ...(aiPlatform ? { keywords: aiPlatform } : {}),
    offers: {
      "@type": "Offer",
      url: `${origin}/prompt/${id}`,
      price: dollars.toFixed(2),
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
    },
    ...(rating !== null && reviews !== null && reviews > 0
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: rating,
            reviewCount: reviews,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
}
