import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Select } from "#app/ui/select.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { bulkStatuses } from "./statuses.ts";

interface BulkBarProps {
  selected: readonly string[];
  canSelectAll: boolean;
  onSelectAll: () => void;
  onClear: () => void;
}

const consequences: Record<string, string> = {
  Live: "Everybody can see them from then on.",
  Draft: "They leave the site and wait in the review queue.",
  Unpublished: "They leave the site. Who unlocked them keeps them.",
};

/** One status for all chosen records: asks first, and says how many it touches. */
export function BulkBar({ selected, canSelectAll, onSelectAll, onClear }: BulkBarProps) {
  const [status, setStatus] = useState<string>(bulkStatuses[0]);
  const { submit, isBusy } = useFormAnswer({ onDone: onClear });
  const count = selected.length;
  const records = count === 1 ? "1 record" : `${count} records`;

  function change() {
    const form = new FormData();
    form.set("intent", "bulk");
    form.set("status", status);
    for (const id of selected) form.append("ids", id);
    void submit(form, { method: "post", action: "/admin/database" });
  }

  return (
    <div className="mb-3 flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2 text-ui">
      <output className="text-muted-foreground">{count === 0 ? "None selected" : `${count} selected`}</output>
      {canSelectAll ? (
        <Button type="button" variant="ghost" size="xs" onClick={onSelectAll}>
          Select this page
        </Button>
      ) : null}
      {count > 0 ? (
        <>
          <Button type="button" variant="ghost" size="xs" onClick={onClear}>
            Clear
          </Button>
          <Select
            aria-label="New status"
            size="sm"
            prefix="Set status to"
            className="w-64"
            options={bulkStatuses}
            value={status}
            onChange={(event) => setStatus(event.currentTarget.value)}
          />
          <ConfirmDialog
            trigger={
              <Button type="button" size="sm" isBusy={isBusy}>
                Change status
              </Button>
            }
            title={`Change ${records} to ${status}?`}
            description={`${consequences[status] ?? ""} Owners are told.`}
            confirmLabel={`Change ${records}`}
            isDestructive={status !== "Live"}
            onConfirm={change}
          />
        </>
      ) : null}
    </div>
  );
}
