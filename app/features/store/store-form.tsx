import { useRef, useState, type ReactNode } from "react";
import { useFetcher } from "react-router";
import { requestSignIn } from "#app/core/accounts/sign-in-request.ts";
import { readPrice } from "#app/core/catalog/typed-values.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field, FieldError, FieldGroup } from "#app/ui/field.tsx";
import { HasScript, useHasScript } from "#app/ui/has-script.tsx";
import { Input } from "#app/ui/input.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { toast } from "#app/ui/toast.tsx";
import { useEach } from "#app/ui/use-each.ts";
import type { StoreDraft, StoreField, StoreMessages } from "./schema.ts";
import { type StoreFiles, StoreFileFields, PdfField } from "./store-form-files.tsx";
import { PaymentFields, SocialFields } from "./store-form-links.tsx";
import { type ProductType, storeCategories } from "./store-labels.ts";
import type { SubmitAnswer } from "./submit.route.tsx";

interface StoreFormProps {
  /** Set when an item is changed. */
  itemId?: string | undefined;
  draft: StoreDraft;
  /** What the server said to a form that was sent without a script. */
  sent?: SubmitAnswer | undefined;
  existing?: StoreFiles | null;
  galleryUrl: string | null;
  /** Left of the submit button. */
  cancel?: ReactNode;
  onDone: () => void;
}

/** Every field of toolkit §2. What was typed stays when the server refuses it. */
export function StoreForm({ itemId, draft, sent, existing, galleryUrl, cancel, onDone }: StoreFormProps) {
  const fetcher = useFetcher<SubmitAnswer>();
  const hasScript = useHasScript();
  const [type, setType] = useState<ProductType>(draft.productType === "pdf" ? "pdf" : "prompt");
  const [isFree, setIsFree] = useState(draft.isFree !== "");
  const [price, setPrice] = useState(draft.price);
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data ?? sent;
  useOutcome(answer, onDone, () => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  const messages: StoreMessages = answer && !answer.ok ? answer.fields : {};
  const reason = answer && !answer.ok && Object.keys(messages).length === 0 ? answer.message : undefined;
  const text = (name: StoreField) => ({ name, defaultValue: draft[name] });
  const isPriced = !isFree && readPrice(price) > 0;
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={itemId ? `/store/submit/${itemId}` : "/store/submit"}
      encType="multipart/form-data"
      noValidate
      className="group/form flex flex-col gap-5"
    >
      <HasScript />
      <Field label="Title" error={messages.title} isRequired>
        <Input {...text("title")} placeholder="Candle Scene Trio" />
      </Field>
      <Field label="Category" error={messages.category} isRequired>
        <Select {...text("category")} options={storeCategories} placeholder="Choose a category" />
      </Field>
      <FieldGroup legend="Product Type">
        <RadioGroup
          name="productType"
          value={type}
          onValueChange={setType}
          className="sm:flex-row sm:gap-8"
          options={[
            { value: "prompt", label: "Prompt", hint: "Text that buyers read and copy" },
            { value: "pdf", label: "PDF", hint: "A document that buyers download" },
          ]}
        />
      </FieldGroup>
      <Field label="Description" error={messages.description} isRequired>
        <Textarea {...text("description")} rows={3} placeholder="What it is, and what it is good for" />
      </Field>
      <div className={type === "pdf" && hasScript ? "hidden" : ""}>
        <Field
          label="Full Prompt Text"
          error={messages.fullPrompt}
          hint="Only people who claimed or bought it read all of it."
          isRequired={type === "prompt"}
        >
          <Textarea {...text("fullPrompt")} isPrompt className="min-h-36" />
        </Field>
      </div>
      <div className={type === "prompt" && hasScript ? "hidden" : ""}>
        <PdfField error={messages.pdf} hasPdf={existing?.hasPdf ?? false} isRequired={type === "pdf"} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
        <Field label="Price" error={messages.price} hint="In dollars.">
          <Input
            name="price"
            defaultValue={draft.price}
            onChange={(event) => setPrice(event.target.value)}
            type="number"
            inputMode="decimal"
            min="0"
            step="0.01"
            placeholder="0.00"
            disabled={isFree && hasScript}
            lead="$"
          />
        </Field>
        <Checkbox
          name="isFree"
          checked={isFree}
          onChange={(event) => setIsFree(event.target.checked)}
          label="Free"
          hint="Everyone may claim it at no cost."
          className="sm:mt-7"
        />
      </div>
      <div className={isPriced || !hasScript ? "" : "hidden"}>
        <PaymentFields draft={draft} messages={messages} />
      </div>
      <Field label="Tags" error={messages.tags} hint="Separate them with commas: candle, mockup, listing set">
        <Input {...text("tags")} />
      </Field>
      <StoreFileFields
        messages={messages}
        existing={existing ?? null}
        galleryUrl={galleryUrl}
        galleryImage={draft.galleryImage}
      />
      <Field
        label="Creator Name"
        error={messages.creatorName}
        hint="Shown as the seller. Your e-mail address never is."
      >
        <Input {...text("creatorName")} autoComplete="nickname" />
      </Field>
      <SocialFields draft={draft} messages={messages} />
      {reason ? <FieldError>{reason}</FieldError> : null}
      <div className="mt-1 flex flex-col-reverse gap-2.5 border-t pt-5 sm:flex-row sm:justify-end">
        {cancel}
        <Button isBusy={fetcher.state !== "idle"} busyLabel="Submitting...">
          {itemId ? "Resubmit for review" : "Submit for review"}
        </Button>
      </div>
    </fetcher.Form>
  );
}

/** The form is longer than a screen: whoever presses the button at its end is led to what is wrong. */
function useOutcome(answer: SubmitAnswer | undefined, onDone: () => void, showWrong: () => void): void {
  useEach(answer, (answer) => {
    if (answer.ok) {
      toast.success("Submission successful!", {
        description: "Your item has been submitted for review and will appear in the marketplace soon.",
      });
      onDone();
    } else if (answer.code === "unauthenticated") {
      toast.error("Authentication required", { description: answer.message });
      requestSignIn();
    } else {
      toast.error("Submission failed", {
        description: "There was an error submitting your item. Please try again.",
      });
      showWrong();
    }
  });
}
