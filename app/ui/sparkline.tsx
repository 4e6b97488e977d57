import { cn } from "./class-names.ts";

/** Points of a polyline through the values, in a box of the given size with a little room for the stroke. */
export function sparklinePoints(values: readonly number[], width: number, height: number) {
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const gap = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) => ({
    x: Math.round(index * gap * 10) / 10,
    y: Math.round((height - 2 - ((value - low) / range) * (height - 4)) * 10) / 10,
  }));
}

/** Decorative: the number it stands beside says the same. */
export function Sparkline({ values, className }: { values: readonly number[]; className?: string }) {
  if (values.length < 2) return null;
  const width = 112;
  const height = 34;
  const line = sparklinePoints(values, width, height)
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      className={cn("h-9 w-28 text-chart-1", className)}
    >
      <polygon points={`0,${height} ${line} ${width},${height}`} fill="currentColor" opacity="0.11" />
      <polyline
        points={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
