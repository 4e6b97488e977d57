import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names.ts";
import { useFieldControl } from "./field.tsx";

/** The box shared by every text-like control. */
export const controlStyle = cn(
  "w-full min-w-0 rounded-md border border-input bg-card text-body text-foreground",
  "transition-[border-color,box-shadow] hover:border-foreground/60 dark:bg-sunken",
  "aria-invalid:border-destructive aria-invalid:shadow-[0_0_0_1px_var(--destructive)]",
  "disabled:border-border disabled:bg-muted disabled:text-subtle-foreground disabled:hover:border-border",
);

type InputProps = Omit<ComponentProps<"input">, "size"> & {
  size?: "sm" | "md";
  /** Inside the box at the left: an icon, a currency sign. */
  lead?: ReactNode;
  /** Inside the box at the right: a unit, an icon button. */
  trail?: ReactNode;
};

export function Input({ size = "md", lead, trail, className, ...props }: InputProps) {
  const control = useFieldControl(props);
  const input = (
    <input
      {...props}
      {...control}
      className={cn(
        controlStyle,
        "read-only:bg-sunken",
        size === "sm" ? "h-9 px-3 text-ui! max-md:h-11" : "h-11 px-3.5",
        lead ? "pl-10!" : null,
        trail ? "pr-11!" : null,
        className,
      )}
    />
  );
  if (!lead && !trail) return input;
  return (
    <span className="relative block w-full min-w-0">
      {lead ? (
        <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-muted-foreground [&_svg]:size-4.5">
          {lead}
        </span>
      ) : null}
      {input}
      {trail ? (
        <span className="absolute inset-y-0 right-1.5 flex items-center text-small text-muted-foreground">
          {trail}
        </span>
      ) : null}
    </span>
  );
}
