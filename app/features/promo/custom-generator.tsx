import { Crown } from "lucide-react";
import { useState, type ChangeEvent } from "react";
import { Form } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { PromptText } from "#app/ui/prompt-text.tsx";
import { Select } from "#app/ui/select.tsx";
import { tellCopied, tellNotCopied } from "#app/ui/copy-toasts.ts";
import { type CustomPromptForm, generatorOptions, writeCustomPrompt } from "./custom-prompt.ts";

const optionLabels: Record<string, string> = {
  product: "Product",
  headshot: "Headshot",
  social: "Social",
  property: "Property",
  education: "Education",
  professional: "Professional",
  luxury: "Luxury",
  casual: "Casual",
  modern: "Modern",
  vintage: "Vintage",
  white: "White",
  office: "Office",
  lifestyle: "Lifestyle",
  brand: "Brand colour",
};

const optionsOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: optionLabels[value] ?? value }));

/** Writes while you type; without JavaScript the button sends the form and the page comes back with the text. */
export function CustomGenerator({ initial }: { initial: CustomPromptForm }) {
  const [form, setForm] = useState(initial);
  const prompt = writeCustomPrompt(form);

  function onChange(event: ChangeEvent<HTMLFormElement>) {
    const { name, value } = event.target as unknown as { name: keyof CustomPromptForm; value: string };
    setForm((before) => ({ ...before, [name]: value }));
  }

  return (
    <section
      id="generator"
      aria-labelledby="generator-title"
      className="grid scroll-mt-24 overflow-hidden rounded-xl border bg-card shadow-card lg:grid-cols-2"
    >
      <div className="p-6 md:p-10">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="generator-title" className="text-heading">
            Custom Business Prompt Generator
          </h2>
          <Badge tone="marker">
            <Crown /> Premium Feature
          </Badge>
        </div>
        <p className="mt-1 text-muted-foreground">Open to everyone for now. Text prompts cost no credits.</p>
        <Form
          method="get"
          action="/smart-prompt#generator"
          onChange={onChange}
          className="mt-6 grid gap-4 sm:grid-cols-2"
        >
          <Field label="Category">
            <Select
              name="category"
              defaultValue={form.category}
              options={optionsOf(generatorOptions.category)}
            />
          </Field>
          <Field label="Style">
            <Select name="style" defaultValue={form.style} options={optionsOf(generatorOptions.style)} />
          </Field>
          <Field label="Product or service" className="sm:col-span-2">
            <Input
              name="product"
              defaultValue={form.product}
              maxLength={200}
              placeholder="Soy candle in amber glass"
            />
          </Field>
          <Field label="Target market" className="sm:col-span-2">
            <Input name="market" defaultValue={form.market} maxLength={200} placeholder="Gift shops" />
          </Field>
          <Field label="Background" className="sm:col-span-2">
            <Select
              name="background"
              defaultValue={form.background}
              options={optionsOf(generatorOptions.background)}
            />
          </Field>
          <noscript>
            <Button>Write the prompt</Button>
          </noscript>
        </Form>
      </div>
      <div className="flex flex-col border-t bg-sunken p-6 md:p-10 lg:border-t-0 lg:border-l">
        <h3 className="font-strong">Your prompt</h3>
        <output aria-label="Your prompt" className="mt-3 block flex-1 rounded-lg border bg-card p-5">
          <PromptText text={prompt} />
        </output>
        <div className="mt-5 flex flex-wrap gap-3">
          <CopyButton
            text={prompt}
            variant="primary"
            copiedLabel="Copied!"
            onCopied={() => tellCopied("Custom prompt copied to clipboard")}
            onFailed={tellNotCopied}
          />
          <ButtonLink to={`/generator?prompt=${encodeURIComponent(prompt)}`} variant="outline" size="sm">
            Open in the generator
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
