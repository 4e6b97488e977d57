import { Plus } from "lucide-react";
import { lazy, Suspense } from "react";
import { useNavigate } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { countRecords } from "#app/core/catalog/list-records.server.ts";
import { browseStore } from "#app/features/store/browse-store.server.ts";
import { startSubmission } from "#app/features/store/prefill.server.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import { shareMeta } from "#app/platform/http/share-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { CardGridSkeleton } from "#app/ui/skeleton.tsx";
import { browsePrompts } from "./browse-prompts.server.ts";
import { PromptBrowser } from "./prompt-browser.tsx";
import type { Route } from "./+types/marketplace.route";

const path = "/marketplace";

/** A first visit to the prompts goes without the store's code. */
const StoreBrowser = lazy(() => import("#app/features/store/store-browser.tsx"));
const SubmitDialog = lazy(() => import("#app/features/store/submit-dialog.tsx"));

export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  const params = new URL(request.url).searchParams;
  const isStore = params.get("tab") === "store";
  const [prompts, store] = await Promise.all([countRecords(ctx), countRecords(ctx, { scope: "store" })]);
  return {
    counts: { prompts, store },
    browsed: isStore ? null : await browsePrompts(ctx, request),
    browsedStore: isStore ? await browseStore(ctx, request) : null,
    submission: params.get("submit") === "1" ? await startSubmission(ctx, params) : null,
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
  const { counts, browsed, browsedStore, submission } = loaderData;
  const navigate = useNavigate();
  return (
    <Page>
      <PageHeader
        title="Marketplace"
        lead="Prompts you can see before you read them."
        actions={
          <ButtonLink to={`${path}?tab=store&submit=1`} preventScrollReset>
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
      {submission ? (
        <>
          <noscript>
            <p className="mb-6">
              <a href="/store/submit" className="font-label text-link underline">
                Open the form as a page
              </a>
            </p>
          </noscript>
          <Suspense fallback={null}>
            <SubmitDialog
              start={submission}
              onClose={() => void navigate(`${path}?tab=store`, { preventScrollReset: true })}
            />
          </Suspense>
        </>
      ) : null}
      {browsed ? <PromptBrowser path={path} browsed={browsed} /> : null}
      {browsedStore ? (
        <Suspense fallback={<CardGridSkeleton />}>
          <StoreBrowser browsed={browsedStore} />
        </Suspense>
      ) : null}
    </Page>
  );
}
