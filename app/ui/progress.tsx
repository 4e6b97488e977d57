import type { ReactNode } from "react";
import { cn } from "./class-names.ts";
import { formatCount } from "./format-number.ts";

export type ProgressState = "indeterminate" | "loading" | "complete";

type Measure = { state: ProgressState; value: number | undefined; max: number };

/** A max of 0 or less counts as 100; a value outside 0 to max is no value. */
export function measureProgress(value: number | null | undefined, max = 100): Measure {
  const usableMax = Number.isFinite(max) && max > 0 ? max : 100;
  const isUsable = typeof value === "number" && value >= 0 && value <= usableMax;
  if (!isUsable) return { state: "indeterminate", value: undefined, max: usableMax };
  return { state: value === usableMax ? "complete" : "loading", value, max: usableMax };
}

type ProgressProps = {
  /** What is under way; read aloud. */
  label: string;
  value?: number | null;
  max?: number;
  tone?: "primary" | "marker" | "success" | "danger";
  className?: string;
};

/** The browser's own progress element: without a value it is indeterminate. */
export function Progress({ label, value, max, tone = "primary", className }: ProgressProps) {
  const measure = measureProgress(value, max);
  return (
    <progress
      aria-label={label}
      value={measure.value}
      max={measure.max}
      data-state={measure.state}
      data-tone={tone}
      className={cn("progress", className)}
    />
  );
}

/** A named bar with its figures: `Stock uploads 47/50`. */
export function ProgressRow({
  label,
  value,
  max,
  tone,
  aside,
}: {
  label: string;
  value: number;
  max: number;
  tone?: ProgressProps["tone"];
  /** Takes the place of `value/max`. */
  aside?: ReactNode;
}) {
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4 text-ui">
        <span>{label}</span>
        <span className="text-muted-foreground">
          {aside ?? (
            <>
              <b className="font-strong text-foreground">{formatCount(value)}</b>/{formatCount(max)}
            </>
          )}
        </span>
      </div>
      <Progress label={label} value={value} max={max} tone={tone} />
    </div>
  );
}
