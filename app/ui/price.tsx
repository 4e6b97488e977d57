import { cn } from "./class-names.ts";
import { formatCredits, formatDollars } from "./format-number.ts";

type PriceProps = {
  amount: number;
  /** The unit in which it is charged. */
  unit: "credits" | "dollars";
  size?: "md" | "lg";
  /** After the amount: `/month`. */
  per?: string;
};

/** `8 credits`, `$4.00`, or `FREE` for a price of 0. */
export function Price({ amount, unit, size = "md", per }: PriceProps) {
  const big = size === "lg" ? "text-heading font-[700]" : "text-[1.0625rem] font-strong";
  if (amount === 0) return <span className={cn(big, "text-success")}>FREE</span>;
  if (unit === "dollars") {
    return (
      <span className="whitespace-nowrap">
        <span className={big}>{formatDollars(amount)}</span>
        {per ? <span className="text-ui text-muted-foreground">{per}</span> : null}
      </span>
    );
  }
  return (
    <span className="whitespace-nowrap">
      <span className={big}>{formatCredits(amount)}</span>{" "}
      <span className={size === "lg" ? "font-label" : "text-ui text-muted-foreground"}>
        {amount === 1 ? "credit" : "credits"}
      </span>
    </span>
  );
}
