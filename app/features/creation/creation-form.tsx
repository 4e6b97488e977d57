import { Layers } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Form, useNavigation } from "react-router";
import { requestSignIn } from "#app/core/accounts/sign-in-request.ts";
import { batchCreditsPerImage, largestBatch } from "#app/core/ai/functions.ts";
import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { formatCredits } from "#app/ui/format-number.ts";
import { DetailList } from "#app/ui/detail-list.tsx";
import { Field, FieldError, FieldGroup } from "#app/ui/field.tsx";
import { RadioCards } from "#app/ui/radio-group.tsx";
import { Select } from "#app/ui/select.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { composePrompts } from "./compose-batch.ts";
import { categories, defaultBatchSize, formats, presets } from "./creation-options.ts";
import { type Mode, PromptSource } from "./prompt-source.tsx";

/** Far beyond a batch, so that a long list is told how much of it is used. */
const mostCounted = 1000;

interface CreationFormProps {
  balance: number | null;
  workKey: string;
  initialText: string;
  refusal: Refusal | undefined;
}

export function CreationForm({ balance, workKey, initialText, refusal }: CreationFormProps) {
  const [mode, setMode] = useState<Mode>("list");
  const [text, setText] = useState(initialText);
  const [values, setValues] = useState<Record<string, string>>({});
  const [count, setCount] = useState(defaultBatchSize);
  const isBusy = useNavigation().formMethod === "POST";
  const fields = refusal?.fields ?? {};
  const cost = count * batchCreditsPerImage;
  const words = { mode, text, values, category: "", preset: "", format: "" };
  const different = composePrompts(words, mostCounted).length;

  function askToSignIn(event: FormEvent) {
    if (balance !== null) return;
    event.preventDefault();
    requestSignIn();
  }

  return (
    <Form
      method="post"
      onSubmit={askToSignIn}
      className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_360px]"
    >
      <input type="hidden" name="key" value={workKey} />
      <Card className="flex min-w-0 flex-col gap-6">
        <CardHeader
          title="What to make"
          description="Every image gets its own seed, so one prompt gives many pictures."
        />
        <PromptSource
          mode={mode}
          onModeChange={setMode}
          text={text}
          onTextChange={setText}
          values={values}
          onValuesChange={setValues}
          error={fields.text ?? fields.prompts}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Category" error={fields.category}>
            <Select name="category" options={categories} defaultValue="any" />
          </Field>
          <Field label="Style preset" error={fields.preset}>
            <Select name="preset" options={presets} defaultValue="natural-photo" />
          </Field>
        </div>
        <FieldGroup legend="Format" error={fields.format}>
          <RadioCards name="format" options={formats} defaultValue="square" className="md:grid-cols-3!" />
        </FieldGroup>
      </Card>
      <Card className="flex flex-col gap-5 lg:sticky lg:top-6">
        <Field label="Batch size" error={fields.count}>
          <Slider
            name="count"
            min={1}
            max={largestBatch}
            step={1}
            value={count}
            onValueChange={setCount}
            formatValue={(value) => (value === 1 ? "1 image" : `${value} images`)}
          />
        </Field>
        <DetailList
          items={[
            { label: "Different prompts", value: different > count ? `${count} of ${different}` : different },
            { label: "Cost", value: `${batchCreditsPerImage} credits per image` },
            { label: "Total", value: `${formatCredits(cost)} credits` },
            ...(balance === null
              ? []
              : [
                  { label: "Balance", value: `${formatCredits(balance)} credits` },
                  ...(balance >= cost
                    ? [{ label: "Left afterwards", value: `${formatCredits(balance - cost)} credits` }]
                    : []),
                ]),
          ]}
        />
        {refusal && Object.keys(fields).length === 0 ? <FieldError>{refusal.message}</FieldError> : null}
        <Button
          size="lg"
          name="intent"
          value="start"
          isBusy={isBusy}
          busyLabel="Starting..."
          disabled={text.trim() === ""}
          className="w-full px-3!"
        >
          <Layers />
          {`Start batch for ${formatCredits(cost)} credits`}
        </Button>
        {balance !== null && balance < cost ? (
          <ButtonLink to="/subscription" variant="marker">
            Buy More Credits
          </ButtonLink>
        ) : null}
        <p className="text-small text-muted-foreground">
          {balance === null
            ? "Sign in to start a batch. Its images go to your gallery."
            : "Held at the start. What is not made, fails or is cancelled comes back."}
        </p>
      </Card>
    </Form>
  );
}
