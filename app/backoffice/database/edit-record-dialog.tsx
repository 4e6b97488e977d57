import { useEffect } from "react";
import { useFetcher } from "react-router";
import { packs } from "#app/core/catalog/record-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogActions, DialogCancel } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextSkeleton } from "#app/ui/skeleton.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import type { EditedRecord } from "./schema.ts";
import { recordStatuses } from "./statuses.ts";

interface EditRecordProps {
  /** Undefined while closed. */
  id: string | undefined;
  onClose: () => void;
}

export function EditRecordDialog({ id, onClose }: EditRecordProps) {
  return (
    <Dialog
      open={id !== undefined}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Edit record"
      description={id}
      size="wide"
    >
      {id === undefined ? null : <LoadedForm key={id} id={id} onClose={onClose} />}
    </Dialog>
  );
}

function LoadedForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { load, data: record } = useFetcher<EditedRecord>();
  useEffect(() => {
    void load(`/admin/database/record/${id}`);
  }, [load, id]);
  return record ? <RecordForm record={record} onClose={onClose} /> : <TextSkeleton lines={6} />;
}

/** A status or pack that came from outside stays choosable. */
function withPresent(options: readonly string[], present: string): string[] {
  return present === "" || options.includes(present) ? [...options] : [present, ...options];
}

function RecordForm({ record, onClose }: { record: EditedRecord; onClose: () => void }) {
  const { Form, isBusy, fields } = useFormAnswer({ onDone: onClose });
  return (
    <Form method="post" action="/admin/database" className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="edit" />
      <input type="hidden" name="id" value={record.id} />
      <input type="hidden" name="updatedAt" value={record.updatedAt} />
      <Field label="Title" error={fields.title}>
        <Input name="title" size="sm" defaultValue={record.title} />
      </Field>
      <Field label="Description" error={fields.description}>
        <Textarea
          name="description"
          rows={2}
          defaultValue={record.description}
          className="min-h-16 text-ui!"
        />
      </Field>
      <Field label="Full Prompt" error={fields.fullPrompt}>
        <Textarea
          name="fullPrompt"
          rows={5}
          defaultValue={record.fullPrompt}
          className="font-mono text-small!"
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Status" error={fields.status}>
          <Select
            name="status"
            size="sm"
            options={withPresent(recordStatuses, record.status)}
            defaultValue={record.status}
          />
        </Field>
        <Field label="Price" error={fields.price}>
          <Input name="price" size="sm" inputMode="decimal" defaultValue={record.price} />
        </Field>
        <Field label="Pack" error={fields.pack}>
          <Select
            name="pack"
            size="sm"
            placeholder="No pack"
            options={withPresent(packs, record.pack)}
            defaultValue={record.pack}
          />
        </Field>
        <Field label="Type" error={fields.type}>
          <Input name="type" size="sm" defaultValue={record.type} />
        </Field>
        <Field label="Creator" error={fields.creator}>
          <Input name="creator" size="sm" defaultValue={record.creator} />
        </Field>
        <Field label="Tags" hint="Separated by commas" error={fields.tags}>
          <Input name="tags" size="sm" defaultValue={record.tags} />
        </Field>
      </div>
      <DialogActions>
        <DialogCancel />
        <Button type="submit" isBusy={isBusy}>
          Save record
        </Button>
      </DialogActions>
    </Form>
  );
}
