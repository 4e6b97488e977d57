import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./class-names.ts";

/** Name left, value right, a line between: cost, balance, model. */
export function DetailList({
  items,
  className,
}: {
  items: readonly { label: string; value: ReactNode }[];
  className?: string;
}) {
  return (
    <dl className={cn("text-ui", className)}>
      {items.map((item) => (
        <div key={item.label} className="flex items-baseline justify-between gap-4 border-b py-2.5">
          <dt className="max-w-2/5 shrink-0 text-muted-foreground">{item.label}</dt>
          <dd className="min-w-0 text-right font-label wrap-anywhere">{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is included, with green checks. Entries that are not included stand grey behind a dash. */
export function CheckList({
  items,
  className,
}: {
  items: readonly (string | { text: string; isIncluded: boolean })[];
  className?: string;
}) {
  return (
    <ul className={cn("flex flex-col gap-2.5 text-[15px]", className)}>
      {items.map((item) => {
        const { text, isIncluded } = typeof item === "string" ? { text: item, isIncluded: true } : item;
        return (
          <li key={text} className={cn("flex items-start gap-2.5", !isIncluded && "text-subtle-foreground")}>
            {isIncluded ? (
              <Check className="mt-1 size-4 shrink-0 text-success" />
            ) : (
              <span aria-hidden className="mt-3 h-0.5 w-4 shrink-0 bg-border-strong" />
            )}
            <span>
              {isIncluded ? null : <span className="sr-only">Not included: </span>}
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
