import type { ReactNode } from "react";
import { Link } from "react-router";
import { cn } from "./class-names.ts";
import { formatCount, formatTotal } from "./format-number.ts";

const chipStyle = cn(
  "inline-flex h-9 shrink-0 items-center gap-2 rounded-sm border border-border-strong/70 bg-card px-3 text-small max-md:h-11",
  "font-label whitespace-nowrap text-foreground transition-colors hover:border-input",
  "aria-[current]:border-foreground aria-[current]:bg-foreground aria-[current]:text-background",
  "aria-pressed:border-foreground aria-pressed:bg-foreground aria-pressed:text-background",
  "aria-pressed:[&_[data-count]]:text-background aria-[current]:[&_[data-count]]:text-background",
);

type ChipContent = { label: string; count?: number | { count: number; isExact: boolean }; icon?: ReactNode };

function ChipBody({ label, count, icon }: ChipContent) {
  return (
    <>
      {icon}
      {label}
      {count === undefined ? null : (
        <span data-count className="text-micro text-muted-foreground">
          {typeof count === "number" ? formatCount(count) : formatTotal(count)}
        </span>
      )}
    </>
  );
}

/** A filter that is an address; the active chip is filled with ink. */
export function FilterChip({ to, isCurrent, ...content }: ChipContent & { to: string; isCurrent: boolean }) {
  return (
    <Link to={to} preventScrollReset aria-current={isCurrent ? "true" : undefined} className={chipStyle}>
      <ChipBody {...content} />
    </Link>
  );
}

/** A filter kept within the page. */
export function FilterChipButton({
  isPressed,
  onClick,
  ...content
}: ChipContent & { isPressed: boolean; onClick: () => void }) {
  return (
    <button type="button" aria-pressed={isPressed} onClick={onClick} className={chipStyle}>
      <ChipBody {...content} />
    </button>
  );
}

/** Chips in a row; on phones they scroll sideways and fade at the edge. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="no-scrollbar flex items-center gap-2 max-md:-m-1 max-md:fade-end max-md:overflow-x-auto max-md:p-1 max-md:pr-7 md:flex-wrap">
        {children}
      </div>
    </fieldset>
  );
}

/** A word attached to something: tags of a prompt or a listing. */
export function Tag({ children, to }: { children: ReactNode; to?: string }) {
  const style =
    "inline-flex h-7 items-center gap-1.5 rounded-[6px] border bg-sunken px-2.5 text-small whitespace-nowrap text-muted-foreground";
  if (!to) return <span className={style}>{children}</span>;
  return (
    <Link to={to} className={cn(style, "hover:border-border-strong hover:text-foreground")}>
      {children}
    </Link>
  );
}
