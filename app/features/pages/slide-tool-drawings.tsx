import { ArrowRight } from "lucide-react";
import { Fragment } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { cn } from "#app/ui/class-names.ts";
import { SampleDataLabel } from "#app/ui/sample-data-label.tsx";
import { Bar, Paper } from "./slide-paper.tsx";

const studioTabs = [
  ["import", "an address, keywords or a file"],
  ["niches", "what sells, and against whom"],
  ["analyze", "palette, style, print quality"],
  ["generate", "prompts and images per format"],
  ["remix", "style, theme and mood"],
  ["seo", "a title and thirteen tags"],
  ["export", "files that a shop accepts"],
] as const;

export function ListingDrawing() {
  return (
    <ol className="grid w-full max-w-md gap-2">
      {studioTabs.map(([tab, note], index) => (
        <li key={tab} className="flex items-center gap-3">
          <span
            className={cn(
              "grid size-8 shrink-0 place-items-center rounded-xs text-small font-strong",
              index === studioTabs.length - 1
                ? "bg-marker text-marker-foreground"
                : "bg-primary text-primary-foreground",
            )}
          >
            {index + 1}
          </span>
          <span className="w-18 font-strong">{tab}</span>
          <span className="text-ui text-muted-foreground">{note}</span>
        </li>
      ))}
    </ol>
  );
}

export function CreditsDrawing() {
  return (
    <Paper className="w-full max-w-md">
      <svg viewBox="0 0 360 150" className="w-full" role="presentation">
        {[30, 70, 110].map((y) => (
          <line key={y} x1="0" y1={y} x2="360" y2={y} className="stroke-chart-grid" />
        ))}
        <path d="M0 40H80V62H150V84H190V62H260V20H360V130H0Z" className="fill-chart-1 opacity-10" />
        <path
          d="M0 40H80V62H150V84H190V62H260V20H360"
          fill="none"
          className="stroke-chart-1"
          strokeWidth="2.5"
        />
      </svg>
      <dl className="mt-3 grid gap-1.5 text-small">
        {[
          ["Unlock", "−8"],
          ["Generation failed", "+8"],
          ["Monthly credits", "+100"],
        ].map(([reason, change]) => (
          <div key={reason} className="flex justify-between">
            <dt className="text-muted-foreground">{reason}</dt>
            <dd className="font-mono">{change}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}

const reviewSteps = [
  { status: "Draft", tone: "neutral" },
  { status: "In review", tone: "warning" },
  { status: "Live", tone: "primary" },
] as const;

export function ReviewDrawing() {
  return (
    <div className="flex w-full max-w-lg flex-col items-center gap-2 md:flex-row md:gap-3">
      {reviewSteps.map(({ status, tone }, index) => (
        <Fragment key={status}>
          {index > 0 ? (
            <ArrowRight className="size-5 shrink-0 text-muted-foreground max-md:rotate-90" />
          ) : null}
          <Paper className="flex w-full items-center gap-3 p-3! md:grid md:w-auto md:flex-1 md:p-4!">
            <span className="block aspect-square w-10 rounded-sm bg-secondary md:w-full" />
            <Bar className="flex-1 bg-border-strong/70 md:w-4/5" />
            <Badge tone={tone} className="w-fit">
              {status}
            </Badge>
          </Paper>
        </Fragment>
      ))}
    </div>
  );
}

export function HonestNumbersDrawing() {
  return (
    <div className="grid w-full max-w-md gap-4 sm:grid-cols-2">
      <Paper>
        <p className="text-small text-muted-foreground">Images generated</p>
        <p className="mt-1 text-page">12</p>
        <p className="mt-2 text-small text-muted-foreground">yours, today</p>
      </Paper>
      <Paper>
        <p className="text-small text-muted-foreground">Images generated</p>
        <p className="mt-1 mb-2 text-page">1,247</p>
        <SampleDataLabel />
      </Paper>
    </div>
  );
}
