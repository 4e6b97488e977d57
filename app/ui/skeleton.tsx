import type { ReactNode } from "react";
import { cn } from "./class-names.ts";

/** One grey box of the result's size. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={cn("block rounded-[6px] bg-muted dark:bg-secondary", className)} />;
}

function Loading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div aria-busy="true" aria-live="polite" className={className}>
      <span className="sr-only">Loading...</span>
      <div aria-hidden className="contents">
        {children}
      </div>
    </div>
  );
}

function times(count: number) {
  return Array.from({ length: count }, (_, index) => `box-${index}`);
}

/** The grid that lists of cards stand in: two columns on phones, three on tablets, four wide. */
export const cardGridStyle = "grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-3 md:gap-5 lg:grid-cols-4";

export function PromptCardSkeleton() {
  return (
    <div className="flex flex-col rounded-lg border bg-card p-2 shadow-card">
      <Skeleton className="aspect-square w-full animate-shimmer rounded-sm" />
      <div className="flex flex-1 flex-col gap-2.5 p-2 pt-4">
        <Skeleton className="h-4.5 w-3/5" />
        <Skeleton className="h-3.5 w-2/5" />
        <Skeleton className="mt-2 h-3.5 w-full max-md:hidden" />
        <Skeleton className="h-3.5 w-4/5 max-md:hidden" />
        <div className="mt-auto flex items-center justify-between pt-4">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-9 w-2/5 rounded-sm" />
        </div>
      </div>
    </div>
  );
}

export function CardGridSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Loading className={cardGridStyle}>
      {times(count).map((key) => (
        <PromptCardSkeleton key={key} />
      ))}
    </Loading>
  );
}

export function TableSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Loading className="overflow-hidden rounded-lg border bg-card">
      <div className="h-9 bg-sunken" />
      {times(rows).map((key) => (
        <div key={key} className="flex h-11.5 items-center gap-6 border-t px-4">
          <Skeleton className="h-3.5 w-2/5 animate-shimmer" />
          <Skeleton className="h-3.5 w-1/5" />
          <Skeleton className="ml-auto h-3.5 w-1/6" />
        </div>
      ))}
    </Loading>
  );
}

const lineWidths = ["w-full", "w-11/12", "w-4/5", "w-full", "w-2/3"];

export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Loading className="flex flex-col gap-2.5">
      {times(lines).map((key, index) => (
        <Skeleton key={key} className={cn("h-3.5 animate-shimmer", lineWidths[index % lineWidths.length])} />
      ))}
    </Loading>
  );
}
