import { Card } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Mark } from "#app/ui/prompt-text.tsx";
import { CopyPrompt, OpenInGenerator } from "./prompt-uses.tsx";
import { suggestionsFor } from "./variable-suggestions.ts";

interface VariableFieldsProps {
  names: readonly string[];
  values: Record<string, string>;
  onChange: (values: Record<string, string>) => void;
  /** The prompt with the values in place. */
  filled: string;
}

/** One field per marked part; typing rewrites the text above at once. */
export function VariableFields({ names, values, onChange, filled }: VariableFieldsProps) {
  const set = (name: string, value: string) => onChange({ ...values, [name]: value });
  const isChanged = Object.values(values).some((value) => value !== "");
  return (
    <Card>
      <div className="mb-4 flex items-start justify-between gap-4">
        <div>
          <h2 className="font-strong">Variables</h2>
          <p className="text-ui text-muted-foreground">Change a bracket; the prompt above follows.</p>
        </div>
        {isChanged ? (
          <button
            type="button"
            onClick={() => onChange({})}
            className="min-h-9 shrink-0 rounded-xs text-small font-label text-link hover:underline max-md:min-h-11"
          >
            Reset to original
          </button>
        ) : null}
      </div>
      <div className="grid gap-x-4 gap-y-4 md:grid-cols-2">
        {names.map((name) => (
          <div key={name}>
            <Field label={<Mark>{name}</Mark>}>
              <Input
                value={values[name] ?? ""}
                placeholder={name}
                autoComplete="off"
                onChange={(event) => set(name, event.target.value)}
              />
            </Field>
            <Suggestions name={name} onChoose={(value) => set(name, value)} />
          </div>
        ))}
      </div>
      <div className="mt-5 flex flex-wrap gap-2.5 border-t pt-4 max-md:flex-col">
        <CopyPrompt text={filled} label="Copy with my values" variant="primary" size="md" />
        <OpenInGenerator text={filled} />
      </div>
    </Card>
  );
}

function Suggestions({ name, onChoose }: { name: string; onChoose: (value: string) => void }) {
  const values = suggestionsFor(name);
  if (values.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-1.5">
      {values.map((value) => (
        <button
          key={value}
          type="button"
          onClick={() => onChoose(value)}
          className="inline-flex h-7 items-center rounded-[6px] border bg-sunken px-2.5 text-small text-muted-foreground hover:border-border-strong hover:text-foreground max-md:h-9"
        >
          {value}
        </button>
      ))}
    </div>
  );
}
