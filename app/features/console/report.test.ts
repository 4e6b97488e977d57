import { describe, expect, it } from "vitest";
import { categoryOf, filterAssets, noFilter } from "./asset-shapes.ts";
import { consoleHref, readAddress } from "./console-address.ts";
import { liveDashboard } from "./live-dashboard.ts";
import type { LiveDay, LiveFigures } from "./live-figures.server.ts";
import { liveAnalytics } from "./live-report.ts";
import { sampleAssets } from "./sample-assets.ts";
import { sampleAnalytics } from "./sample-report.ts";
import { timeAgo } from "./time-ago.ts";
import { reportLines, writeCsv, writeJson } from "./write-report.server.ts";

const assets = sampleAssets.map((asset) => ({
  ...asset,
  performanceUnit: "views" as const,
  image: null,
  imageSrcSet: null,
  href: null,
}));

function daysOf(count: number, day: Partial<LiveDay>): LiveDay[] {
  return Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    generated: 0,
    failed: 0,
    spent: 0,
    views: 0,
    unlocks: 0,
    marks: 0,
    revenue: 0,
    posts: 0,
    ...day,
  }));
}

const figuresOf = (days: LiveDay[], more: Partial<LiveFigures> = {}): LiveFigures => ({
  scope: "mine",
  days,
  revenueUnit: "credits",
  inGallery: 0,
  inQueue: 0,
  accepted: 0,
  decided: 0,
  pending: 0,
  ...more,
});

describe("console address", () => {
  it("issue 7 §3 tab, sub-tab and figures stand in the address and survive the way back", () => {
    const address = readAddress(new URLSearchParams("tab=social&view=composer&figures=mine"));
    expect(address).toMatchObject({ tab: "social", view: "composer", source: "mine" });
    expect(consoleHref(address)).toBe("?tab=social&view=composer&figures=mine");
    expect(consoleHref(address, { tab: "assets" })).toBe("?tab=assets&figures=mine");
  });

  it("toolkit §2 opens on Dashboard, Adobe Stock, Grid View, Page Manager and Cross-Platform", () => {
    const first = (query: string) => readAddress(new URLSearchParams(query));
    expect(first("tab=nonsense")).toMatchObject({ tab: "dashboard", view: null, source: "sample" });
    expect(first("tab=distribution").view).toBe("stock");
    expect(first("tab=assets&view=composer").view).toBe("grid");
    expect(first("tab=social").view).toBe("pages");
    expect(first("tab=analytics&range=9y")).toMatchObject({
      view: "platforms",
      range: "30d",
      type: "overview",
    });
  });
});

describe("assets", () => {
  it("issue 7 §3 text, category and platform really filter", () => {
    expect(filterAssets(assets, { ...noFilter, text: "SNOW forest" }).map(({ title }) => title)).toEqual([
      "Winter pine stillness",
    ]);
    expect(filterAssets(assets, { ...noFilter, text: "museum-style" })).toHaveLength(1);
    const portraits = filterAssets(assets, { ...noFilter, category: "portraits" });
    expect(new Set(portraits.map(({ category }) => category))).toEqual(new Set(["portraits"]));
    expect(filterAssets(assets, { ...noFilter, platform: "Queued", sort: "title" })[0]?.title).toBe(
      "Headshot on plain ground",
    );
    expect(filterAssets(assets, { ...noFilter, sort: "revenue" })[0]?.revenue).toBe("$141.75");
    expect(filterAssets(assets, { ...noFilter, text: "nothing like it" })).toEqual([]);
  });

  it("D25 sorts own pictures into the specified categories by their words", () => {
    expect(categoryOf("A mountain lake at dawn")).toBe("landscapes");
    expect(categoryOf("Headshot of a florist")).toBe("portraits");
    expect(categoryOf("Logo for a candle shop")).toBe("business");
    expect(categoryOf("Ribbons of colour")).toBe("abstract");
  });
});

