import type { ReactNode } from "react";
import { Card } from "./card.tsx";
import { cn } from "./class-names.ts";
import { Sparkline } from "./sparkline.tsx";

type StatTileProps = {
  label: ReactNode;
  value: ReactNode;
  /** One line of context: `+9 since last week`. */
  context?: ReactNode;
  contextTone?: "neutral" | "good" | "bad";
  icon?: ReactNode;
  /** Draws a sparkline; only where there is a series. */
  series?: readonly number[];
};

const tones = { neutral: "text-muted-foreground", good: "text-success", bad: "text-destructive" };

export function StatTile({ label, value, context, contextTone = "neutral", icon, series }: StatTileProps) {
  return (
    <Card padding="none" className="px-5 py-4">
      <div className="flex items-start justify-between gap-3 text-ui text-muted-foreground">
        {label}
        {icon ? <span className="[&_svg]:size-4.5">{icon}</span> : null}
      </div>
      <div className="mt-1 flex items-end justify-between gap-3">
        <div className="min-w-0">
          <p className="text-[1.875rem] leading-10 font-[690] tracking-[-0.026em]">{value}</p>
          {context ? (
            <p className={cn("text-small", contextTone !== "neutral" && "font-label", tones[contextTone])}>
              {context}
            </p>
          ) : null}
        </div>
        {series ? <Sparkline values={series} className="shrink" /> : null}
      </div>
    </Card>
  );
}

/** Several figures in one card, divided by lines. */
export function StatStrip({ stats }: { stats: readonly { label: string; value: ReactNode }[] }) {
  return (
    <Card
      padding="none"
      className={cn(
        "grid grid-cols-2 overflow-hidden lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none",
        // On tablets four stand better as two rows of two, three, five and six as rows of three.
        stats.length !== 4 && "md:max-lg:grid-cols-3",
      )}
    >
      {stats.map((stat) => (
        <div key={stat.label} className="-mb-px -ml-px border-b border-l px-4 py-3 md:px-5 md:py-4">
          <p className="text-ui text-muted-foreground">{stat.label}</p>
          <p className="text-title font-[690]">{stat.value}</p>
        </div>
      ))}
    </Card>
  );
}
