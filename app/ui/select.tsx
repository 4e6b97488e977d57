import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names.ts";
import { useFieldControl } from "./field.tsx";
import { controlStyle } from "./input.tsx";

export type SelectOption = string | { value: string; label: string; disabled?: boolean };

type SelectProps = Omit<ComponentProps<"select">, "size" | "children"> & {
  options: readonly SelectOption[];
  /** First entry with an empty value: "Choose a category". */
  placeholder?: string;
  size?: "sm" | "md";
  /** Inside the box before the value: "Sort". */
  prefix?: ReactNode;
};

/** The browser's own select in our dress: works without JavaScript and with every phone's picker. */
export function Select({ options, placeholder, size = "md", prefix, className, ...props }: SelectProps) {
  const control = useFieldControl(props);
  return (
    <span className={cn("relative flex items-center", prefix && controlStyle, prefix && "pl-3", className)}>
      {prefix ? <span className="shrink-0 text-ui text-muted-foreground">{prefix}</span> : null}
      <select
        {...props}
        {...control}
        className={cn(
          "appearance-none pr-9! text-ellipsis",
          prefix
            ? "w-full min-w-0 rounded-md bg-transparent pl-1.5 font-label text-foreground"
            : controlStyle,
          size === "sm" ? "h-9.5 text-ui! max-md:h-11" : "h-11",
          !prefix && (size === "sm" ? "pl-3" : "pl-3.5"),
        )}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => {
          const entry = typeof option === "string" ? { value: option, label: option } : option;
          return (
            <option key={entry.value} value={entry.value} disabled={"disabled" in entry && entry.disabled}>
              {entry.label}
            </option>
          );
        })}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-3 size-4 text-foreground" />
    </span>
  );
}
