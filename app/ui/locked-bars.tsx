import { cn } from "./class-names.ts";

// Invented lengths, the same for every prompt: nothing about the hidden text can be read off them.
const lines = [
  [8, 28, 15, "m12", 24, 19, 15],
  [26, 24, 21, 28, 20, "m25"],
  [13, 19, 23, 26, 9, 22],
  [27, "m25", 12, 20, 29, 22],
  [20, 23, 27, 27, "m16", 15],
] as const;

/** Stands in for the locked part of a prompt. Decorative. */
export function LockedBars({ rows = lines.length, className }: { rows?: number; className?: string }) {
  return (
    <div
      aria-hidden
      className={cn(
        "flex flex-col gap-3 [mask-image:linear-gradient(to_bottom,black_45%,rgb(0_0_0/0.35))]",
        className,
      )}
    >
      {lines.slice(0, rows).map((line, row) => (
        <div key={`line-${String(row)}`} className="flex gap-2 overflow-hidden">
          {line.map((bar, index) => {
            const isMarked = typeof bar === "string";
            const width = isMarked ? Number(bar.slice(1)) : bar;
            return (
              <span
                key={`bar-${String(index)}`}
                className={cn("h-4 min-w-0 rounded-xs", isMarked ? "bg-marker/50" : "bg-border-strong/70")}
                style={{ flexBasis: `${width * 3.6}px` }}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
