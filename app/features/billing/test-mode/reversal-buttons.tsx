import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { Receipt } from "#app/features/billing/list-receipts.server.ts";

/** What can still happen to this payment. */
export function ReversalButtons({ receipt }: { receipt: Receipt }) {
  const plays = playsFor(receipt);
  if (plays.length === 0) return null;
  return (
    <Form method="post" className="inline-flex flex-wrap justify-end gap-1">
      <input type="hidden" name="paymentId" value={receipt.id} />
      {plays.map(([intent, label]) => (
        <Button key={intent} variant="ghost" size="xs" name="intent" value={intent}>
          {label}
          <span className="sr-only"> {receipt.number}</span>
        </Button>
      ))}
    </Form>
  );
}

function playsFor({ isDisputed, refundedCents, amountCents }: Receipt): [string, string][] {
  if (isDisputed)
    return [
      ["dispute-won", "Dispute won"],
      ["dispute-lost", "Dispute lost"],
    ];
  if (refundedCents >= amountCents) return [];
  return [
    ["refund", "Refund"],
    ["refund-half", "Refund half"],
    ["dispute", "Dispute"],
  ];
}
