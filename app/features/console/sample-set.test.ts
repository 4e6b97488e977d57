import { describe, expect, it } from "vitest";
import { sampleAssets } from "./sample-assets.ts";
import { postingFrequencies, pageSettings, composer, socialAnalytics } from "./sample-social.ts";
import { dashboard, distribution, facebookPages } from "./sample-set.ts";
import { seedRecords } from "#db/seed/records.ts";

describe("console sample set", () => {
  it("toolkit §2 shows today's performance against the daily caps of §9", () => {
    expect(dashboard.today.map(({ value, max }) => `${value}/${max}`)).toEqual([
      "47/50",
      "12/15",
      "156/160",
      "1247/1500",
    ]);
  });

  it("toolkit §2 offers the four quick actions", () => {
    expect(dashboard.quickActions).toEqual([
      "Generate Batch",
      "Bulk Upload",
      "Schedule Posts",
      "View Reports",
    ]);
  });

  it("toolkit §2 lists the four platforms with their states", () => {
    expect(dashboard.platforms.map(({ platform, status }) => `${platform} ${status}`)).toEqual([
      "Adobe Stock API Active",
      "Facebook Pages Connected (3)",
      "Airtable Sync Synced",
      "AI Generation Queue Processing (47)",
    ]);
  });

  it("toolkit §2 has every distribution toggle on at first", () => {
    const toggles = [...distribution.stock.toggles, ...distribution.facebook.toggles];
    expect(toggles).toHaveLength(8);
    expect(toggles.every((toggle) => toggle.isOn)).toBe(true);
  });

  it("toolkit §2 has three pages, five page settings and four posting frequencies", () => {
    expect(facebookPages).toHaveLength(3);
    expect(pageSettings).toHaveLength(5);
    expect(postingFrequencies).toHaveLength(4);
    expect(composer.tips.slice(0, 2)).toEqual(["Add 3-5 hashtags", "Optimal posting time 2:00 PM"]);
    expect(socialAnalytics.audienceAges.map(({ range, share }) => `${range} ${share}%`)).toEqual([
      "25-34 42%",
      "35-44 28%",
      "18-24 18%",
    ]);
  });

  it("toolkit §9 has 24 assets, each with the picture of a demo record", () => {
    const keys = new Set(seedRecords.map((record) => record.key));
    expect(sampleAssets).toHaveLength(24);
    expect(sampleAssets.filter((asset) => !keys.has(asset.pictureKey))).toEqual([]);
  });
});
