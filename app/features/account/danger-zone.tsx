import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";

export function DangerZone({ email }: { email: string }) {
  const { Form, isBusy, fields } = useFormAnswer();
  const [isOpen, setIsOpen] = useState(false);
  const form = (
    <Form method="post" className="flex max-w-100 flex-col gap-4">
      <input type="hidden" name="intent" value="delete-account" />
      <Field label="Password to confirm" error={fields.password} isRequired>
        <PasswordInput name="password" />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="button" variant="ghost" onClick={() => setIsOpen(false)}>
          Cancel
        </Button>
        <Button variant="destructive" isBusy={isBusy} className="max-w-full">
          <span className="truncate">Delete {email}</span>
        </Button>
      </div>
    </Form>
  );
  return (
    <Card>
      <CardHeader
        title="Delete account"
        description={`Removes ${email} with its credits, unlocks, pictures and tickets, and ends a running subscription. This cannot be undone.`}
        level={2}
        actions={
          isOpen ? undefined : (
            <Button type="button" variant="outline" size="sm" onClick={() => setIsOpen(true)}>
              Delete account
            </Button>
          )
        }
      />
      {isOpen ? form : <noscript>{form}</noscript>}
    </Card>
  );
}
