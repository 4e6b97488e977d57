import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";

export function SignInSettings({ email }: { email: string }) {
  return (
    <Card>
      <CardHeader title="Signing in" level={2} className="mb-4" />
      <PasswordForm />
      <hr className="my-6" />
      <EmailForm email={email} />
    </Card>
  );
}

function PasswordForm() {
  const { Form, isBusy, fields } = useFormAnswer();
  return (
    <Form method="post" className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="change-password" />
      <Field label="Current password" error={fields.currentPassword} isRequired>
        <PasswordInput name="currentPassword" />
      </Field>
      <Field label="New password" hint="At least 8 characters." error={fields.newPassword} isRequired>
        <PasswordInput name="newPassword" autoComplete="new-password" />
      </Field>
      <Button variant="outline" className="self-start" isBusy={isBusy}>
        Change password
      </Button>
    </Form>
  );
}

function EmailForm({ email }: { email: string }) {
  const { Form, isBusy, fields } = useFormAnswer();
  return (
    <Form method="post" className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="change-email" />
      <Field label="E-mail address" error={fields.email} isRequired>
        <Input name="email" type="email" autoComplete="email" defaultValue={email} />
      </Field>
      <Field label="Password to confirm" error={fields.password} isRequired>
        <PasswordInput name="password" />
      </Field>
      <Button variant="outline" className="self-start" isBusy={isBusy}>
        Change address
      </Button>
    </Form>
  );
}
