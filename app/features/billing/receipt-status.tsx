import { Badge } from "#app/ui/badge.tsx";
import type { Receipt } from "./list-receipts.server.ts";

export function ReceiptStatus({ receipt }: { receipt: Receipt }) {
  if (receipt.isDisputed) return <Badge tone="warning">Disputed</Badge>;
  if (receipt.refundedCents === 0) return <Badge tone="success">Paid</Badge>;
  return receipt.refundedCents >= receipt.amountCents ? (
    <Badge tone="neutral">Refunded</Badge>
  ) : (
    <Badge tone="neutral">Partly refunded</Badge>
  );
}
