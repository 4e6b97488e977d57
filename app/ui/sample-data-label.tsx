import { FlaskConical } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./class-names.ts";

/** Stands beside the heading whose figures are not the user's own: sample, demo, trial or test. */
export function SampleDataLabel({
  children = "Sample data",
  className,
}: {
  children?: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={cn(
        "stripes-marker inline-flex h-6.5 items-center gap-1.5 rounded-[6px] border border-marker-line",
        "bg-marker-soft px-2 text-micro font-label whitespace-nowrap text-foreground",
        className,
      )}
    >
      <FlaskConical className="size-3.5" />
      {children}
    </span>
  );
}
