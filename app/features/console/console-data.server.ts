import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { listBatches } from "#app/core/ai/generations/get-batch.server.ts";
import { findProviderKey } from "#app/core/ai/keys/provider-key.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { formatCount } from "#app/ui/format-number.ts";
import type { AnalyticsView } from "./analytics-shapes.ts";
import type { AssetView } from "./asset-shapes.ts";
import { listPages } from "./connect-page.server.ts";
import { type ConsoleAddress, rangeDays } from "./console-address.ts";
import { getConsoleSettings } from "./console-settings.server.ts";
import { type DashboardView, noData } from "./figure-shapes.ts";
import { listLiveActivity } from "./live-activity.server.ts";
import { listOwnAssets, listSiteAssets } from "./live-assets.server.ts";
import { liveDashboard } from "./live-dashboard.ts";
import { type LiveFigures, readLiveFigures } from "./live-figures.server.ts";
import { listPromptResults } from "./live-prompts.server.ts";
import { liveAnalytics } from "./live-report.ts";
import type { ConnectedPage } from "./post-shapes.ts";
import { sampleDashboard } from "./sample-dashboard.ts";
import { listSampleAssets } from "./sample-pictures.server.ts";
import { sampleAnalytics } from "./sample-report.ts";
import { distribution, type Stat } from "./sample-set.ts";
import { listPosts } from "./schedule-post.server.ts";

const dashboardDays = 31;

/** A visitor has no figures of their own. */
function scopeOf(ctx: Ctx, { source }: ConsoleAddress): "mine" | "site" | null {
  if (source === "site") return "site";
  return source === "mine" && isMember(ctx.viewer) ? "mine" : null;
}

/** What the open tab needs, and no more. */
export async function loadConsole(ctx: Ctx, address: ConsoleAddress) {
  const isSignedIn = isMember(ctx.viewer);
  const { tab } = address;
  const scope = scopeOf(ctx, address);
  const [settings, pages, figures] = await Promise.all([
    getConsoleSettings(ctx),
    isSignedIn ? listPages(ctx) : [],
    scope ? readLiveFigures(ctx, { scope, days: dashboardDays }) : null,
  ]);
  const isPosting = tab === "social" || (tab === "distribution" && address.view === "facebook");
  return {
    settings,
    pages,
    dashboard: await loadDashboard(ctx, address, figures, pages),
    counts: countsOf(address, figures),
    posts: isPosting && isSignedIn ? await listPosts(ctx) : [],
    batches: tab === "supernova" && isSignedIn ? await listBatches(ctx) : null,
    assets: tab === "assets" || tab === "social" ? await loadAssets(ctx, address) : [],
    analytics: tab === "analytics" ? await loadAnalytics(ctx, address) : null,
    // From the environment only: what an admin stored as a key is never shown again (D30).
    airtableBase: env().AIRTABLE_BASE_ID ?? null,
  };
}

async function loadDashboard(
  ctx: Ctx,
  address: ConsoleAddress,
  figures: LiveFigures | null,
  pages: ConnectedPage[],
): Promise<DashboardView> {
  if (address.source === "sample") return sampleDashboard();
  return liveDashboard({
    figures: figures ?? noFigures,
    activity: figures && address.tab === "dashboard" ? await listLiveActivity(ctx, figures.scope) : [],
    isAirtableConnected: (await findProviderKey(ctx.db, "AIRTABLE_API_KEY")) !== undefined,
    connectedPages: pages.length,
  });
}

const noFigures: LiveFigures = {
  scope: "mine",
  days: [],
  revenueUnit: "credits",
  inGallery: 0,
  inQueue: 0,
  accepted: 0,
  decided: 0,
  pending: 0,
};

function countsOf({ source }: ConsoleAddress, figures: LiveFigures | null): Stat[] {
  if (source === "sample") return distribution.counts;
  if (!figures) return distribution.counts.map(({ label }) => ({ label, value: noData }));
  const { accepted, inQueue, pending } = figures;
  const values = [accepted, inQueue, pending];
  return distribution.counts.map(({ label }, index) => ({
    label,
    value: formatCount(values[index] ?? 0),
  }));
}

async function loadAssets(ctx: Ctx, address: ConsoleAddress): Promise<AssetView[]> {
  if (address.source === "sample") return await listSampleAssets(ctx);
  if (address.source === "site") return await listSiteAssets(ctx);
  return isMember(ctx.viewer) ? await listOwnAssets(ctx) : [];
}

export async function loadAnalytics(ctx: Ctx, address: ConsoleAddress): Promise<AnalyticsView> {
  if (address.source === "sample") return sampleAnalytics(address.range);
  const scope = scopeOf(ctx, address);
  if (!scope) return liveAnalytics(noFigures, []);
  const days = rangeDays[address.range];
  const [figures, prompts] = await Promise.all([
    readLiveFigures(ctx, { scope, days }),
    listPromptResults(ctx, { scope, days }),
  ]);
  return liveAnalytics(figures, prompts);
}
