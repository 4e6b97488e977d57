/**
 * The automation console's sample figures (toolkit §2, §3, §9; D25). Every number on those screens that is
 * not one of this site's own comes from here and is labelled as sample data.
 */

export type Metric = { label: string; value: string; change: string; series: number[] };
export type Progress = { label: string; value: number; max: number };
export type PlatformStatus = { platform: string; status: string; tone: "good" | "busy" };
export type Activity = { time: string; action: string; platform: string; status: "success" };
export type StockItem = {
  id: string;
  title: string;
  status: "approved" | "pending" | "rejected";
  revenue: string;
};
export type FacebookPage = {
  name: string;
  followers: string;
  status: "active" | "paused";
  posts: number;
  engagement: string;
  reach: string;
};
export type ScheduledPost = { time: string; page: string; content: string; status: "scheduled" };
export type Toggle = { id: string; label: string; hint: string; isOn: boolean };
export type Stat = { label: string; value: string };

export const summaryTiles: Stat[] = [
  { label: "Generated today", value: "1,247" },
  { label: "Acceptance rate", value: "94.2%" },
  { label: "Revenue this month", value: "$12,847" },
  { label: "Social reach", value: "45.2K" },
];

export const dashboard = {
  metrics: [
    {
      label: "Total Revenue",
      value: "$12,847",
      change: "+18.2% on last month",
      series: [410, 455, 438, 502, 519, 574, 561, 620],
    },
    {
      label: "Images Generated",
      value: "1,247",
      change: "+12.5% on yesterday",
      series: [880, 930, 1040, 990, 1090, 1060, 1180, 1247],
    },
    {
      label: "Social Engagement",
      value: "45.2K",
      change: "+8.4% this week",
      series: [40.1, 38.6, 39.5, 41.2, 40.4, 42.8, 44.1, 45.2],
    },
    {
      label: "Acceptance Rate",
      value: "94.2%",
      change: "+2.1 points",
      series: [91.4, 92.1, 91.8, 93, 92.6, 93.5, 93.9, 94.2],
    },
  ] satisfies Metric[],
  platforms: [
    { platform: "Adobe Stock API", status: "Active", tone: "good" },
    { platform: "Facebook Pages", status: "Connected (3)", tone: "good" },
    { platform: "Airtable Sync", status: "Synced", tone: "good" },
    { platform: "AI Generation Queue", status: "Processing (47)", tone: "busy" },
  ] satisfies PlatformStatus[],
  today: [
    { label: "Stock uploads", value: 47, max: 50 },
    { label: "Facebook posts", value: 12, max: 15 },
    { label: "Airtable records", value: 156, max: 160 },
    { label: "AI generations", value: 1247, max: 1500 },
  ] satisfies Progress[],
  activity: [
    { time: "2 min ago", action: "Uploaded 5 landscapes", platform: "Adobe Stock", status: "success" },
    { time: "15 min ago", action: "Posted “Mountain Sunset”", platform: "Facebook", status: "success" },
    { time: "32 min ago", action: "Synced 24 records", platform: "Airtable", status: "success" },
    { time: "1 hour ago", action: "Generated batch of 50", platform: "AI Generator", status: "success" },
    { time: "2 hours ago", action: "Tagged 120 assets", platform: "Adobe Stock", status: "success" },
  ] satisfies Activity[],
  quickActions: ["Generate Batch", "Bulk Upload", "Schedule Posts", "View Reports"],
};

