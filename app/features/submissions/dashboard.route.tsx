import { Gauge, LifeBuoy } from "lucide-react";
import { useSearchParams } from "react-router";
import { SignInButton } from "#app/core/accounts/sign-in-button.tsx";
import { siteBrand } from "#app/brand.server.ts";
import { type Ctx, requestCtx } from "#app/core/accounts/ctx.server.ts";
import { demoAccounts } from "#app/core/accounts/demo-accounts.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { listFavourites } from "#app/core/catalog/list-marks.server.ts";
import { listOwnRecords, listPublishedBy } from "#app/core/catalog/list-own-records.server.ts";
import { listUnlockedRecords } from "#app/core/catalog/list-unlocked-records.server.ts";
import { balanceSeries } from "#app/core/credits/balance-series.server.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { listEntries, summariseCredits } from "#app/core/credits/list-entries.server.ts";
import { ownActivity } from "#app/features/prompts/own-activity.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import { pageTitle } from "#app/platform/http/share-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import { DashboardCharts, spans } from "./dashboard-charts.tsx";
import { DashboardTiles } from "./dashboard-tiles.tsx";
import { FavouritePrompts } from "./favourite-prompts.tsx";
import { LatestEntries } from "./latest-entries.tsx";
import { LocalFavourites } from "./local-favourites.tsx";
import { ownStanding } from "./own-standing.server.ts";
import { UnlockedPrompts } from "./unlocked-prompts.tsx";
import { UploadedPrompts } from "./uploaded-prompts.tsx";
import type { Route } from "./+types/dashboard.route";

const weekMs = 7 * 86_400_000;

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "My Dashboard") }];
}

export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  const params = new URL(request.url).searchParams;
  const consolePath = `/${siteBrand().slug}`;
  if (isMember(ctx.viewer))
    return { member: await memberDashboard(ctx, ctx.viewer, params), demo: null, consolePath };
  // Nobody is signed in: the demo's creator stands in while demo data is on (D20).
  const demo = env().DEMO ? await listPublishedBy(ctx, demoAccounts.creator.email, { limit: 8 }) : null;
  return { member: null, demo, consolePath };
});

async function memberDashboard(
  ctx: Ctx,
  { userId, email }: { userId: string; email: string },
  params: URLSearchParams,
) {
  const days = spans.find((span) => String(span) === params.get("days")) ?? 28;
  const page = (name: string, limit: number) => ({ cursor: params.get(name) ?? undefined, limit });
  const [balance, summary, balances, activity, { entries }, uploads, unlocked, favourites] =
    await Promise.all([
      getBalance(ctx.db, userId),
      summariseCredits(ctx, new Date(Date.now() - weekMs)),
      balanceSeries(ctx, days),
      ownActivity(ctx, days),
      listEntries(ctx, { limit: 5 }),
      listOwnRecords(ctx, page("uploads", 8)),
      listUnlockedRecords(ctx, page("unlocked", 6)),
      listFavourites(ctx, page("favourites", 8)),
    ]);
  const standing = await ownStanding(ctx, uploads.cards);
  return {
    email,
    days,
    balance,
    summary,
    balances,
    activity,
    entries,
    uploads,
    standing,
    unlocked,
    favourites,
  };
}

export default function Dashboard({ loaderData: { member, demo, consolePath } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        title="My Dashboard"
        lead={member?.email}
        actions={
          <>
            <ButtonLink to={consolePath} variant="outline">
              <Gauge />
              Automation console
            </ButtonLink>
            <ButtonLink to="/support" variant="outline">
              <LifeBuoy />
              Support
            </ButtonLink>
          </>
        }
      />
      {member ? <MemberDashboard {...member} /> : <VisitorDashboard demo={demo} />}
    </Page>
  );
}

type MemberData = NonNullable<Route.ComponentProps["loaderData"]["member"]>;

function MemberDashboard(data: MemberData) {
  const { activity, uploads, unlocked, favourites } = data;
  const [params] = useSearchParams();
  const moreTo = (name: string, cursor: string | null) =>
    cursor && `?${new URLSearchParams({ ...Object.fromEntries(params), [name]: cursor }).toString()}`;
  return (
    <>
      <DashboardTiles
        {...activity}
        balance={data.balance}
        spentLastWeek={data.summary.spent}
        uploads={uploads.total}
      />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-stretch gap-4 lg:grid-cols-[minmax(0,2.3fr)_minmax(0,1fr)]">
        <DashboardCharts
          days={data.days}
          balances={data.balances}
          activity={uploads.total > 0 ? activity.days : null}
        />
        <LatestEntries entries={data.entries} />
      </div>
      <UploadedPrompts
        prompts={uploads.cards}
        standing={data.standing}
        total={uploads.total}
        moreTo={moreTo("uploads", uploads.nextCursor)}
      />
      <UnlockedPrompts
        unlocked={unlocked.unlocked}
        total={unlocked.total}
        moreTo={moreTo("unlocked", unlocked.nextCursor)}
      />
      <FavouritePrompts
        cards={favourites.cards}
        total={favourites.total}
        moreTo={moreTo("favourites", favourites.nextCursor)}
      />
    </>
  );
}

type DemoData = Route.ComponentProps["loaderData"]["demo"];

function VisitorDashboard({ demo }: { demo: DemoData }) {
  const signIn = <SignInButton next="/dashboard" />;
  if (!demo)
    return (
      <>
        <Notice actions={signIn}>Sign in to see your uploads, your unlocked prompts and your credits.</Notice>
        <LocalFavourites />
      </>
    );
  return (
    <>
      <Notice tone="marker" tag="demo" actions={signIn}>
        You are not signed in. These are the prompts of the demo creator.
      </Notice>
      <UploadedPrompts prompts={demo.cards} total={demo.total} moreTo={null} />
      <UnlockedPrompts unlocked={[]} total={0} moreTo={null} />
      <LocalFavourites />
    </>
  );
}
