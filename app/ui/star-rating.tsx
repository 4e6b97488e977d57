import { cn } from "./class-names.ts";
import { formatCount } from "./format-number.ts";

const stars = [1, 2, 3, 4, 5] as const;
const starAt = (x: number) => `M${x} 1.8l2.4 5.2 5.7.7-4.2 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6-4.2-3.9 5.7-.7z`;
const shape = starAt(10);

/** Five stars are one drawing: a page shows dozens of ratings. */
const row = (from: number, to: number) =>
  stars
    .slice(from, to)
    .map((star) => starAt(10 + (star - 1) * 23))
    .join("");
const rows = [0, 1, 2, 3, 4, 5].map((on) => ({ on: row(0, on), off: row(on, 5) }));

type StarRatingProps = {
  /** 0 to 5; the stars round, the number beside them does not. */
  value: number;
  /** In brackets after the number. */
  reviews?: number;
  size?: "sm" | "md";
  /** On narrow screens one star stands for the row. */
  isShortWhenNarrow?: boolean;
};

/** Stars always stand beside their number: colour alone would not carry it. */
export function StarRating({ value, reviews, size = "sm", isShortWhenNarrow = false }: StarRatingProps) {
  const { on, off } = rows[Math.min(Math.max(Math.round(value), 0), 5)] ?? { on: "", off: "" };
  return (
    <span className={cn("inline-flex items-center gap-1.5", size === "md" ? "text-ui" : "text-small")}>
      <span className="sr-only">Rated </span>
      <svg
        viewBox="0 0 112 20"
        preserveAspectRatio="xMinYMid slice"
        aria-hidden
        className={cn(
          size === "md" ? "h-4.5 w-25" : "h-3.5 w-19.5",
          isShortWhenNarrow && (size === "md" ? "max-md:w-4.5" : "max-md:w-3.5"),
        )}
      >
        {on ? <path d={on} className="fill-star" /> : null}
        {off ? <path d={off} className="fill-border-strong" /> : null}
      </svg>
      <span className={cn(size === "md" && "font-strong")}>{value.toFixed(1)}</span>
      <span className="sr-only"> of 5</span>
      {reviews === undefined ? null : (
        <span className="text-muted-foreground">
          ({formatCount(reviews)}
          <span className="sr-only"> reviews</span>)
        </span>
      )}
    </span>
  );
}

type StarInputProps = {
  name: string;
  defaultValue?: number;
  onValueChange?: (value: number) => void;
};

/** One to five stars as radio buttons; stands inside a FieldGroup. */
export function StarInput({ name, defaultValue, onValueChange }: StarInputProps) {
  return (
    <div className="inline-flex w-fit flex-row">
      {stars.map((star) => (
        <label
          key={star}
          className={cn(
            "inline-flex size-11 cursor-pointer items-center justify-center rounded-sm text-star hover:bg-accent",
            // Stars after the chosen one are grey: a later sibling of the checked label.
            "has-checked:[&~label]:text-border-strong [:not(:has(:checked))>&]:text-border-strong",
            "has-focus-visible:outline-2 has-focus-visible:outline-ring",
          )}
        >
          <input
            type="radio"
            name={name}
            value={star}
            defaultChecked={defaultValue === star}
            onChange={() => onValueChange?.(star)}
            className="sr-only"
          />
          <svg viewBox="0 0 20 20" aria-hidden className="size-6">
            <path d={shape} fill="currentColor" />
          </svg>
          <span className="sr-only">{star === 1 ? "1 star" : `${star} stars`}</span>
        </label>
      ))}
    </div>
  );
}
