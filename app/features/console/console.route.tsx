import { data } from "react-router";
import { siteBrand } from "#app/brand.server.ts";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { requestSignIn } from "#app/core/accounts/sign-in-request.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { NotFoundPage } from "#app/features/pages/not-found-page.tsx";
import { formAction, pageLoader } from "#app/platform/http/page-door.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { shareMeta } from "#app/platform/http/share-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { SampleDataLabel } from "#app/ui/sample-data-label.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import { actOnConsole } from "./act-on-console.server.ts";
import { AnalyticsTab } from "./analytics-tab.tsx";
import { AssetsTab } from "./assets-tab.tsx";
import { consoleHref, readAddress, sources, tabs, viewsOf } from "./console-address.ts";
import { loadConsole } from "./console-data.server.ts";
import { SummaryStrip } from "./console-tiles.tsx";
import { DashboardTab } from "./dashboard-tab.tsx";
import { DistributionTab } from "./distribution-tab.tsx";
import { SegmentLinks } from "./segment-links.tsx";
import { SocialTab } from "./social-tab.tsx";
import { SupernovaTab } from "./supernova-tab.tsx";
import { useConsoleSettings } from "./use-console-settings.ts";
import type { Route } from "./+types/console.route";

/** The address is the brand's own (D1); any other word at this place is a page that does not exist. */
function isConsole(params: { product?: string | undefined }): boolean {
  return params.product === siteBrand().slug;
}

export const loader = pageLoader(async ({ context, params, request }: Route.LoaderArgs) => {
  if (!isConsole(params)) return data(null, { status: 404 });
  const ctx = context.get(requestCtx);
  const address = readAddress(new URL(request.url).searchParams);
  const { name, slug, consoleTagline } = siteBrand();
  return data({
    name,
    tagline: consoleTagline,
    path: `/${slug}`,
    address,
    isMember: isMember(ctx.viewer),
    ...(await loadConsole(ctx, address)),
  });
});

export const action = formAction(async ({ context, params, request }: Route.ActionArgs) => {
  if (!isConsole(params)) return data(null, { status: 404 });
  return await actOnConsole(context.get(requestCtx), await readForm(request));
});

/** Live figures are of this minute. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: "Page not found" }, { name: "robots", content: "noindex" }];
  return shareMeta(matches, {
    title: "Automation console",
    description: loaderData.tagline,
    path: loaderData.path,
    isUnlisted: true,
  });
}

export default function Console({ loaderData }: Route.ComponentProps) {
  return loaderData ? <ConsolePage {...loaderData} /> : <NotFoundPage />;
}

type ConsoleData = NonNullable<Route.ComponentProps["loaderData"]>;

function ConsolePage(given: ConsoleData) {
  const { name, tagline, address, dashboard } = given;
  const isSample = address.source === "sample";
  const subTabs = viewsOf(address.tab);
  return (
    <Page>
      <PageHeader
        title={name}
        lead={tagline}
        badge={isSample ? <SampleDataLabel /> : undefined}
        actions={
          <SegmentLinks
            label="Figures"
            links={sources.map(({ id, label }) => ({
              to: consoleHref(address, { source: id }),
              label,
              isCurrent: id === address.source,
            }))}
          />
        }
      />
      {address.source === "mine" && !given.isMember ? (
        <Notice
          className="mb-4"
          actions={
            <Button type="button" size="sm" onClick={requestSignIn}>
              Sign In
            </Button>
          }
        >
          Sign in to see what you generated, sold and posted.
        </Notice>
      ) : null}
      <SummaryStrip tiles={dashboard.summary} />
      <LinkTabs
        label="Console"
        className="mt-6 mb-5"
        tabs={tabs.map(({ id, label }) => ({
          to: consoleHref(address, { tab: id, view: null }),
          label,
          isCurrent: id === address.tab,
        }))}
      />
      {subTabs.length > 0 ? (
        <SegmentLinks
          className="mb-5"
          label="Views"
          links={subTabs.map(({ id, label }) => ({
            to: consoleHref(address, { view: id }),
            label,
            isCurrent: id === address.view,
          }))}
        />
      ) : null}
      <OpenTab {...given} />
    </Page>
  );
}

function OpenTab(given: ConsoleData) {
  const { address, isMember: isSignedIn, dashboard, pages, posts, assets, analytics, path } = given;
  const settings = useConsoleSettings(given.settings);
  switch (address.tab) {
    case "supernova":
      return (
        <SupernovaTab
          batches={given.batches}
          caps={dashboard.today}
          areCapsSample={address.source === "sample"}
        />
      );
    case "distribution":
      return (
        <DistributionTab
          address={address}
          counts={given.counts}
          pages={pages}
          posts={posts}
          settings={settings}
        />
      );
    case "assets":
      return <AssetsTab address={address} assets={assets} airtableBase={given.airtableBase} />;
    case "social":
      return (
        <SocialTab
          address={address}
          isMember={isSignedIn}
          pages={pages}
          posts={posts}
          pictures={assets}
          settings={settings}
        />
      );
    case "analytics":
      return analytics ? <AnalyticsTab address={address} view={analytics} path={path} /> : null;
    default:
      return <DashboardTab view={dashboard} address={address} />;
  }
}
