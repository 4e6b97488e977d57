import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { listAddresses } from "#app/core/catalog/list-addresses.server.ts";
import { libraryPages } from "#app/core/catalog/library-pages.ts";
import { isRecordId } from "#app/core/catalog/record-id.ts";
import { featuredArticle, recentArticles } from "#app/features/pages/articles.ts";
import { env } from "#app/platform/env/env.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import { listCreatorHandles } from "./list-creators.server.ts";
import { addressesPerSitemap, listSitemaps } from "./list-sitemaps.server.ts";
import { xmlResponse, xmlText } from "./xml.ts";
import type { Route } from "./+types/sitemap.route";

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const mostCreators = 20_000;

const sitePaths = [
  "/",
  "/marketplace",
  ...libraryPages.map(({ slug }) => `/${slug}`),
  "/templates",
  "/generator",
  "/etsy-research",
  "/design-workflow",
  "/subscription",
  "/smart-prompt",
  "/about",
  "/blog",
  ...[featuredArticle, ...recentArticles].map(({ slug }) => `/blog/${slug}`),
  "/integration-guide",
  "/privacy",
  "/terms",
];

/** `/sitemap.xml` lists the others: the site's pages, its creators, and prompts by ten thousand. */
export const loader = pageLoader(async ({ context, params }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  const name = params.file?.replace(/\.xml$/, "");
  if (name === undefined) {
    const starts = await listSitemaps(ctx);
    const parts = ["pages", "creators", ...starts.map((start) => `prompts${start && `-${start}`}`)];
    return index(parts.map((part) => `/sitemap/${part}.xml`));
  }
  if (name === "pages") return addresses(sitePaths.map((path) => ({ path })));
  if (name === "creators") {
    const handles = await listCreatorHandles(ctx, mostCreators);
    return addresses(handles.map((handle) => ({ path: `/creator/${encodeURIComponent(handle)}` })));
  }
  const part = /^prompts(?:-(\w+))?$/.exec(name);
  const after = part?.[1] ?? "";
  if (!part || (after && !isRecordId(after))) throw new AppError("not_found", "There is no such sitemap.");
  const prompts = await listAddresses(ctx, { after, limit: addressesPerSitemap });
  return addresses(prompts.map(({ id, updatedAt }) => ({ path: `/prompt/${id}`, updatedAt })));
});

function index(paths: string[]): Response {
  const entries = paths.map((path) => `<sitemap><loc>${absolute(path)}</loc></sitemap>`);
  return xmlResponse(
    `<sitemapindex ${namespace}>\n${entries.join("\n")}\n</sitemapindex>`,
    "application/xml",
  );
}

function addresses(entries: { path: string; updatedAt?: Date }[]): Response {
  const urls = entries.map(({ path, updatedAt }) => {
    const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : "";
    return `<url><loc>${absolute(path)}</loc>${changed}</url>`;
  });
  return xmlResponse(`<urlset ${namespace}>\n${urls.join("\n")}\n</urlset>`, "application/xml");
}

function absolute(path: string): string {
  return xmlText(`${env().APP_ORIGIN}${path}`);
}
