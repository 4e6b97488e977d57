import { reportTypes, timeRanges, type TimeRange } from "./sample-analytics.ts";

export const tabs = [
  { id: "dashboard", label: "Dashboard" },
  { id: "supernova", label: "Supernova" },
  { id: "distribution", label: "Distribution" },
  { id: "assets", label: "Assets" },
  { id: "social", label: "Social" },
  { id: "analytics", label: "Analytics" },
] as const;

export const views = {
  distribution: [
    { id: "stock", label: "Adobe Stock" },
    { id: "facebook", label: "Facebook Pages" },
  ],
  assets: [
    { id: "grid", label: "Grid View" },
    { id: "table", label: "Table View" },
    { id: "summary", label: "Analytics" },
    { id: "airtable", label: "Airtable Workspace" },
  ],
  social: [
    { id: "pages", label: "Page Manager" },
    { id: "composer", label: "Post Composer" },
    { id: "calendar", label: "Content Calendar" },
    { id: "audience", label: "Analytics" },
  ],
  analytics: [
    { id: "platforms", label: "Cross-Platform" },
    { id: "attribution", label: "Revenue Attribution" },
    { id: "trends", label: "Performance Trends" },
    { id: "forecast", label: "Predictive Analytics" },
  ],
} as const;

export const sources = [
  { id: "sample", label: "Sample data" },
  { id: "mine", label: "My figures" },
  { id: "site", label: "This site" },
] as const;

export type TabId = (typeof tabs)[number]["id"];
export type ViewId = (typeof views)[keyof typeof views][number]["id"];
export type Source = (typeof sources)[number]["id"];
export type ReportType = (typeof reportTypes)[number];

/** What of the console is open: all of it stands in the address, so that it can be kept and shared. */
export interface ConsoleAddress {
  tab: TabId;
  /** None on tabs without sub-tabs. */
  view: ViewId | null;
  source: Source;
  range: TimeRange;
  type: ReportType;
}

export function viewsOf(tab: TabId): readonly { id: ViewId; label: string }[] {
  return tab in views ? views[tab as keyof typeof views] : [];
}

/** Anything unknown falls back to the default. */
export function readAddress(params: URLSearchParams): ConsoleAddress {
  const pick = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === params.get(name)) ?? values[0];
  const tab = pick(
    tabs.map(({ id }) => id),
    "tab",
  ) as TabId;
  return {
    tab,
    view:
      pick(
        viewsOf(tab).map(({ id }) => id),
        "view",
      ) ?? null,
    source: pick(
      sources.map(({ id }) => id),
      "figures",
    ) as Source,
    range: timeRanges.find((range) => range === params.get("range")) ?? "30d",
    type: pick(reportTypes, "type") as ReportType,
  };
}

/** The address with some of it changed; another tab starts on its first view. */
export function consoleHref(address: ConsoleAddress, changes: Partial<ConsoleAddress> = {}): string {
  const next = { ...address, ...changes };
  const view = viewsOf(next.tab).find(({ id }) => id === next.view) ?? viewsOf(next.tab)[0];
  const isFirst = view?.id === viewsOf(next.tab)[0]?.id;
  const params = new URLSearchParams([
    ...(next.tab === "dashboard" ? [] : [["tab", next.tab]]),
    ...(view && !isFirst ? [["view", view.id]] : []),
    ...(next.source === "sample" ? [] : [["figures", next.source]]),
    ...(next.tab === "analytics" && next.range !== "30d" ? [["range", next.range]] : []),
    ...(next.tab === "analytics" && next.type !== "overview" ? [["type", next.type]] : []),
  ]);
  return `?${params.toString()}`;
}

export const rangeDays: Record<TimeRange, number> = { "7d": 7, "30d": 30, "90d": 90, "1y": 365 };
