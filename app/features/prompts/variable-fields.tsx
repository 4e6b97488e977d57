import { Card, CardHeader } from "#app/ui/card.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Mark } from "#app/ui/prompt-text.tsx";
import { suggestionsFor } from "./variable-suggestions.ts";

interface VariableFieldsProps {
  names: readonly string[];
  values: Record<string, string>;
  onChange: (values: Record<string, string>) => void;
}

/** One field per marked part; typing rewrites the text above at once. */
export function VariableFields({ names, values, onChange }: VariableFieldsProps) {
  const set = (name: string, value: string) => onChange({ ...values, [name]: value });
  return (
    <Card>
      <CardHeader
        title="Variables"
        description="Fill these in, then copy: the prompt above follows."
        level={2}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {names.map((name) => (
          <div key={name}>
            <Field label={<Mark>{name}</Mark>}>
              <Input
                value={values[name] ?? ""}
                placeholder={name}
                onChange={(event) => set(name, event.target.value)}
              />
            </Field>
            <div className="mt-2 flex flex-wrap gap-1.5">
              {suggestionsFor(name).map((suggestion) => (
                <button
                  key={suggestion}
                  type="button"
                  onClick={() => set(name, suggestion)}
                  className="rounded-xs border px-2 py-0.5 text-small text-muted-foreground hover:bg-accent max-md:py-2"
                >
                  {suggestion}
                </button>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Card>
  );
}
