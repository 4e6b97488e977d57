import { KeyRound } from "lucide-react";
import { type RefObject, useState } from "react";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";

interface QuickSetupProps {
  keys: readonly { name: string; label: string }[];
  /** The key that `Add Key` was pressed for. */
  chosen: string;
  onChoose: (name: string) => void;
  secretRef: RefObject<HTMLInputElement | null>;
}

/** D30: stores a key encrypted. The field is emptied afterwards; the key is never shown again. */
export function QuickSetup({ keys, chosen, onChoose, secretRef }: QuickSetupProps) {
  const [round, setRound] = useState(0);
  const { Form, isBusy, fields } = useFormAnswer({
    onDone: () => {
      setRound(round + 1);
      onChoose("");
    },
  });
  return (
    <Card className="mb-5">
      <CardHeader
        title="Quick Setup"
        description="Stored encrypted, used from the next request on, and never shown again."
      />
      <Form
        key={round}
        method="post"
        autoComplete="off"
        className="mt-4 grid items-start gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_auto]"
      >
        <input type="hidden" name="intent" value="store" />
        <Field label="Key" error={fields.name} isRequired>
          <Select
            name="name"
            value={chosen}
            onChange={(event) => onChoose(event.target.value)}
            placeholder="Choose a key"
            options={keys.map(({ name, label }) => ({ value: name, label }))}
          />
        </Field>
        <Field label="Secret" error={fields.value} isRequired>
          <Input
            ref={secretRef}
            type="password"
            name="value"
            autoComplete="off"
            placeholder="Paste the key"
          />
        </Field>
        <Button type="submit" className="h-11 md:mt-6.5" isBusy={isBusy}>
          <KeyRound />
          Store key
        </Button>
      </Form>
    </Card>
  );
}
