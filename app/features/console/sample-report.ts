import type { AnalyticsView } from "./analytics-shapes.ts";
import {
  attribution,
  crossPlatform,
  forecast,
  kpis,
  performanceTrend,
  recommendations,
  type TimeRange,
} from "./sample-analytics.ts";
import { socialAnalytics } from "./sample-social.ts";

const weeksShown: Record<TimeRange, number> = { "7d": 2, "30d": 5, "90d": 12, "1y": 12 };
const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Toolkit §2: the sample's figures for a range, as drawn and as exported. */
export function sampleAnalytics(range: TimeRange): AnalyticsView {
  const weeks = performanceTrend.slice(-weeksShown[range]);
  return {
    kpis: kpis[range],
    revenue: {
      title: "Revenue by platform",
      note: "The last six months",
      kind: "bar",
      series: ["Adobe Stock", "Facebook", "Direct"],
      points: crossPlatform.map(({ month, stock, facebook, direct }) => ({
        label: month,
        values: [stock, facebook, direct],
      })),
      unit: "dollars",
    },
    engagement: {
      title: "Reach by day",
      note: "The last seven days, in thousands",
      kind: "area",
      series: ["Reach"],
      points: socialAnalytics.reachByDay.map((value, index) => ({
        label: weekdays[index] ?? "",
        values: [value],
      })),
      unit: "thousands",
    },
    performance: {
      title: "Accepted images",
      note: `The last ${weeks.length} weeks, in percent`,
      kind: "area",
      series: ["Acceptance rate"],
      points: weeks.map((value, index) => ({
        label: index === weeks.length - 1 ? "This week" : `-${weeks.length - 1 - index} wk`,
        values: [value],
      })),
      unit: "percent",
    },
    attribution: {
      columns: ["Post", "Social reach", "Stock sales", "Attribution", "ROI"],
      rows: attribution.map(({ post, socialReach, stockSales, attribution: share, roi }) => [
        post,
        socialReach,
        stockSales,
        share,
        roi,
      ]),
    },
    forecast,
    recommendations,
  };
}
