import { data, useParams } from "react-router";
import { siteBrand } from "#app/brand.server.ts";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { listRecords } from "#app/core/catalog/list-records.server.ts";
import { type ListAddress, listPath, readListAddress } from "#app/features/market/list-address.ts";
import { sortLabels } from "#app/features/market/list-labels.ts";
import { PromptGallery } from "#app/features/market/prompt-gallery.tsx";
import { useShownCards } from "#app/features/market/use-shown-cards.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import { breadcrumbData, shareMeta } from "#app/platform/http/share-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ChipRow, FilterChip } from "#app/ui/filter-chips.tsx";
import { Page } from "#app/ui/page.tsx";
import { ShowMore } from "#app/ui/pagination.tsx";
import { formatTotal } from "#app/ui/format-number.ts";
import { CreatorHeader } from "./creator-header.tsx";
import { defaultBio } from "./default-bio.ts";
import { findCreator } from "./find-creator.server.ts";
import type { Route } from "./+types/creator.route";

export const loader = pageLoader(async ({ context, params, request }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  const address = readListAddress(new URL(request.url).searchParams);
  const [{ creator, isKnown }, page] = await Promise.all([
    findCreator(ctx, params.handle),
    listRecords(ctx, {
      creator: params.handle,
      sort: address.sort === "relevance" ? undefined : address.sort,
      cursor: address.cursor,
    }),
  ]);
  const bio = creator.bio ?? defaultBio(page.cards.length > 0, siteBrand().name);
  return data({ creator: { ...creator, bio }, address, browsed: { page } }, { status: isKnown ? 200 : 404 });
});

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: "Creator not found" }];
  const { creator, browsed } = loaderData;
  const hasPrompts = browsed.page.cards.length > 0;
  const path = `/creator/${encodeURIComponent(creator.handle)}`;
  return [
    ...shareMeta(matches, {
      title: creator.name,
      description: creator.bio,
      path,
      imagePath: hasPrompts ? `/og/creator/${encodeURIComponent(creator.handle)}.png` : undefined,
      type: "profile",
      isUnlisted: !hasPrompts,
      feedPath: `${path}/feed.xml`,
    }),
    {
      "script:ld+json": breadcrumbData(matches, [
        { label: "Marketplace", path: "/marketplace" },
        { label: creator.name, path },
      ]),
    },
  ];
}

export default function CreatorPage({ loaderData }: Route.ComponentProps) {
  const { creator, address, browsed } = loaderData;
  const { page } = browsed;
  const { handle = "" } = useParams();
  const path = `/creator/${encodeURIComponent(handle)}`;
  const { cards, nextCursor, isLoadingMore, loadMore } = useShownCards(page);
  const hasPrompts = cards.length > 0;
  return (
    <Page>
      <CreatorHeader
        creator={creator}
        promptCount={formatTotal(page.total)}
        hasOnePrompt={page.total.count === 1}
        hasPrompts={hasPrompts}
      />
      {hasPrompts ? (
        <>
          <SortChips path={path} address={address} />
          <PromptGallery cards={cards} />
        </>
      ) : (
        <EmptyState
          level={2}
          title="No prompts yet"
          description="This creator hasn't published any prompts yet. Check back later!"
          action={<ButtonLink to="/marketplace">Browse All Prompts</ButtonLink>}
        />
      )}
      {nextCursor ? (
        <ShowMore
          label="Show more prompts"
          to={listPath(path, address, { cursor: nextCursor })}
          isBusy={isLoadingMore}
          onShowMore={loadMore}
        />
      ) : null}
    </Page>
  );
}

const sorts = ["newest", "popular", "rating", "price-up", "price-down"] as const;

function SortChips({ path, address }: { path: string; address: ListAddress }) {
  const current = address.sort ?? "newest";
  return (
    <div className="mb-5">
      <ChipRow label="Sort">
        {sorts.map((sort) => (
          <FilterChip
            key={sort}
            to={listPath(path, address, { sort: sort === "newest" ? undefined : sort })}
            label={sortLabels[sort]}
            isCurrent={sort === current}
          />
        ))}
      </ChipRow>
    </div>
  );
}
