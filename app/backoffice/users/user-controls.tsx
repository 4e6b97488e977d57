import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog, DialogActions, DialogCancel } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { EditCreditsDialog } from "./edit-credits-dialog.tsx";
import type { UserOverview } from "./get-user.server.ts";

/** What an admin can do to one user; what takes something away asks first. */
export function UserControls({ user }: { user: UserOverview }) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setIsEditing(true)}>
        Edit Credits
      </Button>
      <RoleButton user={user} />
      {user.ban ? <UnbanButton user={user} /> : <BanButton user={user} />}
      <EditCreditsDialog user={isEditing ? user : null} onClose={() => setIsEditing(false)} />
    </div>
  );
}

function RoleButton({ user }: { user: UserOverview }) {
  const { submit, isBusy } = useFormAnswer();
  const role = user.role === "admin" ? "user" : "admin";
  const label = role === "admin" ? "Make admin" : "Remove admin role";
  return (
    <ConfirmDialog
      trigger={
        <Button variant="outline" size="sm" isBusy={isBusy}>
          {label}
        </Button>
      }
      title={role === "admin" ? `Make ${user.email} an admin?` : `Take the admin role from ${user.email}?`}
      description={
        role === "admin"
          ? "They can then do everything in the admin area, this page included."
          : "They keep their account, credits and prompts."
      }
      confirmLabel={label}
      isDestructive={role === "user"}
      onConfirm={() => void submit({ intent: "role", userId: user.id, role }, { method: "post" })}
    />
  );
}

function UnbanButton({ user }: { user: UserOverview }) {
  const { submit, isBusy } = useFormAnswer();
  return (
    <ConfirmDialog
      trigger={
        <Button variant="outline" size="sm" isBusy={isBusy}>
          Unban
        </Button>
      }
      title={`Lift the ban on ${user.email}?`}
      description="They can sign in again at once."
      confirmLabel="Lift the ban"
      isDestructive={false}
      onConfirm={() => void submit({ intent: "unban", userId: user.id }, { method: "post" })}
    />
  );
}

function BanButton({ user }: { user: UserOverview }) {
  const [isOpen, setIsOpen] = useState(false);
  const { Form, isBusy, fields } = useFormAnswer({ onDone: () => setIsOpen(false) });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline" size="sm">
          Ban
        </Button>
      }
      title={`Ban ${user.email}?`}
      description="Every session and access token stops working at once, and signing in is refused until the ban is lifted."
    >
      <Form method="post" className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="ban" />
        <input type="hidden" name="userId" value={user.id} />
        <Field label="Reason" hint="The user reads it when signing in." error={fields.reason} isRequired>
          <Textarea name="reason" rows={3} maxLength={300} />
        </Field>
        <DialogActions>
          <DialogCancel />
          <Button type="submit" variant="destructive" isBusy={isBusy}>
            Ban user
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
