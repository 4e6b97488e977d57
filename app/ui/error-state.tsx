import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./class-names.ts";

type ErrorStateProps = {
  title: string;
  /** What to do next. */
  description?: ReactNode;
  action?: ReactNode;
  /** Identifies the failure to whoever looks after the site. */
  reference?: string;
  level?: 1 | 2 | 3;
  className?: string;
};

export function ErrorState({ title, description, action, reference, level = 3, className }: ErrorStateProps) {
  const Heading = level === 1 ? "h1" : level === 2 ? "h2" : "h3";
  return (
    <div
      role="alert"
      className={cn("flex flex-col items-center rounded-lg border bg-card px-6 py-8 text-center", className)}
    >
      <span className="mb-3 inline-flex size-11 items-center justify-center rounded-md bg-destructive-soft text-destructive">
        <CircleAlert className="size-5" />
      </span>
      <Heading className={level === 1 ? "text-heading" : "text-body font-strong"}>{title}</Heading>
      {description ? <p className="max-w-prose text-ui text-muted-foreground">{description}</p> : null}
      {reference ? (
        <p className="mt-2 text-small text-muted-foreground">
          Reference <span className="font-mono">{reference}</span>
        </p>
      ) : null}
      {action ? <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}
