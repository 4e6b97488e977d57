import { Save } from "lucide-react";
import { useState } from "react";
import { useFetcher } from "react-router";
import type { AiModel } from "#app/core/ai/pick-model.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Input } from "#app/ui/input.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";

/** The cells of one row share one form, so that all of them know when the row is being saved. */
const formOf = (model: AiModel) => `model-${model.id}`;

/** Toolkit §4: prices are edited here and kept only on Save; the switch saves at once. */
export function ModelTable({ models }: { models: readonly AiModel[] }) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const forget = (id: string) =>
    setTyped((all) => Object.fromEntries(Object.entries(all).filter(([other]) => other !== id)));
  const columns: Column<AiModel>[] = [
    {
      header: "Model",
      isName: true,
      render: ({ displayName, name }) => (
        <span className="min-w-0">
          {displayName}
          <span className="block font-mono text-micro break-all text-muted-foreground">{name}</span>
        </span>
      ),
    },
    { header: "Provider", render: ({ provider }) => provider },
    {
      header: "Type",
      render: ({ type }) => <Badge tone={type === "image" ? "info" : "neutral"}>{type}</Badge>,
    },
    {
      header: "Credits Cost",
      render: (model) => (
        <CostCell
          model={model}
          value={typed[model.id] ?? String(model.creditsCost)}
          onType={(value) => setTyped((all) => ({ ...all, [model.id]: value }))}
        />
      ),
    },
    { header: "Status", render: (model) => <StatusCell model={model} /> },
    {
      header: "Actions",
      isActions: true,
      render: (model) => <SaveCell model={model} value={typed[model.id]} onSaved={() => forget(model.id)} />,
    },
  ];
  return (
    <DataTable
      caption="Models and their prices"
      columns={columns}
      rows={models}
      rowKey={({ id }) => id}
      empty={<EmptyState title="No models" />}
    />
  );
}

function CostCell(props: { model: AiModel; value: string; onType: (value: string) => void }) {
  const { state } = useFetcher({ key: formOf(props.model) });
  return (
    <Input
      type="number"
      size="sm"
      min={0}
      step={1}
      className="w-24! text-right font-mono"
      aria-label={`Credits cost of ${props.model.displayName}`}
      value={props.value}
      disabled={state !== "idle"}
      onChange={({ target: { value } }) => {
        // Toolkit §5: a negative input is ignored.
        if (!value.startsWith("-")) props.onType(value);
      }}
    />
  );
}

function StatusCell({ model }: { model: AiModel }) {
  const { submit, state, formData } = useFetcher({ key: formOf(model) });
  const wanted = formData?.get("isActive");
  return (
    <Switch
      label={`${model.displayName} is active`}
      isLabelHidden
      checked={typeof wanted === "string" ? wanted === "true" : model.isActive}
      disabled={state !== "idle"}
      onCheckedChange={(isOn) => void submit({ id: model.id, isActive: String(isOn) }, { method: "post" })}
    />
  );
}

function SaveCell(props: { model: AiModel; value: string | undefined; onSaved: () => void }) {
  const { id, creditsCost, displayName } = props.model;
  const { submit, isBusy } = useFormAnswer({ onDone: props.onSaved, key: formOf(props.model) });
  const isChanged = props.value !== undefined && props.value !== String(creditsCost);
  return (
    <Button
      variant={isChanged ? "primary" : "outline"}
      size="sm"
      aria-label={`Save ${displayName}`}
      isBusy={isBusy}
      disabled={!isChanged}
      onClick={() => void submit({ id, creditsCost: props.value ?? "" }, { method: "post" })}
    >
      <Save />
      Save
    </Button>
  );
}
