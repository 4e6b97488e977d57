import { useState } from "react";
import { Calendar } from "./calendar.tsx";
import { Checkbox } from "./checkbox.tsx";
import { Field, FieldGroup } from "./field.tsx";
import { FileDrop } from "./file-drop.tsx";
import { samplePicture, Specimen } from "./gallery-parts.tsx";
import { Input } from "./input.tsx";
import { PasswordInput } from "./password-input.tsx";
import { Picture } from "./picture.tsx";
import { RadioCards, RadioGroup } from "./radio-group.tsx";
import { SearchBox } from "./search-box.tsx";
import { SegmentedControl } from "./segmented-control.tsx";
import { SelectMenu } from "./select-menu.tsx";
import { Select } from "./select.tsx";
import { Slider } from "./slider.tsx";
import { Switch } from "./switch.tsx";
import { Textarea } from "./textarea.tsx";

const formats = ["T-shirt", "Tumbler", "Mug", "Poster", "Sticker"];
const skies = { photo: "#e0a06a", artistic: "#2c5b63", logo: "#d9e5ea", cartoon: "#f0c85a" };

export function GalleryFields({ theme }: { theme: string }) {
  const [date, setDate] = useState<Date | undefined>(new Date(2026, 10, 14));
  return (
    <>
      <Specimen title="Fields">
        <div className="grid gap-5 md:grid-cols-2">
          <Field label="Title" hint="Shown on the card." counterMax={200}>
            <Input placeholder="A short name buyers can search" />
          </Field>
          <Field label="Price" error="Price must be a number of at least 0.">
            <Input defaultValue="-2" />
          </Field>
          <Field label="Password" aside={<span className="text-small text-link">Forgot password?</span>}>
            <PasswordInput defaultValue="a secret" />
          </Field>
          <Field label="Format">
            <Select options={formats} placeholder="Choose a format" />
          </Field>
          <Field label="Format, as a menu">
            <SelectMenu
              defaultValue="Mug"
              options={formats.map((format) => ({ value: format, label: format }))}
            />
          </Field>
          <Field label="Not yours to change">
            <Input disabled defaultValue="Draft" />
          </Field>
          <Field label="Prompt" counterMax={2000} className="md:col-span-2">
            <Textarea isPrompt defaultValue="Ceramic vase and two cups on a [walnut] table" />
          </Field>
          <SearchBox
            label="Search"
            placeholder="Search prompts..."
            defaultValue="wall art"
            onClear={() => {}}
          />
          <Select prefix="Sort" size="sm" aria-label="Sort" options={["Most unlocked", "Newest"]} />
        </div>
      </Specimen>
      <Specimen title="Choices">
        <div className="grid gap-5 md:grid-cols-2">
          <div className="flex flex-col gap-3">
            <Checkbox label="Free" hint="Anyone may claim it." defaultChecked />
            <Checkbox label="Not available" disabled />
            <Switch label="Auto-tagging" defaultChecked />
            <Switch label="Quality check" hint="Looks at size and sharpness." />
          </div>
          <FieldGroup legend="Product Type">
            <RadioGroup
              name={`type-${theme}`}
              defaultValue="prompt"
              options={[
                { value: "prompt", label: "Prompt" },
                { value: "pdf", label: "PDF", hint: "A file buyers download." },
              ]}
            />
          </FieldGroup>
          <Field label="Batch size">
            <Slider min={1} max={100} defaultValue={50} formatValue={(value) => `${value} images`} />
          </Field>
          <SegmentedControl
            label="Range"
            className="w-fit"
            defaultValue="28"
            options={["7", "28", "90"].map((days) => ({ value: days, label: `${days}d` }))}
          />
        </div>
        <FieldGroup legend="Style" className="mt-5">
          <RadioCards
            name={`style-${theme}`}
            defaultValue="photo"
            options={Object.entries(skies).map(([style, sky]) => ({
              value: style,
              label: style,
              picture: (
                <Picture src={samplePicture(sky, "#24424a")} alt="" width={400} height={400} ratio="4/3" />
              ),
            }))}
          />
        </FieldGroup>
      </Specimen>
      <Specimen title="File and calendar">
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Field label="Preview Image">
            <FileDrop
              accept="image/*"
              maxBytes={10 * 1024 * 1024}
              prompt="Drop an image here, or choose one"
              hint="PNG, JPEG or WebP, up to 10 MB. Pasting works too."
            />
          </Field>
          <Calendar selected={date} onSelect={setDate} marked={[new Date(2026, 10, 18)]} />
        </div>
      </Specimen>
    </>
  );
}
