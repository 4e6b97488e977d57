import { Field, FieldGroup } from "#app/ui/field.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { Input } from "#app/ui/input.tsx";
import { RadioCards } from "#app/ui/radio-group.tsx";
import type { ConfigureProps } from "./configure.tsx";
import { targetModelOptions } from "./options.ts";

export function ConfigureAnalysis({ values, fields }: ConfigureProps) {
  const target = targetModelOptions.find(({ value }) => value === values.targetModel)?.value ?? "midjourney";
  return (
    <>
      <Field label="Image" error={fields.image}>
        <FileDrop
          name="image"
          accept="image/*"
          maxBytes={20 * 1024 * 1024}
          prompt="Drop an image here, paste it, or choose one"
          hint="PNG, JPEG, WebP, AVIF or GIF, up to 20 MB"
          acceptsPaste
        />
      </Field>
      <FieldGroup legend="Target model" error={fields.targetModel}>
        <RadioCards
          name="targetModel"
          options={targetModelOptions}
          defaultValue={target}
          className="md:grid-cols-2!"
        />
      </FieldGroup>
      <Field
        label="What does it show?"
        error={fields.subject}
        hint="Optional. A few words name the subject better than any analysis."
      >
        <Input
          name="subject"
          maxLength={200}
          defaultValue={values.subject ?? ""}
          placeholder="A ginger cat on a windowsill"
        />
      </Field>
    </>
  );
}
