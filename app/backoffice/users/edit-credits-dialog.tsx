import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogActions, DialogCancel } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";

interface EditCreditsProps {
  /** Whose; null while closed. */
  user: { id: string; email: string; credits: string } | null;
  onClose: () => void;
}

/** core §4: opens with the present balance; on success it closes and the list is read again. */
export function EditCreditsDialog({ user, onClose }: EditCreditsProps) {
  return (
    <Dialog
      open={user !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Edit User Credits"
      description={user?.email}
    >
      {user ? <CreditsForm user={user} onDone={onClose} /> : null}
    </Dialog>
  );
}

function CreditsForm({ user, onDone }: { user: { id: string; credits: string }; onDone: () => void }) {
  const { Form, isBusy, fields } = useFormAnswer({ onDone });
  return (
    <Form method="post" className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="credits" />
      <input type="hidden" name="userId" value={user.id} />
      <Field
        label="Credits"
        hint="Whole credits. Writes one ledger entry of the difference, with your name."
        error={fields.credits}
      >
        <Input
          name="credits"
          type="number"
          min={0}
          step="any"
          inputMode="numeric"
          defaultValue={Number(user.credits)}
        />
      </Field>
      <Field label="Note (optional)" hint="The user reads it in the history." error={fields.note}>
        <Input name="note" maxLength={200} />
      </Field>
      <DialogActions>
        <DialogCancel />
        <Button type="submit" isBusy={isBusy}>
          Update Credits
        </Button>
      </DialogActions>
    </Form>
  );
}
