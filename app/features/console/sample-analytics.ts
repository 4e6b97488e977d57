import type { Stat } from "./sample-set.ts";

export const timeRanges = ["7d", "30d", "90d", "1y"] as const;
export const reportTypes = ["overview", "revenue", "engagement", "performance"] as const;

export type TimeRange = (typeof timeRanges)[number];

export type AttributionRow = {
  post: string;
  socialReach: string;
  stockSales: string;
  attribution: string;
  roi: string;
};

export type Recommendation = {
  text: string;
  impact: "High" | "Medium";
  /** Percent. */
  confidence: number;
  reason: string;
};

export const kpis: Record<TimeRange, Stat[]> = {
  "7d": [
    { label: "Revenue", value: "$3,214" },
    { label: "Engagement", value: "6.8%" },
    { label: "Conversion", value: "2.9%" },
    { label: "Cost per image", value: "$0.11" },
  ],
  "30d": [
    { label: "Revenue", value: "$12,847" },
    { label: "Engagement", value: "6.4%" },
    { label: "Conversion", value: "2.7%" },
    { label: "Cost per image", value: "$0.12" },
  ],
  "90d": [
    { label: "Revenue", value: "$34,902" },
    { label: "Engagement", value: "6.1%" },
    { label: "Conversion", value: "2.5%" },
    { label: "Cost per image", value: "$0.12" },
  ],
  "1y": [
    { label: "Revenue", value: "$118,460" },
    { label: "Engagement", value: "5.7%" },
    { label: "Conversion", value: "2.3%" },
    { label: "Cost per image", value: "$0.14" },
  ],
};

/** Revenue in dollars by platform, oldest first. */
export const crossPlatform = [
  { month: "Jun", stock: 5210, facebook: 1830, direct: 2140 },
  { month: "Jul", stock: 5480, facebook: 1990, direct: 2260 },
  { month: "Aug", stock: 5730, facebook: 2110, direct: 2310 },
  { month: "Sep", stock: 6040, facebook: 2370, direct: 2490 },
  { month: "Oct", stock: 6280, facebook: 2540, direct: 2650 },
  { month: "Nov", stock: 6890, facebook: 2910, direct: 3047 },
];

export const attribution: AttributionRow[] = [
  { post: "Mountain Sunset", socialReach: "8.2K", stockSales: "$412", attribution: "34%", roi: "412%" },
  { post: "Five mugs, one meadow", socialReach: "6.1K", stockSales: "$298", attribution: "27%", roi: "318%" },
  { post: "Scallops in teal", socialReach: "4.8K", stockSales: "$187", attribution: "19%", roi: "241%" },
  {
    post: "Before and after grain",
    socialReach: "4.1K",
    stockSales: "$142",
    attribution: "14%",
    roi: "196%",
  },
  { post: "Studio walk-through", socialReach: "3.3K", stockSales: "$73", attribution: "6%", roi: "88%" },
];

/** Accepted images in percent by week. */
export const performanceTrend = [88.9, 89.6, 90.2, 91.1, 90.8, 91.9, 92.4, 92.1, 93, 93.4, 93.9, 94.2];

export const forecast: (Stat & { confidence: number })[] = [
  { label: "Revenue next month", value: "$14,300", confidence: 87 },
  { label: "Accepted images", value: "1,120", confidence: 91 },
  { label: "New followers", value: "460", confidence: 78 },
];

export const recommendations: Recommendation[] = [
  {
    text: "Make more landscapes in portrait format",
    impact: "High",
    confidence: 92,
    reason: "They are accepted more often and sell for wall art and phone backgrounds.",
  },
  {
    text: "Post at 2:00 PM on weekdays",
    impact: "High",
    confidence: 88,
    reason: "Reach in that hour is a third above the daily average.",
  },
  {
    text: "Prepare winter patterns now",
    impact: "Medium",
    confidence: 81,
    reason: "Searches for seasonal repeats rise six weeks before the holidays.",
  },
  {
    text: "Retire the five weakest abstract sets",
    impact: "Medium",
    confidence: 74,
    reason: "They take review time and have brought no sale in 90 days.",
  },
];
