import { CircleCheck, CircleDashed, FlaskConical, Plus, Trash2 } from "lucide-react";
import type { ShownKey } from "#app/core/ai/keys/list-api-keys.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { formatMoment } from "#app/ui/format-day.ts";

interface KeyCardProps {
  apiKey: ShownKey;
  onAdd: () => void;
}

const sources = {
  stored: "Stored here, encrypted",
  settings: "From the environment",
  none: "No value known",
};

export function KeyCard({ apiKey, onAdd }: KeyCardProps) {
  const { id, name, label, description, isRequired, isSet, source, lastUsedAt } = apiKey;
  const status = useFormAnswer();
  const trial = useFormAnswer();
  const isBusy = status.isBusy || trial.isBusy;
  return (
    <Card padding="none" className="flex flex-col p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="text-body font-strong">{label}</h3>
            {isRequired ? <Badge tone="outline">Required</Badge> : null}
          </div>
          <p className="font-mono text-micro break-all text-muted-foreground">{name}</p>
        </div>
        <IconButton
          label={isSet ? `Mark ${label} as not set` : `Mark ${label} as set`}
          aria-pressed={isSet}
          variant="outline"
          isBusy={status.isBusy}
          disabled={isBusy}
          onClick={() =>
            void status.submit({ intent: "status", id, isSet: String(!isSet) }, { method: "post" })
          }
        >
          {isSet ? (
            <CircleCheck className="text-success" />
          ) : (
            <CircleDashed className="text-muted-foreground" />
          )}
        </IconButton>
      </div>
      <p className="mt-2 flex-1 text-ui text-muted-foreground">{description}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted-foreground">
        <Badge tone={isSet ? "success" : "neutral"}>{isSet ? "Set" : "Not set"}</Badge>
        {sources[source]} · {lastUsedAt ? `last used ${formatMoment(lastUsedAt)} UTC` : "never used"}
      </p>
      <div className="mt-4 flex flex-wrap gap-2 border-t pt-4">
        <Button variant="outline" size="sm" onClick={onAdd}>
          <Plus />
          Add Key
        </Button>
        <Button
          variant="outline"
          size="sm"
          isBusy={trial.isBusy}
          disabled={isBusy || !isSet || source === "none"}
          onClick={() => void trial.submit({ intent: "test", id }, { method: "post" })}
        >
          <FlaskConical />
          Test
        </Button>
        {isSet && !isRequired ? (
          <ConfirmDialog
            trigger={
              <Button variant="ghost" size="sm" disabled={isBusy}>
                <Trash2 />
                Remove
              </Button>
            }
            title={`Remove the ${label} key?`}
            description="It is marked as not set, and a stored value is deleted for good. What uses it falls back to the built-in engine or stops."
            confirmLabel="Remove"
            onConfirm={() => void status.submit({ intent: "remove", id }, { method: "post" })}
          />
        ) : null}
      </div>
    </Card>
  );
}
