import { CircleAlert } from "lucide-react";
import { createContext, useContext, useId, useRef, type ReactNode } from "react";
import { cn } from "./class-names.ts";
import { useTextLength } from "./use-text-length.ts";

type FieldControl = { id: string; describedBy: string | undefined; isInvalid: boolean; isRequired: boolean };

const FieldContext = createContext<FieldControl | null>(null);

/** What a control inside a Field takes over: its id, its description and its error state. */
export function useFieldControl(props: { id?: string; "aria-describedby"?: string; required?: boolean }) {
  const field = useContext(FieldContext);
  return {
    id: props.id ?? field?.id,
    "aria-describedby": cn(props["aria-describedby"], field?.describedBy) || undefined,
    "aria-invalid": field?.isInvalid || undefined,
    required: props.required ?? (field?.isRequired || undefined),
  };
}

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** The message beside the field; what was typed stays. */
  error?: ReactNode;
  /** At the right of the label: "Forgot password?". */
  aside?: ReactNode;
  isRequired?: boolean;
  /** Shows `n/max` at the right of the hint. */
  counterMax?: number;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  className?: string;
  /** One control: Input, Textarea, Select … */
  children: ReactNode;
};

export function Field({
  label,
  hint,
  error,
  aside,
  isRequired = false,
  counterMax,
  isLabelHidden = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const root = useRef<HTMLDivElement>(null);
  const length = useTextLength(root, counterMax !== undefined);
  const note = error ?? hint;

  return (
    <div ref={root} className={cn("flex flex-col gap-1.5", className)}>
      <div className={cn("flex items-baseline justify-between gap-3", isLabelHidden && "sr-only")}>
        <label htmlFor={id} className="text-ui font-label">
          {label}
        </label>
        {aside}
      </div>
      <FieldContext
        value={{ id, describedBy: note ? noteId : undefined, isInvalid: Boolean(error), isRequired }}
      >
        {children}
      </FieldContext>
      {note || counterMax !== undefined ? (
        <div className="flex items-start justify-between gap-3 text-small">
          {error ? <FieldError id={noteId}>{error}</FieldError> : null}
          {!error && hint ? (
            <p id={noteId} className="text-muted-foreground">
              {hint}
            </p>
          ) : null}
          {counterMax === undefined ? null : (
            <p
              className={cn(
                "ml-auto shrink-0 tabular-nums",
                length > counterMax ? "font-label text-destructive" : "text-muted-foreground",
              )}
            >
              {length}/{counterMax}
            </p>
          )}
        </div>
      ) : null}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-small text-destructive">
      <CircleAlert className="mt-px size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

type FieldGroupProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Several controls under one heading: radio buttons, checkboxes. */
export function FieldGroup({ legend, hint, error, className, children }: FieldGroupProps) {
  const noteId = useId();
  const note = error ?? hint;
  return (
    <fieldset
      aria-describedby={note ? noteId : undefined}
      className={cn("flex min-w-0 flex-col gap-2", className)}
    >
      <legend className="mb-2 text-ui font-label">{legend}</legend>
      {children}
      {error ? <FieldError id={noteId}>{error}</FieldError> : null}
      {!error && hint ? (
        <p id={noteId} className="text-small text-muted-foreground">
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}
