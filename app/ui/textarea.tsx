import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";
import { useFieldControl } from "./field.tsx";
import { controlStyle } from "./input.tsx";

type TextareaProps = ComponentProps<"textarea"> & {
  /** Prompt text: the mono face with lines far enough apart to be marked. */
  isPrompt?: boolean;
};

/** Grows with its text; a counter comes from `<Field counterMax={…}>`. */
export function Textarea({ isPrompt = false, className, rows = 4, ...props }: TextareaProps) {
  const control = useFieldControl(props);
  return (
    <textarea
      rows={rows}
      {...props}
      {...control}
      className={cn(
        controlStyle,
        "field-sizing-content max-h-[60dvh] min-h-24 resize-y px-3.5 py-2.5",
        isPrompt && "font-mono text-[15px]! leading-[29px]!",
        className,
      )}
    />
  );
}
