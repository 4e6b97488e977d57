import type { DashboardView } from "./figure-shapes.ts";
import { dashboard, summaryTiles } from "./sample-set.ts";

/** Toolkit §2 and §9, to the letter. */
export function sampleDashboard(): DashboardView {
  return {
    summary: summaryTiles,
    metrics: dashboard.metrics.map(({ label, value, change, series }) => ({
      label,
      value,
      context: change,
      contextTone: "good",
      series,
    })),
    today: dashboard.today,
    platforms: dashboard.platforms,
    activity: dashboard.activity,
  };
}
