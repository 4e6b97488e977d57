import { lazy, Suspense, useSyncExternalStore } from "react";
import { seriesColour, type ChartKind, type ChartPoint } from "./chart-types.ts";
import { cn } from "./class-names.ts";
import { formatCount } from "./format-number.ts";

// The drawing library is four fifths of a page's script: it comes after the page.
const ChartDrawing = lazy(() => import("./chart-drawing.tsx"));

type ChartProps = {
  /** What is drawn; heads the table that stands in for the drawing. */
  label: string;
  /** `step` for balances: they hold until they change. */
  kind: ChartKind;
  series: readonly string[];
  points: readonly ChartPoint[];
  height?: number;
  formatValue?: (value: number) => string;
  /** Bars on top of each other instead of side by side. */
  isStacked?: boolean;
  /** Heads the first column of the table: "Day". */
  labelHeading?: string;
  className?: string;
};

const never = () => () => {};

export function Chart({
  label,
  kind,
  series,
  points,
  height = 240,
  formatValue = (value) => formatCount(value),
  isStacked = false,
  labelHeading = "Label",
  className,
}: ChartProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const skeleton = <div className="size-full animate-shimmer rounded-sm bg-muted" />;
  return (
    <figure className={cn("relative min-w-0", className)}>
      <div aria-hidden style={{ height }}>
        {isInBrowser ? (
          <Suspense fallback={skeleton}>
            <ChartDrawing {...{ kind, series, points, height, formatValue, isStacked }} />
          </Suspense>
        ) : (
          skeleton
        )}
      </div>
      {series.length > 1 ? (
        <ul aria-hidden className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted-foreground">
          {series.map((name, index) => (
            <li key={name} className="flex items-center gap-1.5">
              <span className="size-2.5 rounded-[3px]" style={{ background: seriesColour(index) }} />
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      {/* In a box of its own: a table is never narrower than its words, hidden or not. */}
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{labelHeading}</th>
              {series.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.label}>
                <th scope="row">{point.label}</th>
                {series.map((name, index) => (
                  <td key={name}>{formatValue(point.values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
