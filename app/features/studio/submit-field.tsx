import type { ComponentProps, FormEvent, ReactNode } from "react";
import { Button, type ButtonVariant } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";

interface SubmitFieldProps extends Pick<
  ComponentProps<typeof Input>,
  "lead" | "maxLength" | "placeholder" | "inputMode"
> {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onValueChange: (value: string) => void;
  onSubmit: () => void | Promise<void>;
  button: ReactNode;
  variant?: ButtonVariant;
  isBusy?: boolean;
  busyLabel?: string;
  className?: string;
}

/** One line to type in and the button that takes it; Enter does the same. */
export function SubmitField({
  label,
  hint,
  error,
  onValueChange,
  onSubmit,
  button,
  variant = "primary",
  isBusy = false,
  busyLabel,
  className,
  ...input
}: SubmitFieldProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    void onSubmit();
  }
  return (
    <form onSubmit={submit} noValidate className={className}>
      <Field label={label} error={error} hint={hint}>
        <span className="flex gap-2">
          <Input {...input} onChange={(event) => onValueChange(event.target.value)} />
          <Button variant={variant} isBusy={isBusy} busyLabel={busyLabel} className="h-11!">
            {button}
          </Button>
        </span>
      </Field>
    </form>
  );
}
