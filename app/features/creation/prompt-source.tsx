import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Mark } from "#app/ui/prompt-text.tsx";
import { promptVariables } from "#app/ui/prompt-tokens.ts";
import { SegmentedControl } from "#app/ui/segmented-control.tsx";
import { Textarea } from "#app/ui/textarea.tsx";

export type Mode = "list" | "template";

interface PromptSourceProps {
  mode: Mode;
  onModeChange: (mode: Mode) => void;
  text: string;
  onTextChange: (text: string) => void;
  values: Record<string, string>;
  onValuesChange: (values: Record<string, string>) => void;
  error: string | undefined;
}

/** A list of prompts, or one template whose variables are filled from lists. */
export function PromptSource(props: PromptSourceProps) {
  const { mode, text, values } = props;
  const names = mode === "template" ? promptVariables(text).slice(0, 6) : [];
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl
        label="Prompts from"
        name="mode"
        options={[
          { value: "list", label: "Prompt list" },
          { value: "template", label: "Template" },
        ]}
        value={mode}
        onValueChange={(value) => props.onModeChange(value === "template" ? "template" : "list")}
      />
      <Field
        label={mode === "list" ? "Prompts" : "Template"}
        error={props.error}
        hint={
          mode === "list"
            ? "One a line. They are used in turn until the batch is full."
            : "Put what changes in [brackets]; every combination is made."
        }
      >
        <Textarea
          name="text"
          isPrompt
          rows={5}
          value={text}
          onChange={(event) => props.onTextChange(event.target.value)}
          placeholder={
            mode === "list"
              ? "A fox in an autumn forest\nAn owl on a snowy branch"
              : "A [fox] in a [forest] at [dawn]"
          }
        />
      </Field>
      {names.length > 0 ? (
        <div className="grid gap-4 rounded-md bg-sunken p-4 sm:grid-cols-2">
          {names.map((name) => (
            <Field key={name} label={<Mark>{name}</Mark>} hint="Separated by commas.">
              <Input
                name={`value:${name}`}
                value={values[name] ?? ""}
                onChange={(event) => props.onValuesChange({ ...values, [name]: event.target.value })}
                placeholder={name}
              />
            </Field>
          ))}
        </div>
      ) : null}
    </div>
  );
}
