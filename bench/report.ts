/** How a figure is told: a value, its unit, and what it is compared with in the same run. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** `ratio` to `reference`, where there is one; machines differ, ratios taken in one run hardly do. */
  ratio?: number;
  reference?: string;
  /** The bound the project holds itself to, as a sentence. */
  bound?: string;
}

export type Report = (figure: Figure) => void;

export function lineOf({ name, value, unit, ratio, reference, bound }: Figure): string {
  const compared = ratio === undefined ? "" : ` (${round(ratio)} × ${reference ?? "reference"})`;
  return `${name}: ${round(value)} ${unit}${compared}${bound ? `, ${bound}` : ""}`;
}

function round(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : Number(value.toPrecision(3)).toString();
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
