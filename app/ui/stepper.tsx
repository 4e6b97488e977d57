import { Check } from "lucide-react";
import { cn } from "./class-names.ts";

/** Steps in order; `current` counts from 0. Done is petrol with a check, current yellow, next outlined. */
export function Stepper({
  steps,
  current,
  label,
}: {
  steps: readonly string[];
  current: number;
  label: string;
}) {
  return (
    <ol aria-label={label} className="flex items-center gap-3">
      {steps.map((step, index) => {
        const isDone = index < current;
        const isCurrent = index === current;
        return (
          <li key={step} aria-current={isCurrent ? "step" : undefined} className="flex items-center gap-3">
            {index > 0 ? (
              <span
                aria-hidden
                className={cn("h-0.5 w-5 md:w-13", index <= current ? "bg-primary" : "bg-border-strong")}
              />
            ) : null}
            <span
              className={cn(
                "inline-flex size-7 shrink-0 items-center justify-center rounded-[7px] border text-small font-strong",
                isDone && "border-primary bg-primary text-primary-foreground",
                isCurrent && "border-marker-line bg-marker text-marker-foreground",
                !isDone && !isCurrent && "border-border-strong bg-sunken text-muted-foreground",
              )}
            >
              {isDone ? <Check className="size-4" aria-label="Done" /> : index + 1}
            </span>
            <span
              className={cn(
                "text-ui font-label",
                isCurrent ? "font-strong" : "max-md:sr-only",
                !isDone && !isCurrent && "text-muted-foreground",
              )}
            >
              {step}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
