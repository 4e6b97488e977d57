import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Tag } from "#app/ui/filter-chips.tsx";
import { Input } from "#app/ui/input.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { tellTextNotCopied } from "#app/ui/copy-toasts.ts";
import { PlatformField } from "./platform-field.tsx";
import type { NewTags } from "./tool-answers.ts";

export function TagsTool({ description }: { description: string }) {
  const { Form, isBusy, fields, done } = useFormAnswer<NewTags>({ failure: "Failed to generate mega tags" });
  return (
    <Card className="flex flex-col gap-5">
      <CardHeader
        title="Generate mega tags"
        description="Adds what is missing to the tags you have, none twice."
      />
      <Form method="post" className="flex flex-col gap-5">
        <Field label="Image description" error={fields.imageDescription}>
          <Textarea
            name="imageDescription"
            rows={2}
            maxLength={4000}
            defaultValue={description}
            placeholder="Ceramic vase and two cups on a walnut table in morning light"
          />
        </Field>
        <Field label="Existing tags" hint="Separated by commas. Optional." error={fields.existingTags}>
          <Input name="existingTags" placeholder="ceramic, still life" />
        </Field>
        <PlatformField hint="tagHint" />
        <Button name="intent" value="tags" isBusy={isBusy} busyLabel="Generating..." className="self-start">
          Generate mega tags
        </Button>
      </Form>
      {done?.kind === "tags" ? (
        <output className="flex flex-col gap-3 rounded-md bg-sunken p-4">
          <span className="flex flex-wrap items-center justify-between gap-3">
            <span className="text-small text-muted-foreground">{`${done.megaTags.length} tags. Made by ${done.madeBy}.`}</span>
            <CopyButton text={done.megaTags.join(", ")} label="Copy all" onFailed={tellTextNotCopied} />
          </span>
          <span className="flex flex-wrap gap-1.5">
            {done.megaTags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
        </output>
      ) : null}
    </Card>
  );
}
