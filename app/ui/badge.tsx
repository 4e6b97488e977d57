import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";
import { formatCount } from "./format-number.ts";

const badgeStyle = cva(
  "inline-flex h-6 items-center gap-1.5 rounded-[6px] border px-2 text-micro font-label whitespace-nowrap [&_svg]:size-3.5",
  {
    variants: {
      tone: {
        neutral: "border-transparent bg-muted text-muted-foreground",
        primary: "border-transparent bg-primary text-primary-foreground",
        outline: "border-border-strong text-muted-foreground",
        success: "border-transparent bg-success-soft text-success",
        warning: "border-transparent bg-warning-soft text-warning",
        danger: "border-transparent bg-destructive-soft text-destructive",
        info: "border-transparent bg-info-soft text-info",
        marker: "border-transparent bg-marker text-marker-foreground",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeStyle>["tone"]>;

export function Badge({ tone, className, ...props }: ComponentProps<"span"> & { tone?: BadgeTone }) {
  return <span className={cn(badgeStyle({ tone }), className)} {...props} />;
}

/** A number beside a heading or a tab. */
export function CountBadge({ count, tone }: { count: number | string; tone?: BadgeTone }) {
  return (
    <span className={cn(badgeStyle({ tone }), "min-w-6 justify-center px-1.5")}>
      {typeof count === "number" ? formatCount(count) : count}
    </span>
  );
}
