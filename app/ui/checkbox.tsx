import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names.ts";

type ChoiceProps = Omit<ComponentProps<"input">, "type"> & { label: ReactNode; hint?: ReactNode };

/** A native checkbox, so that it posts with its form. */
export function Checkbox({ label, hint, className, ...props }: ChoiceProps) {
  return (
    <label
      className={cn("group flex items-start gap-2.5 has-disabled:opacity-60 max-md:min-h-11", className)}
    >
      <span className="relative mt-0.5 inline-flex size-5 shrink-0">
        <input
          type="checkbox"
          {...props}
          className={cn(
            "peer size-5 appearance-none rounded-[6px] border border-input bg-card transition-colors",
            "checked:border-primary checked:bg-primary hover:not-disabled:border-foreground dark:bg-sunken",
          )}
        />
        <svg
          viewBox="0 0 16 16"
          aria-hidden
          className="pointer-events-none absolute inset-0.5 text-primary-foreground opacity-0 peer-checked:opacity-100"
        >
          <path
            d="m3 8.5 3.2 3.2L13 4.6"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </span>
      <ChoiceText label={label} hint={hint} />
    </label>
  );
}

export function ChoiceText({ label, hint }: { label: ReactNode; hint?: ReactNode }) {
  return (
    <span className="min-w-0 text-ui leading-6">
      <span className="font-label">{label}</span>
      {hint ? <span className="block text-small text-muted-foreground">{hint}</span> : null}
    </span>
  );
}