export const distribution = {
  counts: [
    { label: "Distributed", value: "1,156" },
    { label: "In queue", value: "47" },
    { label: "Pending review", value: "23" },
  ] satisfies Stat[],
  stock: {
    uploads: { label: "Today's uploads", value: 47, max: 50 } satisfies Progress,
    items: [
      { id: "AS-2041", title: "Mirror lake at golden hour", status: "approved", revenue: "$24.50" },
      { id: "AS-2042", title: "Skincare bottles on a sage podium", status: "approved", revenue: "$41.20" },
      { id: "AS-2043", title: "Isometric business district", status: "pending", revenue: "$0.00" },
      { id: "AS-2044", title: "Grainy peach gradient background", status: "approved", revenue: "$9.90" },
      { id: "AS-2045", title: "Retro scallop pattern in teal", status: "pending", revenue: "$0.00" },
      { id: "AS-2046", title: "Portrait with botanical halo", status: "rejected", revenue: "$0.00" },
      { id: "AS-2047", title: "Winter pine forest before sunrise", status: "approved", revenue: "$17.80" },
      { id: "AS-2048", title: "Ringed planet on deep indigo", status: "approved", revenue: "$32.10" },
    ] satisfies StockItem[],
    performance: [
      { label: "Acceptance rate", value: "94.2%" },
      { label: "Average review time", value: "2.4 days" },
      { label: "Revenue per image", value: "$3.42" },
      { label: "Best category", value: "Landscapes" },
    ] satisfies Stat[],
    toggles: [
      {
        id: "auto-upload",
        label: "Auto-upload",
        hint: "Would send accepted images to Adobe Stock as they are made.",
        isOn: true,
      },
      {
        id: "auto-tagging",
        label: "Auto-tagging",
        hint: "Would fill in title and keywords before the upload.",
        isOn: true,
      },
      {
        id: "quality-check",
        label: "Quality check",
        hint: "Would hold back images that are too small, blurred or noisy.",
        isOn: true,
      },
      {
        id: "revenue-tracking",
        label: "Revenue tracking",
        hint: "Would read sales back once a day.",
        isOn: true,
      },
    ] satisfies Toggle[],
  },
  facebook: {
    performance: [
      { label: "Total followers", value: "28.9K" },
      { label: "Average engagement", value: "6.8%" },
      { label: "Posts this week", value: "64" },
      { label: "Link clicks", value: "1,902" },
    ] satisfies Stat[],
    toggles: [
      {
        id: "auto-posting",
        label: "Auto-posting",
        hint: "Publish scheduled posts without asking again. Off, they are held at their time.",
        isOn: true,
      },
      {
        id: "optimal-timing",
        label: "Optimal timing",
        hint: "Schedule a post without a time for the next free time of your rhythm.",
        isOn: true,
      },
      {
        id: "caption-generation",
        label: "Caption generation",
        hint: "Start the caption from the prompt of the image you choose.",
        isOn: true,
      },
      {
        id: "hashtag-optimization",
        label: "Hashtag optimization",
        hint: "Send at most five hashtags with a post: those that come first.",
        isOn: true,
      },
    ] satisfies Toggle[],
  },
};

export const facebookPages: FacebookPage[] = [
  {
    name: "Quiet Walls Art Prints",
    followers: "12.4K",
    status: "active",
    posts: 156,
    engagement: "8.2%",
    reach: "21.6K",
  },
  {
    name: "Small Shop Mockups",
    followers: "9.8K",
    status: "active",
    posts: 98,
    engagement: "6.7%",
    reach: "14.9K",
  },
  {
    name: "Pattern of the Day",
    followers: "6.7K",
    status: "paused",
    posts: 72,
    engagement: "5.4%",
    reach: "8.7K",
  },
];

export const scheduledPosts: ScheduledPost[] = [
  {
    time: "Today, 2:00 PM",
    page: "Quiet Walls Art Prints",
    content: "Three rooms, one print: the mirror lake at dawn, noon and dusk.",
    status: "scheduled",
  },
  {
    time: "Today, 6:30 PM",
    page: "Small Shop Mockups",
    content: "A free desk scene for planner sellers, square to the frame.",
    status: "scheduled",
  },
  {
    time: "Tomorrow, 9:00 AM",
    page: "Quiet Walls Art Prints",
    content: "Behind the picture: the sentence that made the botanical portrait.",
    status: "scheduled",
  },
  {
    time: "Tomorrow, 2:00 PM",
    page: "Pattern of the Day",
    content: "Seventies scallops in five colours, seamless on all sides.",
    status: "scheduled",
  },
];
