import { Check } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { requestSignIn } from "#app/core/accounts/sign-in-request.ts";
import { Button, type ButtonVariant } from "#app/ui/button.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";

interface SaveButtonProps {
  intent: string;
  fields: Record<string, string>;
  icon: ReactNode;
  label: string;
  variant?: ButtonVariant;
  isMember: boolean;
}

/** Keeps a result; somebody who is not signed in is asked to sign in first. */
export function SaveButton({ intent, fields, icon, label, variant = "outline", isMember }: SaveButtonProps) {
  const { Form, isBusy, done } = useFormAnswer();
  function askToSignIn(event: FormEvent) {
    if (isMember) return;
    event.preventDefault();
    requestSignIn();
  }
  return (
    <Form method="post" action="/generator" onSubmit={askToSignIn} className="flex">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        name="intent"
        value={intent}
        variant={variant}
        isBusy={isBusy}
        disabled={done !== undefined}
        className="w-full"
      >
        {done ? <Check /> : icon}
        {label}
      </Button>
    </Form>
  );
}
