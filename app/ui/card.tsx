import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names.ts";

type CardProps = ComponentProps<"div"> & {
  /** `none` for cards whose parts run to the edge (tables, mats). */
  padding?: "none" | "sm" | "md" | "lg";
  /** Lifts on hover; for cards that are links. */
  isRaised?: boolean;
};

const paddings = { none: "", sm: "p-4", md: "p-4 md:p-6", lg: "p-6 md:p-8" };

export function Card({ padding = "md", isRaised = false, className, ...props }: CardProps) {
  return (
    <div
      className={cn(
        "rounded-lg border bg-card text-card-foreground shadow-card",
        isRaised && "transition-shadow hover:border-border-strong hover:shadow-raised",
        paddings[padding],
        className,
      )}
      {...props}
    />
  );
}

type CardHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  /** Beside the title: a badge, a sample-data label. */
  badge?: ReactNode;
  /** At the right edge: buttons, a segmented control. */
  actions?: ReactNode;
  level?: 2 | 3;
  className?: string;
};

export function CardHeader({ title, description, badge, actions, level = 2, className }: CardHeaderProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className={cn("flex flex-wrap items-start justify-between gap-x-4 gap-y-2", className)}>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <Heading className="text-title">{title}</Heading>
          {badge}
        </div>
        {description ? <p className="mt-0.5 text-ui text-muted-foreground">{description}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </div>
  );
}
