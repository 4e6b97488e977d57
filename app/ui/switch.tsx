import type { ComponentProps, ReactNode } from "react";
import { ChoiceText } from "./checkbox.tsx";
import { cn } from "./class-names.ts";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role" | "onChange"> & {
  label: ReactNode;
  hint?: ReactNode;
  onCheckedChange?: (isChecked: boolean) => void;
  /** Puts the switch at the right edge, as in lists of settings. */
  isSpread?: boolean;
  isLabelHidden?: boolean;
};

/** A native checkbox that reads as a switch and posts with its form. */
export function Switch({
  label,
  hint,
  onCheckedChange,
  isSpread = false,
  isLabelHidden = false,
  className,
  ...props
}: SwitchProps) {
  return (
    <label
      className={cn(
        "flex items-start gap-2.5 has-disabled:opacity-60 max-md:min-h-11",
        isSpread && "flex-row-reverse justify-between",
        className,
      )}
    >
      <span className="relative mt-0.5 inline-flex h-6 w-10 shrink-0">
        <input
          type="checkbox"
          role="switch"
          aria-checked={props.checked}
          {...props}
          onChange={(event) => onCheckedChange?.(event.target.checked)}
          className="peer h-6 w-10 appearance-none rounded-[7px] bg-input transition-colors checked:bg-primary"
        />
        <span
          aria-hidden
          className={cn(
            "pointer-events-none absolute top-0.75 left-0.75 size-4.5 rounded-[5px] bg-card shadow-card",
            "transition-transform duration-(--dur-2) peer-checked:translate-x-4 dark:bg-background",
          )}
        />
      </span>
      <span className={cn(isLabelHidden && "sr-only")}>
        <ChoiceText label={label} hint={hint} />
      </span>
    </label>
  );
}
