import { useId, type ReactNode } from "react";
import { cn } from "./class-names.ts";

export type SegmentOption<Value extends string> = { value: Value; label: string; icon?: ReactNode };

type SegmentedControlProps<Value extends string> = {
  label: string;
  options: readonly SegmentOption<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** Posts with its form under this name. */
  name?: string;
  className?: string;
};

/** Two to four views, one of them on. Radio buttons underneath: arrow keys move, forms post it. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  className,
}: SegmentedControlProps<Value>) {
  const groupId = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cn(
        "inline-flex gap-0.5 rounded-md border bg-sunken p-1 dark:bg-background",
        "dark:border-border-strong",
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cn(
            "inline-flex h-8 flex-1 cursor-pointer items-center justify-center gap-2 rounded-sm px-3 text-small",
            "font-label whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground",
            "has-checked:bg-card has-checked:text-foreground dark:has-checked:bg-secondary max-md:h-10",
            "has-checked:shadow-[0_0_0_1px_var(--border),var(--elevation-card)]",
            "has-focus-visible:outline-2 has-focus-visible:outline-ring [&_svg]:size-4",
          )}
        >
          <input
            type="radio"
            name={name ?? groupId}
            value={option.value}
            className="sr-only"
            {...(value === undefined
              ? { defaultChecked: defaultValue === option.value }
              : { checked: value === option.value })}
            onChange={() => onValueChange?.(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  );
}
