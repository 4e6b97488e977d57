export type ChartKind = "area" | "bar" | "step";

export type ChartPoint = {
  /** On the horizontal axis: a date, a name. */
  label: string;
  /** One value per series, in the order of `series`. */
  values: readonly number[];
};

export type ChartData = {
  kind: ChartKind;
  series: readonly string[];
  points: readonly ChartPoint[];
  height: number;
  formatValue: (value: number) => string;
  isStacked: boolean;
};

const colours = [1, 2, 3, 4, 5, 6].map((number) => `var(--chart-${number})`);

/** Colours in order of use; the first carries a single series. */
export function seriesColour(index: number) {
  return colours[index % colours.length];
}
