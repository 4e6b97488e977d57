import { Check } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { requestSignIn } from "#app/core/accounts/sign-in-request.ts";
import { Button, type ButtonVariant } from "#app/ui/button.tsx";
import { useAnswer } from "./use-answer.ts";

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
  const { Form, isBusy, isDone } = useAnswer();
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
        disabled={isDone}
        className="w-full"
      >
        {isDone ? <Check /> : icon}
        {label}
      </Button>
    </Form>
  );
}
