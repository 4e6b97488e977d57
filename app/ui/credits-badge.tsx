import type { ReactNode } from "react";
import { cn } from "./class-names.ts";
import { formatCredits } from "./format-number.ts";
import { useCounting } from "./use-counting.ts";

/** The balance, on the highlighter's ground. `children` replaces the figure and its word. */
export function CreditsBadge({
  credits,
  isCompact = false,
  className,
  children,
}: {
  credits?: number;
  /** Hides the word where the header is tight. */
  isCompact?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const shown = useCounting(credits ?? 0);
  return (
    <span
      className={cn(
        "inline-flex h-9 items-center gap-2 rounded-sm border border-marker-line bg-marker-soft px-2.5",
        "text-ui font-strong whitespace-nowrap text-foreground max-md:h-10",
        className,
      )}
    >
      <span aria-hidden className="size-4 shrink-0 rounded-xs border border-marker-line bg-marker" />
      {children ?? (
        <span>
          {formatCredits(shown)}
          <span className={cn("font-label", isCompact && "max-[1400px]:sr-only")}> credits</span>
        </span>
      )}
    </span>
  );
}
