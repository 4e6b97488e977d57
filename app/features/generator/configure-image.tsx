import { FieldGroup } from "#app/ui/field.tsx";
import { RadioCards } from "#app/ui/radio-group.tsx";
import type { ConfigureProps } from "./configure.tsx";
import { sizeOptions, styleOptions } from "./options.ts";
import { PromptField } from "./prompt-field.tsx";

const frames = { square: "size-5", landscape: "h-4.5 w-8", portrait: "h-8 w-4.5" };

const styleCards = styleOptions.map(({ value, label, sample }) => ({
  value,
  label,
  picture: <img src={sample} alt="" width={320} height={240} className="aspect-4/3 w-full object-cover" />,
}));

const sizeCards = sizeOptions.map(({ value, label, hint }) => ({
  value,
  label,
  hint,
  icon: (
    <span className="inline-flex w-9 shrink-0 justify-center">
      <span
        className={`block rounded-[3px] border-2 border-foreground/80 group-has-checked:bg-marker ${frames[value]}`}
      />
    </span>
  ),
}));

export function ConfigureImage({ values, fields, onStyleChange }: ConfigureProps) {
  const style = styleOptions.find(({ value }) => value === values.style)?.value ?? "photo";
  const size = sizeOptions.find(({ value }) => value === values.size)?.value ?? "square";
  return (
    <>
      <PromptField
        values={values}
        error={fields.prompt}
        placeholder="Ceramic vase and two cups on a [walnut] table, morning window light"
      />
      <FieldGroup legend="Style" error={fields.style}>
        <RadioCards name="style" options={styleCards} defaultValue={style} onValueChange={onStyleChange} />
      </FieldGroup>
      <FieldGroup legend="Size" error={fields.size}>
        <RadioCards
          name="size"
          options={sizeCards}
          defaultValue={size}
          className="grid-cols-1! sm:grid-cols-3!"
        />
      </FieldGroup>
    </>
  );
}
