import { packs } from "#app/core/catalog/record-shapes.ts";
import { platformTables } from "#app/core/catalog/source-tables.ts";
import { Field } from "#app/ui/field.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import type { DraftField, DraftMessages, PromptDraft } from "./schema.ts";

interface PromptFormFieldsProps {
  draft: PromptDraft;
  messages: DraftMessages;
  onChange: (changes: Partial<PromptDraft>) => void;
  onPicture: (file: File | null) => void;
  /** A picture of the gallery goes with it. */
  hasGalleryPicture?: boolean;
}

const mebibyte = 1024 * 1024;

/** The fields of core §3, in the order in which a person thinks of them. */
export function PromptFormFields({
  draft,
  messages,
  onChange,
  onPicture,
  hasGalleryPicture = false,
}: PromptFormFieldsProps) {
  const control = (name: DraftField) => ({
    name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <Field label="Title" error={messages.title}>
        <Input {...control("title")} placeholder="Mirror Lake Landscape" />
      </Field>
      <Field
        label="Full Prompt"
        error={messages.fullPrompt}
        hint="Mark what buyers may change: [time of day], {colour} or {{subject}}. Only the first 100 characters show while it is locked."
      >
        <Textarea
          {...control("fullPrompt")}
          isPrompt
          className="min-h-44"
          placeholder="Layered mountain lake at [time of day], …"
        />
      </Field>
      <Field
        label="Description"
        error={messages.description}
        hint="Optional. What it makes and what it is good for."
      >
        <Textarea {...control("description")} rows={3} />
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-3">
        <Field label="Price" error={messages.price} hint="In credits. 0 is free.">
          <Input
            {...control("price")}
            inputMode="decimal"
            placeholder="5"
            trail={<span className="pr-2">credits</span>}
          />
        </Field>
        <Field label="Pack" error={messages.pack}>
          <Select {...control("pack")} options={packs} />
        </Field>
        <Field label="AI platform" error={messages.aiPlatform}>
          <Select {...control("aiPlatform")} options={platformTables} placeholder="Any" />
        </Field>
      </div>
      <Field label="Tags" error={messages.tags} hint="Separate them with commas: landscape, lake, printable">
        <Input {...control("tags")} />
      </Field>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
        <Field
          label="Image"
          error={messages.imageUrl}
          hint={hasGalleryPicture ? "From your gallery, unless you choose another." : undefined}
        >
          <FileDrop
            name="picture"
            accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
            maxBytes={10 * mebibyte}
            prompt="Drop a picture here, or choose one"
            hint="PNG, JPEG, WebP, AVIF or GIF, at most 10 MB"
            acceptsPaste
            onFileChange={onPicture}
          />
        </Field>
        <Field label="Image URL" hint="Or the address of a picture that is online already.">
          <Input {...control("imageUrl")} type="url" placeholder="https://" />
        </Field>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
        <Field
          label="Creator Name"
          error={messages.creatorName}
          hint="Shown on the prompt and on your creator page."
        >
          <Input {...control("creatorName")} autoComplete="name" />
        </Field>
        <Field label="Creator Email" error={messages.creatorEmail} hint="Never shown to anybody else.">
          <Input {...control("creatorEmail")} type="email" autoComplete="email" />
        </Field>
      </div>
    </>
  );
}
