import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { libraryPage } from "#app/core/catalog/library-pages.ts";
import { browsePrompts } from "#app/features/market/browse-prompts.server.ts";
import { PromptBrowser } from "#app/features/market/prompt-browser.tsx";
import { AppError } from "#app/platform/errors/app-error.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import { breadcrumbData, shareMeta, siteName } from "#app/platform/http/share-meta.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { getEmbedAddress } from "./get-embed-address.server.ts";
import type { Route } from "./+types/library.route";

export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  const { pathname, searchParams } = new URL(request.url);
  const library = libraryPage(pathname.replaceAll("/", ""));
  if (!library) throw new AppError("not_found", "There is no such library.");
  const [browsed, embedAddress] = await Promise.all([
    browsePrompts(ctx, request, library.table),
    getEmbedAddress(ctx, library.slug),
  ]);
  return { library, browsed, embedAddress, isEmbedShown: searchParams.get("shown") === "embed" };
});

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: siteName(matches) }];
  const { slug, title, description } = loaderData.library;
  const path = `/${slug}`;
  return [
    ...shareMeta(matches, { title, description, path, isUnlisted: location.search !== "" }),
    {
      "script:ld+json": breadcrumbData(matches, [
        { label: "Marketplace", path: "/marketplace" },
        { label: title, path },
      ]),
    },
  ];
}

export default function Library({ loaderData }: Route.ComponentProps) {
  const { library, browsed, embedAddress, isEmbedShown } = loaderData;
  const { slug, title, description, table } = library;
  const path = `/${slug}`;
  const embed = isEmbedShown ? embedAddress : null;
  return (
    <Page>
      <Breadcrumb crumbs={[{ label: "Marketplace", to: "/marketplace" }, { label: title }]} />
      <PageHeader title={title} lead={description} />
      {embedAddress ? (
        <LinkTabs
          label="View"
          className="mb-6"
          tabs={[
            { to: path, label: "Library", isCurrent: embed === null },
            { to: `${path}?shown=embed`, label: "Airtable", isCurrent: embed !== null },
          ]}
        />
      ) : null}
      {embed ? (
        <iframe
          src={embed}
          title={`${title} on Airtable`}
          loading="lazy"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- never our own origin, and it needs its own storage
          sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
          className="h-[75vh] w-full rounded-lg border bg-card"
        />
      ) : (
        <PromptBrowser path={path} browsed={browsed} hasOneSource={table !== undefined} />
      )}
    </Page>
  );
}
