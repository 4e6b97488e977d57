import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { tellTextNotCopied } from "#app/ui/copy-toasts.ts";
import { PlatformField } from "./platform-field.tsx";
import type { NewTitle } from "./tool-answers.ts";

export function TitleTool({ title, description }: { title: string; description: string }) {
  const { Form, isBusy, fields, done } = useFormAnswer<NewTitle>({ failure: "Failed to rewrite title" });
  const [typed, setTyped] = useState(title);
  return (
    <Card className="flex flex-col gap-5">
      <CardHeader
        title="Rewrite title"
        description="What buyers search for first, within the platform's limit."
      />
      <Form method="post" className="flex flex-col gap-5">
        <Field label="Original title" error={fields.originalTitle}>
          <Input
            name="originalTitle"
            maxLength={500}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder="vase and cups photo 12 final"
          />
        </Field>
        <Field label="Image description" hint="Optional." error={fields.imageDescription}>
          <Textarea name="imageDescription" rows={2} maxLength={4000} defaultValue={description} />
        </Field>
        <PlatformField hint="titleHint" />
        <Button name="intent" value="title" isBusy={isBusy} busyLabel="Rewriting..." className="self-start">
          Rewrite title
        </Button>
      </Form>
      {done?.kind === "title" ? (
        <output className="flex flex-wrap items-start gap-3 rounded-md bg-sunken p-4">
          <span className="min-w-0 flex-1 basis-60">
            <span className="block font-label">{done.rewrittenTitle}</span>
            <span className="mt-1 block text-small text-muted-foreground">
              {`${done.rewrittenTitle.length} of ${done.limit} characters. Made by ${done.madeBy}.`}
            </span>
          </span>
          <CopyButton text={done.rewrittenTitle} onFailed={tellTextNotCopied} />
        </output>
      ) : null}
    </Card>
  );
}
