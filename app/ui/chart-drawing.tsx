import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { seriesColour, type ChartData } from "./chart-types.ts";

const tick = { fill: "var(--muted-foreground)", fontSize: 12 };

export default function ChartDrawing(data: ChartData) {
  const { kind, series, points, height, formatValue, isStacked } = data;
  // Where whole things are counted, the axis has no halves of them.
  const hasFractions = points.some(({ values }) => values.some((value) => !Number.isInteger(value)));
  const rows = points.map((point) => ({
    label: point.label,
    ...Object.fromEntries(point.values.map((value, index) => [`s${index}`, value])),
  }));
  return (
    <ResponsiveContainer width="100%" height={height}>
      <ComposedChart
        data={rows}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        barCategoryGap="24%"
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--chart-grid)" />
        <XAxis
          dataKey="label"
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: "var(--border-strong)" }}
          minTickGap={28}
          tickMargin={8}
        />
        <YAxis
          tick={tick}
          tickLine={false}
          axisLine={false}
          width="auto"
          tickFormatter={formatValue}
          allowDecimals={hasFractions}
          tickMargin={4}
        />
        <Tooltip
          cursor={
            kind === "bar" ? { fill: "var(--muted)" } : { stroke: "var(--chart-1)", strokeDasharray: "3 3" }
          }
          content={<ChartTip {...data} />}
          isAnimationActive={false}
        />
        {series.map((name, index) =>
          kind === "bar" ? (
            <Bar
              key={name}
              name={name}
              dataKey={`s${index}`}
              fill={seriesColour(index)}
              stackId={isStacked ? "all" : undefined}
              radius={isStacked ? 0 : [4, 4, 0, 0]}
              maxBarSize={56}
              isAnimationActive={false}
            />
          ) : (
            <Area
              key={name}
              name={name}
              dataKey={`s${index}`}
              type={kind === "step" ? "stepAfter" : "monotone"}
              stroke={seriesColour(index)}
              strokeWidth={2}
              fill={seriesColour(index)}
              fillOpacity={0.11}
              stackId={isStacked ? "all" : undefined}
              activeDot={{ r: 4.5, stroke: "var(--card)", strokeWidth: 2 }}
              isAnimationActive={false}
            />
          ),
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

type ChartTipProps = ChartData & { active?: boolean; label?: string | number };

function ChartTip({ active, label, series, points, formatValue }: ChartTipProps) {
  const point = points.find((candidate) => candidate.label === label);
  if (!active || !point) return null;
  return (
    <div className="rounded-sm border bg-popover px-3 py-2 text-small text-popover-foreground shadow-raised">
      <p className="text-muted-foreground">{point.label}</p>
      {series.map((name, index) => (
        <p key={name} className="flex items-center gap-2 font-strong">
          {series.length > 1 ? (
            <span className="size-2 rounded-xs" style={{ background: seriesColour(index) }} />
          ) : null}
          {formatValue(point.values[index] ?? 0)}
          {series.length > 1 ? <span className="font-normal text-muted-foreground">{name}</span> : null}
        </p>
      ))}
    </div>
  );
}
