import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import type { ConfigureProps } from "./configure.tsx";
import { categoryOptions, promptTargetOptions, toneOptions } from "./options.ts";
import { PromptField } from "./prompt-field.tsx";

export function ConfigureText({ values, fields }: ConfigureProps) {
  return (
    <>
      <PromptField
        values={values}
        error={fields.prompt}
        placeholder="A product launch mail for a hand-poured candle"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Category" error={fields.category}>
          <Select name="category" options={categoryOptions} defaultValue={values.category ?? "business"} />
        </Field>
        <Field label="Tone" error={fields.tone}>
          <Select name="tone" options={toneOptions} defaultValue={values.tone ?? "professional"} />
        </Field>
        <Field label="Target audience" error={fields.audience} hint="Who will read or see it. Optional.">
          <Input
            name="audience"
            maxLength={200}
            defaultValue={values.audience ?? ""}
            placeholder="Small shop owners"
          />
        </Field>
        <Field label="Written for" error={fields.target} hint="Image tools get their own syntax.">
          <Select name="target" options={promptTargetOptions} defaultValue={values.target ?? "text"} />
        </Field>
      </div>
    </>
  );
}
