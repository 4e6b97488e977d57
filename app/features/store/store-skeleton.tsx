import { Skeleton } from "#app/ui/skeleton.tsx";
import { storeGridStyle } from "./store-grid.ts";

const cards = ["a", "b", "c", "d", "e", "f"];

/** Six cards, while the store is on its way. */
export function StoreSkeleton() {
  return (
    <div aria-busy="true" aria-live="polite" className={storeGridStyle}>
      <span className="sr-only">Loading...</span>
      {cards.map((key) => (
        <div key={key} aria-hidden className="flex flex-col rounded-lg border bg-card p-2 shadow-card">
          <Skeleton className="aspect-4/3 w-full animate-shimmer rounded-sm" />
          <div className="flex flex-1 flex-col gap-2.5 p-2 pt-4">
            <Skeleton className="h-4.5 w-3/5" />
            <Skeleton className="h-3.5 w-full" />
            <Skeleton className="h-3.5 w-4/5" />
            <div className="mt-3 flex gap-1.5">
              <Skeleton className="h-7 w-14" />
              <Skeleton className="h-7 w-18" />
            </div>
            <div className="mt-3 flex items-center gap-2.5">
              <Skeleton className="size-8" />
              <Skeleton className="h-3.5 w-2/5" />
            </div>
            <div className="mt-2 flex items-center justify-between">
              <Skeleton className="h-4 w-1/4" />
              <Skeleton className="h-9 w-2/5 rounded-sm" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
