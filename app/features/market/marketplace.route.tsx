import { Plus } from "lucide-react";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { listRecords } from "#app/core/catalog/list-records.server.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import { shareMeta } from "#app/platform/http/share-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { browsePrompts } from "./browse-prompts.server.ts";
import { PromptBrowser } from "./prompt-browser.tsx";
import { PromptGallery } from "./prompt-gallery.tsx";
import type { Route } from "./+types/marketplace.route";

const path = "/marketplace";

export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  const isStore = new URL(request.url).searchParams.get("tab") === "store";
  const [all, store] = await Promise.all([
    listRecords(ctx, { limit: 1 }),
    listRecords(ctx, { scope: "store", limit: isStore ? 24 : 1 }),
  ]);
  return {
    counts: { prompts: all.total.count, store: store.total.count },
    browsed: isStore ? null : await browsePrompts(ctx, request),
    storeItems: isStore ? store.cards : null,
  };
});

export function meta({ location, matches }: Route.MetaArgs) {
  return shareMeta(matches, {
    title: "Marketplace",
    description:
      "AI image prompts you can see before you read them: search by word, tool, pack and price, then unlock the text.",
    path,
    isUnlisted: location.search !== "",
    feedPath: "/feed.xml",
  });
}

export default function Marketplace({ loaderData }: Route.ComponentProps) {
  const { counts, browsed, storeItems } = loaderData;
  return (
    <Page>
      <PageHeader
        title="Marketplace"
        lead="Prompts you can see before you read them."
        actions={
          <ButtonLink to={`${path}?tab=store&submit=1`}>
            <Plus /> Submit to Store
          </ButtonLink>
        }
      />
      <LinkTabs
        label="Marketplace"
        className="mb-6"
        tabs={[
          { to: path, label: "Prompt Database", count: counts.prompts, isCurrent: browsed !== null },
          { to: `${path}?tab=store`, label: "User Store", count: counts.store, isCurrent: browsed === null },
        ]}
      />
      {browsed ? <PromptBrowser path={path} browsed={browsed} /> : null}
      {storeItems ? <StoreItems items={storeItems} /> : null}
    </Page>
  );
}

function StoreItems({ items }: { items: NonNullable<Route.ComponentProps["loaderData"]["storeItems"]> }) {
  return items.length === 0 ? (
    <EmptyState level={2} title="No items found" />
  ) : (
    <PromptGallery cards={items} />
  );
}
