import { ticketLimits } from "#app/features/support/ticket-limits.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";

/** The user is told by mail and on every page they have open. */
export function ReplyForm() {
  const { Form, isBusy, fields } = useFormAnswer();
  return (
    <Form method="post" className="flex flex-col gap-3 border-t p-5">
      <input type="hidden" name="intent" value="reply" />
      <Field label="Reply" error={fields.text} counterMax={ticketLimits.description}>
        <Textarea name="text" rows={4} className="text-ui!" />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" isBusy={isBusy}>
          Send reply
        </Button>
        <Button size="sm" variant="outline" name="andClose" value="1" disabled={isBusy}>
          Send and close
        </Button>
      </div>
    </Form>
  );
}
