import type { ActivityLine, DashboardView, Tile } from "./figure-shapes.ts";
import type { LiveFigures } from "./live-figures.server.ts";
import { dashboard } from "./sample-set.ts";

interface Given {
  figures: LiveFigures;
  activity: ActivityLine[];
  isAirtableConnected: boolean;
  connectedPages: number;
}

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

export function sumOf<Row>(rows: readonly Row[], read: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + read(row), 0);
}

export function formatRevenue(amount: number, unit: LiveFigures["revenueUnit"]): string | null {
  if (unit === null) return null;
  return unit === "dollars" ? dollars.format(amount) : `${whole.format(amount)} credits`;
}

export function formatShare(part: number, all: number): string | null {
  return all > 0 ? `${((part / all) * 100).toFixed(1)}%` : null;
}

/** The same tiles and lists as the sample's, filled with what this account or this site has. */
export function liveDashboard({
  figures,
  activity,
  isAirtableConnected,
  connectedPages,
}: Given): DashboardView {
  const { days, revenueUnit, accepted, decided, pending, scope } = figures;
  const today = days.at(-1);
  const yesterday = days.at(-2);
  const thisMonth = days.filter(({ day }) => day.slice(0, 7) === today?.day.slice(0, 7));
  // Without a single day nobody is signed in: there is nothing to count.
  const revenue = today
    ? formatRevenue(
        sumOf(thisMonth, (day) => day.revenue),
        revenueUnit,
      )
    : null;
  const acceptance = formatShare(accepted, decided);
  const generated = today ? whole.format(today.generated) : null;
  const revenueNote =
    revenueUnit === null
      ? "Shown to admins of the site"
      : scope === "mine"
        ? "Credits paid for your prompts this month"
        : "Payments this month";
  const noReach = "No social account reports its reach to this site";
  const [stock, facebook, airtable, ai] = dashboard.today;
  return {
    summary: [
      { label: "Generated today", value: generated },
      { label: "Acceptance rate", value: acceptance },
      { label: "Revenue this month", value: revenue },
      { label: "Social reach", value: null },
    ],
    metrics: [
      {
        label: "Total Revenue",
        value: revenue,
        context: revenueNote,
        ...seriesOf(revenueUnit === null ? [] : days.map((day) => day.revenue)),
      },
      {
        label: "Images Generated",
        value: generated,
        context: yesterday ? `${whole.format(yesterday.generated)} yesterday` : undefined,
        ...seriesOf(days.map((day) => day.generated)),
      },
      { label: "Social Engagement", value: null, context: noReach },
      {
        label: "Acceptance Rate",
        value: acceptance,
        context: today ? `${accepted} of ${decided} decided, ${pending} in review` : undefined,
      },
    ],
    today: [
      { label: stock?.label ?? "", max: stock?.max ?? 0, value: null },
      { label: facebook?.label ?? "", max: facebook?.max ?? 0, value: capped(today?.posts, facebook?.max) },
      { label: airtable?.label ?? "", max: airtable?.max ?? 0, value: null },
      { label: ai?.label ?? "", max: ai?.max ?? 0, value: capped(today?.generated, ai?.max) },
    ],
    platforms: [
      { platform: "Adobe Stock API", status: "Not connected" },
      {
        platform: "Facebook Pages",
        status: connectedPages > 0 ? `Connected (${connectedPages})` : "Not connected",
      },
      { platform: "Airtable Sync", status: isAirtableConnected ? "Connected" : "Not connected" },
      {
        platform: "AI Generation Queue",
        status: figures.inQueue > 0 ? `Processing (${figures.inQueue})` : "Idle",
      },
    ],
    activity,
  };
}

/** A member may do less than the cap, a site more: the bar ends where it is full. */
function capped(value: number | undefined, max = 0): number | null {
  return value === undefined ? null : Math.min(value, max);
}

function seriesOf(values: number[]): Pick<Tile, "series"> {
  const latest = values.slice(-8);
  return latest.some((value) => value > 0) ? { series: latest } : {};
}
