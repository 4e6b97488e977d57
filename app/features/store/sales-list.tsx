import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { Badge, type BadgeTone, CountBadge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Section } from "#app/ui/page.tsx";
import { Price } from "#app/ui/price.tsx";
import { shortDay } from "#app/ui/format-day.ts";
import type { ShownOrder } from "./list-orders.server.ts";

type Sale = ShownOrder & { buyer: string };

const badges: Record<Sale["status"], { label: string; tone: BadgeTone }> = {
  reported: { label: "Waiting for you", tone: "warning" },
  confirmed: { label: "Released", tone: "success" },
  declined: { label: "No payment found", tone: "danger" },
};

/** Payments that buyers reported. The seller looks at their own account and decides. */
export function SalesList({ sales }: { sales: readonly Sale[] }) {
  if (sales.length === 0) return null;
  const open = sales.filter(({ status }) => status === "reported").length;
  return (
    <Section
      id="orders"
      title="Reported payments"
      lead="Look into your payment account first: your yes releases the item, and it cannot be taken back."
      badge={<CountBadge count={open} tone={open > 0 ? "marker" : undefined} />}
    >
      <ul className="flex flex-col gap-3">
        {sales.map((sale) => (
          <li key={sale.id}>
            <SaleRow sale={sale} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SaleRow({ sale }: { sale: Sale }) {
  const { id, title, buyer, price, note, reason, status, createdAt } = sale;
  const { Form, isBusy } = useFormAnswer();
  const { label, tone } = badges[status];
  return (
    <article className="rounded-lg border bg-card px-4 py-3.5 shadow-card">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <h3 className="font-strong break-words">{title}</h3>
          <p className="text-small text-muted-foreground">
            {buyer} · {shortDay(createdAt)}
          </p>
        </div>
        <Price amount={price} unit="dollars" />
        <Badge tone={tone}>{label}</Badge>
      </div>
      {note ? <p className="mt-2 border-l-2 pl-3 text-ui break-words whitespace-pre-line">{note}</p> : null}
      {status === "declined" && reason ? (
        <p className="mt-2 text-small break-words text-muted-foreground">You wrote: {reason}</p>
      ) : null}
      {status === "confirmed" ? null : (
        <Form
          method="post"
          action="/my-store"
          className="mt-3 flex flex-wrap items-end gap-2.5 border-t pt-3"
        >
          <input type="hidden" name="id" value={id} />
          {status === "reported" ? (
            <Field
              label={`Words to ${buyer} if you found no payment`}
              isLabelHidden
              className="min-w-0 flex-1 basis-60"
            >
              <Input
                name="reason"
                size="sm"
                maxLength={500}
                placeholder="If you found no payment: a word to the buyer"
              />
            </Field>
          ) : null}
          <div className="flex flex-wrap gap-2">
            {status === "reported" ? (
              <Button name="intent" value="decline" variant="outline" size="sm" isBusy={isBusy}>
                No payment found
              </Button>
            ) : null}
            <Button name="intent" value="confirm" size="sm" isBusy={isBusy}>
              Payment arrived, release the item
            </Button>
          </div>
        </Form>
      )}
    </article>
  );
}
