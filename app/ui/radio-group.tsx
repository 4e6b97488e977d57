import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { ChoiceText } from "./checkbox.tsx";
import { cn } from "./class-names.ts";

export type RadioOption<Value extends string> = {
  value: Value;
  label: string;
  hint?: string;
  /** Above the label of a card: a picture. */
  picture?: ReactNode;
  /** Left of the label of a card: a small sign. */
  icon?: ReactNode;
  disabled?: boolean;
};

type RadioProps<Value extends string> = {
  name: string;
  options: readonly RadioOption<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  className?: string;
};

function checkedProps<Value extends string>(props: RadioProps<Value>, value: Value) {
  return {
    name: props.name,
    value,
    ...(props.value === undefined
      ? { defaultChecked: props.defaultValue === value }
      : { checked: props.value === value }),
    onChange: () => props.onValueChange?.(value),
  };
}

/** Native radio buttons; stand inside a FieldGroup that names them. */
export function RadioGroup<Value extends string>(props: RadioProps<Value>) {
  return (
    <div className={cn("flex flex-col gap-2", props.className)}>
      {props.options.map((option) => (
        <label
          key={option.value}
          className="flex items-start gap-2.5 has-disabled:opacity-60 max-md:min-h-11"
        >
          <input
            type="radio"
            disabled={option.disabled}
            {...checkedProps(props, option.value)}
            className={cn(
              "mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-input bg-card transition-[border-width]",
              "checked:border-[6px] checked:border-primary hover:not-disabled:border-foreground dark:bg-sunken",
            )}
          />
          <ChoiceText label={option.label} hint={option.hint} />
        </label>
      ))}
    </div>
  );
}

/** One choice as cards: styles with a picture, sizes with a sign. The chosen one has an ink frame. */
export function RadioCards<Value extends string>(props: RadioProps<Value>) {
  return (
    <div className={cn("grid grid-cols-2 gap-3 md:grid-cols-4", props.className)}>
      {props.options.map((option) => (
        <label
          key={option.value}
          className={cn(
            "group relative flex cursor-pointer flex-col gap-2 rounded-lg border bg-card p-1.5 transition-colors",
            "hover:border-border-strong has-checked:border-foreground has-checked:shadow-[0_0_0_1px_var(--foreground)]",
            "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
            "has-disabled:cursor-not-allowed has-disabled:opacity-60",
          )}
        >
          <input
            type="radio"
            disabled={option.disabled}
            {...checkedProps(props, option.value)}
            className="sr-only"
          />
          {option.picture ? <span className="block overflow-hidden rounded-sm">{option.picture}</span> : null}
          <span className="flex min-h-10 items-center gap-3 px-2.5 py-1.5">
            {option.icon}
            <span className="min-w-0">
              <span className="block text-ui font-label">{option.label}</span>
              {option.hint ? (
                <span className="block text-small text-muted-foreground">{option.hint}</span>
              ) : null}
            </span>
            {option.icon ? null : (
              <Check className="ml-auto size-4 shrink-0 opacity-0 group-has-checked:opacity-100" />
            )}
          </span>
        </label>
      ))}
    </div>
  );
}
