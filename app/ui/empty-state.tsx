import type { ReactNode } from "react";
import { cn } from "./class-names.ts";

type EmptyStateProps = {
  /** The specified sentence: "No unlocked prompts yet". */
  title: string;
  description?: ReactNode;
  /** One way out: a ButtonLink. */
  action?: ReactNode;
  level?: 2 | 3;
  className?: string;
};

export function EmptyState({ title, description, action, level = 3, className }: EmptyStateProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div
      className={cn(
        "flex flex-col items-center rounded-lg border border-dashed border-border-strong px-6 py-8 text-center",
        className,
      )}
    >
      <span aria-hidden className="mb-4 flex gap-2 rounded-md border bg-card px-4 py-3.5 shadow-card">
        <span className="h-2.5 w-15 rounded-[3px] bg-border-strong/80" />
        <span className="h-2.5 w-11 rounded-[3px] bg-border-strong/80" />
        <span className="h-2.5 w-13 rounded-[3px] bg-marker" />
        <span className="h-2.5 w-11 rounded-[3px] bg-border-strong/80" />
      </span>
      <Heading className="text-body font-strong">{title}</Heading>
      {description ? <p className="max-w-prose text-ui text-muted-foreground">{description}</p> : null}
      {action ? <div className="mt-4">{action}</div> : null}
    </div>
  );
}
