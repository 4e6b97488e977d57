import type { Stat, Toggle } from "./sample-set.ts";

/** Social tab: page settings, composer tips and audience, as specified in toolkit §2 and §9. */
export const pageSettings: Toggle[] = [
  {
    id: "auto-publish",
    label: "Auto-publish",
    hint: "Publish posts at their time. Off, they are held until you press Post Now.",
    isOn: true,
  },
  {
    id: "cross-posting",
    label: "Cross-posting",
    hint: "Send each post to your other active pages as well.",
    isOn: false,
  },
  {
    id: "post-alerts",
    label: "Post alerts",
    hint: "Notify me when a post was held or could not be sent.",
    isOn: true,
  },
  {
    id: "ai-disclosure",
    label: "AI disclosure",
    hint: "End each post with the words “Made with AI.”",
    isOn: false,
  },
  {
    id: "weekly-report",
    label: "Weekly report",
    hint: "Notify me of the week's figures on Mondays, once a page is connected.",
    isOn: true,
  },
];

export const postingFrequencies = ["daily", "3 times per day", "every 2 hours", "custom schedule"] as const;

export const composer = {
  imageCount: 8,
  tips: [
    "Add 3-5 hashtags",
    "Optimal posting time 2:00 PM",
    "Say what the picture is for in the first line",
    "Describe the picture in the alt text",
  ],
};

export const socialAnalytics = {
  tiles: [
    { label: "Reach", value: "45.2K" },
    { label: "Engagement", value: "6.8%" },
    { label: "Followers gained", value: "+412" },
    { label: "Link clicks", value: "1,902" },
  ] satisfies Stat[],
  reachByDay: [5.1, 5.8, 6.2, 5.9, 7.4, 7.9, 6.9],
  topPosts: [
    { title: "Mountain Sunset", page: "Quiet Walls Art Prints", engagement: "12.4%", reach: "8.2K" },
    { title: "Five mugs, one meadow", page: "Small Shop Mockups", engagement: "9.7%", reach: "6.1K" },
    { title: "Scallops in teal", page: "Pattern of the Day", engagement: "8.9%", reach: "4.8K" },
    { title: "Before and after grain", page: "Quiet Walls Art Prints", engagement: "7.6%", reach: "4.1K" },
  ],
  audienceAges: [
    { range: "25-34", share: 42 },
    { range: "35-44", share: 28 },
    { range: "18-24", share: 18 },
  ],
};