describe("reports", () => {
  it("issue 7 §3 Export Report holds what the range and type show, and names its source", () => {
    const overview = writeCsv({
      view: sampleAnalytics("7d"),
      source: "sample",
      range: "7d",
      type: "overview",
    });
    expect(overview).toContain('Sample data,7d,overview,Key figures,Revenue,,"$3,214"');
    expect(overview).toContain("Revenue by platform,Nov,Adobe Stock,6890");
    const sections = (type: "revenue" | "engagement" | "performance") =>
      new Set(reportLines({ view: sampleAnalytics("1y"), type }).map(({ section }) => section));
    expect(sections("revenue")).toEqual(
      new Set(["Key figures", "Revenue by platform", "Revenue Attribution"]),
    );
    expect(sections("engagement")).toEqual(new Set(["Key figures", "Reach by day"]));
    expect(sections("performance")).toEqual(
      new Set(["Key figures", "Accepted images", "Predictive Analytics"]),
    );
    const json = JSON.parse(
      writeJson({ view: sampleAnalytics("90d"), source: "sample", range: "90d", type: "revenue" }),
    ) as { source: string; lines: { value: unknown }[] };
    expect(json.source).toBe("Sample data");
    expect(json.lines[0]?.value).toBe("$34,902");
  });

  it("D25 live figures say what is not there rather than showing a zero", () => {
    const view = liveAnalytics(figuresOf(daysOf(30, {})), []);
    expect(view.kpis.map(({ value }) => value)).toEqual(["0 credits", null, null, null]);
    expect([view.revenue, view.engagement, view.performance]).toEqual([null, null, null]);
    expect(view.forecast).toEqual([]);
  });

  it("D25 live figures add up by day, week and month, and carry a month's pace forward", () => {
    const day = { generated: 2, spent: 16, views: 10, unlocks: 1, marks: 1, revenue: 5 };
    const month = liveAnalytics(figuresOf(daysOf(30, day)), [
      { title: "Fox", views: 9, unlocks: 3, credits: 15 },
      { title: "Owl", views: 2, unlocks: 1, credits: 5 },
    ]);
    expect(month.kpis.map(({ value }) => value)).toEqual(["150 credits", "20.0%", "10.0%", "8.0 credits"]);
    expect(month.attribution.rows).toEqual([
      ["Fox", "9", "3", "15", "75.0%"],
      ["Owl", "2", "1", "5", "25.0%"],
    ]);
    expect(month.forecast.map(({ value }) => value)).toEqual(["150 credits", "60", "30"]);
    for (const [days, points] of [
      [7, 7],
      [90, 13],
      [365, 13],
    ] as const) {
      const drawing = liveAnalytics(figuresOf(daysOf(days, day)), []).performance;
      expect(drawing?.points).toHaveLength(points);
      expect(drawing?.points.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)).toBe(days * 2);
    }
  });

  it("D25 the live dashboard has the specified tiles and bars, and hides the site's income from others", () => {
    const view = liveDashboard({
      figures: figuresOf(daysOf(10, { generated: 3 }), {
        revenueUnit: null,
        inQueue: 4,
        accepted: 9,
        decided: 10,
      }),
      activity: [],
      isAirtableConnected: false,
      connectedPages: 0,
    });
    expect(view.summary.map(({ label, value }) => [label, value])).toEqual([
      ["Generated today", "3"],
      ["Acceptance rate", "90.0%"],
      ["Revenue this month", null],
      ["Social reach", null],
    ]);
    expect(view.metrics.map(({ label }) => label)).toEqual([
      "Total Revenue",
      "Images Generated",
      "Social Engagement",
      "Acceptance Rate",
    ]);
    expect(view.today.map(({ value, max }) => [value, max])).toEqual([
      [null, 50],
      [0, 15],
      [null, 160],
      [3, 1500],
    ]);
    expect(view.platforms.at(-1)?.status).toBe("Processing (4)");
  });
});

it("says how long ago something was", () => {
  const now = new Date("2026-11-15T12:00:00Z");
  const ago = (text: string) => timeAgo(new Date(text), now);
  expect(ago("2026-11-15T11:59:40Z")).toBe("just now");
  expect(ago("2026-11-15T11:58:00Z")).toBe("2 min ago");
  expect(ago("2026-11-15T11:00:00Z")).toBe("1 hour ago");
  expect(ago("2026-11-12T11:00:00Z")).toBe("3 days ago");
});
