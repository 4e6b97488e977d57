import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";

export function PublicNameForm({ name }: { name: string }) {
  const { Form, isBusy, fields } = useFormAnswer();
  return (
    <Card>
      <CardHeader title="How others see you" level={2} className="mb-4" />
      <Form method="post" className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="change-name" />
        <Field
          label="Public name"
          hint="Stands with your reviews and orders. Without one you are “A member”."
          error={fields.name}
        >
          <Input name="name" autoComplete="nickname" maxLength={60} defaultValue={name} />
        </Field>
        <Button variant="outline" className="self-start" isBusy={isBusy}>
          Save name
        </Button>
      </Form>
    </Card>
  );
}
