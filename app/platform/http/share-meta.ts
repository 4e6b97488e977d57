interface Shared {
  title: string;
  description: string;
  /** Of the one address under which search engines should know the page. */
  path: string;
  /** Path of the picture that goes with a shared link. */
  imagePath?: string;
  type?: "website" | "article" | "product" | "profile";
  /** Keep the page out of search engines: one of many views of the same list. */
  isUnlisted?: boolean;
  feedPath?: string;
}

interface RootData {
  origin?: string;
  brand?: { name: string };
}

type Matches = readonly ({ loaderData?: unknown } | undefined)[];

/** D1: the name that the site goes by, from the root's loader. */
export function siteName(matches: Matches): string {
  const { brand } = (matches[0]?.loaderData ?? {}) as RootData;
  return brand?.name ?? "Smart Prompt Marketplace";
}

/** For pages that are nobody else's to find: the tab's title and nothing more. */
export function pageTitle(matches: Matches, title: string): string {
  return `${title} · ${siteName(matches)}`;
}

/** Title, description, canonical address and picture of a page, for tabs, search engines and shared links. */
export function shareMeta(matches: Matches, page: Shared) {
  const { origin = "" } = (matches[0]?.loaderData ?? {}) as RootData;
  const address = `${origin}${page.path}`;
  const image = `${origin}${page.imagePath ?? "/og/site.png"}`;
  return [
    { title: pageTitle(matches, page.title) },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: address },
    ...(page.isUnlisted ? [{ name: "robots", content: "noindex, follow" }] : []),
    ...(page.feedPath
      ? [
          {
            tagName: "link",
            rel: "alternate",
            type: "application/rss+xml",
            title: page.title,
            href: page.feedPath,
          },
        ]
      : []),
    { property: "og:site_name", content: siteName(matches) },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: address },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

export function siteOrigin(matches: Matches): string {
  return ((matches[0]?.loaderData ?? {}) as RootData).origin ?? "";
}

/** The way to a page, as search engines read it. */
export function breadcrumbData(matches: Matches, crumbs: { label: string; path: string }[]) {
  const origin = siteOrigin(matches);
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: `${origin}${path}`,
    })),
  };
}
