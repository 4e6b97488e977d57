import { Link, useSearchParams } from "react-router";
import type { DayBalance } from "#app/core/credits/balance-series.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Chart } from "#app/ui/chart.tsx";
import { cn } from "#app/ui/class-names.ts";
import { shortDay } from "#app/ui/format-day.ts";

export const spans = [7, 28, 90] as const;

interface DashboardChartsProps {
  days: number;
  balances: readonly DayBalance[];
  /** Null for somebody without prompts of their own. */
  activity: readonly { day: string; unlocks: number; views: number }[] | null;
}

export function DashboardCharts({ days, balances, activity }: DashboardChartsProps) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Card>
        <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
          <div>
            <h2 className="text-title font-strong">Credit balance</h2>
            <p className="text-ui text-muted-foreground">Last {days} days</p>
          </div>
          <SpanChoice days={days} />
        </div>
        <Chart
          label={`Credit balance, last ${days} days`}
          labelHeading="Day"
          kind="step"
          series={["Credits"]}
          points={balances.map(({ day, balance }) => ({ label: shortDay(day), values: [balance] }))}
          height={activity ? 180 : 260}
        />
      </Card>
      {activity ? (
        <Card>
          <h2 className="text-title font-strong">Unlocks and views of my prompts</h2>
          <p className="mb-4 text-ui text-muted-foreground">Last {days} days</p>
          <Chart
            label={`Unlocks and views of my prompts, last ${days} days`}
            labelHeading="Day"
            kind="area"
            series={["Unlocks", "Views"]}
            points={activity.map(({ day, unlocks, views }) => ({
              label: shortDay(day),
              values: [unlocks, views],
            }))}
            height={180}
          />
        </Card>
      ) : null}
    </div>
  );
}

/** Addresses rather than buttons: the span can be kept, shared and used without a script. */
function SpanChoice({ days }: { days: number }) {
  const [params] = useSearchParams();
  return (
    <nav
      aria-label="Time span"
      className="inline-flex gap-0.5 rounded-md border bg-sunken p-1 dark:border-border-strong dark:bg-background"
    >
      {spans.map((span) => (
        <Link
          key={span}
          to={`?${new URLSearchParams({ ...Object.fromEntries(params), days: String(span) }).toString()}`}
          preventScrollReset
          aria-current={span === days ? "true" : undefined}
          className={cn(
            "inline-flex h-8 items-center rounded-sm px-3 text-small font-label max-md:h-10",
            span === days
              ? "bg-card text-foreground shadow-card dark:bg-secondary"
              : "text-muted-foreground hover:text-foreground",
          )}
        >
          {span}d
        </Link>
      ))}
    </nav>
  );
}
