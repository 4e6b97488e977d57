import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogActions, DialogCancel } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";

export function ConnectPageDialog({ onClose }: { onClose: () => void }) {
  const { Form, isBusy, fields } = useFormAnswer({ onDone: onClose });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title="Connect New Page"
      description="Posts for it are sent to your webhook as JSON with page, content, image_url and scheduled_for."
    >
      <Form method="post" noValidate className="flex flex-col gap-4">
        <Field label="Page name" error={fields.name}>
          <Input name="name" placeholder="Quiet Walls Art Prints" maxLength={80} />
        </Field>
        <Field
          label="Webhook address"
          error={fields.hook}
          hint="Encrypted, and never shown again. Only public addresses are accepted."
        >
          <Input name="hook" type="url" placeholder="https://" autoComplete="off" />
        </Field>
        <DialogActions>
          <DialogCancel />
          <Button name="intent" value="connect-page" isBusy={isBusy} busyLabel="Connecting...">
            Connect
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
