import { cn } from "./class-names.ts";

const stars = [1, 2, 3, 4, 5] as const;
const shape = "M10 1.8l2.4 5.2 5.7.7-4.2 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L1.9 7.7 7.6 7z";

function Star({ isOn, className }: { isOn: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden
      className={cn("size-3.5", isOn ? "text-star" : "text-border-strong", className)}
    >
      <path d={shape} fill="currentColor" />
    </svg>
  );
}

type StarRatingProps = {
  /** 0 to 5; the stars round, the number beside them does not. */
  value: number;
  /** In brackets after the number. */
  reviews?: number;
  size?: "sm" | "md";
  /** One star and the number, for narrow cards. */
  isSingle?: boolean;
};

/** Stars always stand beside their number: colour alone would not carry it. */
export function StarRating({ value, reviews, size = "sm", isSingle = false }: StarRatingProps) {
  const starSize = size === "md" ? "size-4.5" : "size-3.5";
  return (
    <span className={cn("inline-flex items-center gap-1.5", size === "md" ? "text-ui" : "text-small")}>
      <span className="sr-only">Rated </span>
      <span aria-hidden className="inline-flex gap-0.5">
        {isSingle ? (
          <Star isOn className={starSize} />
        ) : (
          stars.map((star) => <Star key={star} isOn={star <= Math.round(value)} className={starSize} />)
        )}
      </span>
      <span className={cn(size === "md" && "font-strong")}>{value.toFixed(1)}</span>
      <span className="sr-only"> of 5</span>
      {reviews === undefined ? null : (
        <span className="text-muted-foreground">
          ({reviews.toLocaleString("en-US")}
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
