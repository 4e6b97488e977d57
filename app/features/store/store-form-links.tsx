import { Field, FieldGroup } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { SocialIcon } from "#app/ui/social-icons.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { paymentFields, socialFields, type StoreDraft, type StoreMessages } from "./schema.ts";

interface LinkFieldsProps {
  draft: StoreDraft;
  messages: StoreMessages;
}

const paymentLabels: Record<(typeof paymentFields)[number], string> = {
  paypalLink: "PayPal link",
  stripeLink: "Stripe link",
  gumroadLink: "Gumroad link",
  otherPaymentLink: "Other payment link",
};

const socialLabels: Record<(typeof socialFields)[number], string> = {
  twitter: "Twitter",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  website: "Website",
};

/** Where buyers pay. The money goes to the seller; this site takes no part of it. */
export function PaymentFields({ draft, messages }: LinkFieldsProps) {
  return (
    <FieldGroup
      legend="Payment options"
      hint="Buyers pay you directly and you keep 100% of payment. The first link is opened for them."
      className="rounded-lg border bg-sunken p-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {paymentFields.map((name) => (
          <Field key={name} label={paymentLabels[name]} error={messages[name]}>
            <Input name={name} defaultValue={draft[name]} inputMode="url" placeholder="https://" />
          </Field>
        ))}
      </div>
      <Field label="Payment instructions" error={messages.paymentInstructions} className="mt-2">
        <Textarea
          name="paymentInstructions"
          defaultValue={draft.paymentInstructions}
          rows={2}
          placeholder="What buyers should write beside the payment"
        />
      </Field>
    </FieldGroup>
  );
}

export function SocialFields({ draft, messages }: LinkFieldsProps) {
  return (
    <FieldGroup legend="Social links" hint="Shown on your item. https:// is added where it is missing.">
      <div className="grid gap-4 sm:grid-cols-2">
        {socialFields.map((name) => (
          <Field key={name} label={socialLabels[name]} error={messages[name]}>
            <Input
              name={name}
              defaultValue={draft[name]}
              inputMode="url"
              lead={<SocialIcon network={name} />}
            />
          </Field>
        ))}
      </div>
    </FieldGroup>
  );
}
