import type { ChartPoint } from "#app/ui/chart-types.ts";
import type { AnalyticsView, Drawing, Forecast } from "./analytics-shapes.ts";
import { formatRevenue, formatShare, sumOf } from "./live-dashboard.ts";
import type { LiveDay, LiveFigures } from "./live-figures.server.ts";
import type { PromptResult } from "./live-prompts.server.ts";

/** A forecast from less than this would be a guess. */
const leastActiveDays = 7;
const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** The same page as the sample's, from what really happened. */
export function liveAnalytics(figures: LiveFigures, prompts: PromptResult[]): AnalyticsView {
  const { days, revenueUnit } = figures;
  const total = (read: (day: LiveDay) => number) => sumOf(days, read);
  const views = total((day) => day.views);
  const unlocks = total((day) => day.unlocks);
  const images = total((day) => day.generated);
  const draw = drawingOf(days);
  const paid = sumOf(prompts, ({ credits }) => credits);
  return {
    kpis: [
      {
        label: "Revenue",
        value:
          days.length === 0
            ? null
            : formatRevenue(
                total((day) => day.revenue),
                revenueUnit,
              ),
        context: revenueUnit === null ? "Shown to admins of the site" : undefined,
      },
      {
        label: "Engagement",
        value: formatShare(
          total((day) => day.marks + day.unlocks),
          views,
        ),
        context: "Likes, favourites and unlocks per view",
      },
      { label: "Conversion", value: formatShare(unlocks, views), context: "Unlocks per view" },
      {
        label: "Cost per image",
        value: images > 0 ? `${(total((day) => day.spent) / images).toFixed(1)} credits` : null,
        context: `${whole.format(images)} images`,
      },
    ],
    revenue:
      revenueUnit === null ? null : draw("Revenue", "area", revenueUnit, { Revenue: (day) => day.revenue }),
    engagement: draw("Views, unlocks and marks", "area", "count", {
      Views: (day) => day.views,
      Unlocks: (day) => day.unlocks,
      "Likes and favourites": (day) => day.marks,
    }),
    performance: draw("Images", "bar", "count", {
      Delivered: (day) => day.generated,
      Failed: (day) => day.failed,
    }),
    attribution: {
      columns: ["Prompt", "Views", "Unlocks", "Credits", "Attribution"],
      rows: prompts.map((prompt) => [
        prompt.title,
        whole.format(prompt.views),
        whole.format(prompt.unlocks),
        whole.format(prompt.credits),
        formatShare(prompt.credits, paid) ?? "–",
      ]),
    },
    forecast: forecastOf(figures),
    recommendations: [],
  };
}

type Readers = Record<string, (day: LiveDay) => number>;

/** Days up to a month, weeks up to a quarter, months beyond; nothing where all of it is zero. */
function drawingOf(days: readonly LiveDay[]) {
  return (title: string, kind: Drawing["kind"], unit: Drawing["unit"], readers: Readers): Drawing | null => {
    const size = days.length > 100 ? 30 : days.length > 31 ? 7 : 1;
    const points: ChartPoint[] = [];
    for (let end = days.length; end > 0; end -= size) {
      const part = days.slice(Math.max(0, end - size), end);
      points.unshift({
        label: shortDay(part[0]?.day ?? ""),
        values: Object.values(readers).map((read) => sumOf(part, read)),
      });
    }
    if (points.every(({ values }) => values.every((value) => value === 0))) return null;
    const note = { 1: "By day", 7: "By week, from the day named", 30: "By 30 days, from the day named" }[
      size
    ];
    return { title, note: note ?? "", kind, unit, series: Object.keys(readers), points };
  };
}

/** The last 30 days, carried forward. */
function forecastOf({ days, revenueUnit }: LiveFigures): Forecast[] {
  const recent = days.slice(-30);
  const isActive = (day: LiveDay) => day.generated + day.unlocks + day.views > 0;
  if (recent.filter(isActive).length < leastActiveDays) return [];
  const pace = (read: (day: LiveDay) => number) => (sumOf(recent, read) / recent.length) * 30;
  const revenue = formatRevenue(Math.round(pace((day) => day.revenue)), revenueUnit);
  return [
    ...(revenue === null ? [] : [{ label: "Revenue next 30 days", value: revenue, confidence: null }]),
    { label: "Images next 30 days", value: whole.format(pace((day) => day.generated)), confidence: null },
    { label: "Unlocks next 30 days", value: whole.format(pace((day) => day.unlocks)), confidence: null },
  ];
}

const dayFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

function shortDay(day: string): string {
  return day ? dayFormat.format(new Date(day)) : "";
}
