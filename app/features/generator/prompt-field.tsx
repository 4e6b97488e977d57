import { useState } from "react";
import { Link } from "react-router";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Mark } from "#app/ui/prompt-text.tsx";
import { promptVariables } from "#app/ui/prompt-tokens.ts";
import { Textarea } from "#app/ui/textarea.tsx";
import { variableField } from "./variable-field.ts";

const mostFields = 8;

/** The prompt, and a field for each of its [variables]; the server puts them together. */
export function PromptField({
  values,
  error,
  placeholder,
}: {
  values: Record<string, string | undefined>;
  error: string | undefined;
  placeholder: string;
}) {
  const [prompt, setPrompt] = useState(values.prompt ?? "");
  const names = promptVariables(prompt).slice(0, mostFields);
  return (
    <div className="flex flex-col gap-4">
      <Field
        label="Prompt"
        error={error}
        hint="Brackets become fields. Leave them as they are or type over them."
        aside={
          <Link to="/templates" className="text-small font-label text-link hover:underline">
            Browse templates
          </Link>
        }
      >
        <Textarea
          name="prompt"
          isPrompt
          maxLength={4000}
          value={prompt}
          placeholder={placeholder}
          onChange={(event) => setPrompt(event.target.value)}
        />
      </Field>
      {names.length > 0 ? (
        <div className="grid gap-4 rounded-md bg-sunken p-4 sm:grid-cols-2">
          {names.map((name) => (
            <Field key={name} label={<Mark>{name}</Mark>}>
              <Input
                name={variableField(name)}
                placeholder={name}
                maxLength={200}
                defaultValue={values[variableField(name)] ?? ""}
              />
            </Field>
          ))}
        </div>
      ) : null}
    </div>
  );
}
