import type { ChartKind, ChartPoint } from "#app/ui/chart-types.ts";
import { formatCount } from "#app/ui/format-number.ts";
import type { Tile } from "./figure-shapes.ts";
import type { Recommendation } from "./sample-analytics.ts";

export type Unit = "dollars" | "credits" | "percent" | "count" | "thousands";

/** One drawing with its figures. */
export interface Drawing {
  title: string;
  note: string;
  kind: ChartKind;
  series: string[];
  points: ChartPoint[];
  unit: Unit;
}

export interface Forecast {
  label: string;
  value: string;
  /** Percent; none where it is plain arithmetic. */
  confidence: number | null;
}

export interface AnalyticsView {
  kpis: Tile[];
  /** Null where there is nothing to draw yet. */
  revenue: Drawing | null;
  engagement: Drawing | null;
  performance: Drawing | null;
  attribution: { columns: string[]; rows: string[][] };
  forecast: Forecast[];
  recommendations: Recommendation[];
}

const formats: Record<Unit, (value: number) => string> = {
  dollars: (value) => `$${formatCount(value)}`,
  credits: (value) => `${formatCount(value)} credits`,
  percent: (value) => `${value}%`,
  count: (value) => formatCount(value),
  thousands: (value) => `${value}K`,
};

export function formatUnit(unit: Unit): (value: number) => string {
  return formats[unit];
}
