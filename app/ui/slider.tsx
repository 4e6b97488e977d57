import { useState, type ComponentProps, type CSSProperties, type KeyboardEvent } from "react";
import { cn } from "./class-names.ts";
import { useFieldControl } from "./field.tsx";

type SliderProps = Omit<
  ComponentProps<"input">,
  "type" | "value" | "defaultValue" | "min" | "max" | "step"
> & {
  min?: number;
  max?: number;
  step?: number;
  value?: number;
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  /** Read aloud instead of the bare number, and shown at the right: `50 images`. */
  formatValue?: (value: number) => string;
};

const pageSteps = 10;

/** Where a page key leads: ten steps, within the bounds. */
export function pageKeyTarget(key: string, value: number, min: number, max: number, step: number) {
  if (key !== "PageUp" && key !== "PageDown") return undefined;
  const target = value + (key === "PageUp" ? 1 : -1) * pageSteps * step;
  return Math.min(max, Math.max(min, target));
}

/** The browser's range input, with page keys of ten steps. Stands inside a Field. */
export function Slider({
  min = 0,
  max = 100,
  step = 1,
  value,
  defaultValue,
  onValueChange,
  formatValue,
  className,
  ...props
}: SliderProps) {
  const [inner, setInner] = useState(defaultValue ?? min);
  const control = useFieldControl(props);
  const current = value ?? inner;
  const share = max > min ? ((current - min) / (max - min)) * 100 : 0;
  const fill: CSSProperties & { "--share": string } = { "--share": `${share}%` };

  function change(next: number) {
    setInner(next);
    onValueChange?.(next);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    props.onKeyDown?.(event);
    const target = pageKeyTarget(event.key, current, min, max, step);
    if (target === undefined) return;
    event.preventDefault();
    change(target);
  }

  return (
    <span className={cn("flex items-center gap-4", className)}>
      <input
        {...props}
        {...control}
        type="range"
        min={min}
        max={max}
        step={step}
        value={current}
        aria-valuetext={formatValue?.(current)}
        onChange={(event) => change(event.target.valueAsNumber)}
        onKeyDown={handleKeyDown}
        style={fill}
        className="slider h-6 w-full min-w-0 appearance-none rounded-sm bg-transparent max-md:h-11"
      />
      {formatValue ? (
        <output className="shrink-0 text-ui font-label tabular-nums">{formatValue(current)}</output>
      ) : null}
    </span>
  );
}
