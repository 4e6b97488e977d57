import { Printer } from "lucide-react";
import { siteBrand } from "#app/brand.server.ts";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { formatAmount } from "#app/core/credits/amount.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import { pageTitle } from "#app/platform/http/share-meta.ts";
import { BrandName } from "#app/ui/brand-sign.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DetailList } from "#app/ui/detail-list.tsx";
import { BackLink, Page } from "#app/ui/page.tsx";
import { SampleDataLabel } from "#app/ui/sample-data-label.tsx";
import { longDay } from "#app/ui/format-day.ts";
import { getReceipt } from "./list-receipts.server.ts";
import { formatCents } from "./money.ts";
import { ReceiptStatus } from "./receipt-status.tsx";
import { signInFirst } from "./sign-in-first.server.ts";
import type { Route } from "./+types/receipt.route";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData ? `Receipt ${loaderData.receipt.number}` : "Receipt";
  return [{ title: pageTitle(matches, title) }, { name: "robots", content: "noindex" }];
}

export const loader = pageLoader(async ({ context, params, request }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  signInFirst(ctx, request);
  return { receipt: await getReceipt(ctx, params.id), sellerName: siteBrand().name };
});

export default function ReceiptPage({ loaderData: { receipt, sellerName } }: Route.ComponentProps) {
  const { period, refundedCents, amountCents } = receipt;
  return (
    <Page look="text">
      <div data-site-chrome className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <BackLink to="/account/receipts">All receipts</BackLink>
        <Button type="button" variant="outline" onClick={() => window.print()}>
          <Printer /> Print
        </Button>
      </div>
      <Card padding="lg" className="print:border-0 print:p-0 print:shadow-none">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <BrandName name={sellerName} />
          <div className="flex items-center gap-2">
            {receipt.isTest ? <SampleDataLabel>Test mode</SampleDataLabel> : null}
            <ReceiptStatus receipt={receipt} />
          </div>
        </div>
        <h1 className="mt-8 text-heading">Receipt</h1>
        <p className="font-mono text-small text-muted-foreground">{receipt.number}</p>
        <DetailList
          className="mt-6"
          items={[
            { label: "Date", value: longDay(receipt.date) },
            { label: "Billed to", value: <Payer {...receipt.payer} /> },
            { label: "Item", value: receipt.item },
            ...(period
              ? [{ label: "Period", value: `${longDay(period.start)} to ${longDay(period.end)}` }]
              : []),
            { label: "Credits", value: formatAmount(receipt.credits) },
            {
              label: "Payment reference",
              value: <span className="font-mono text-small break-all">{receipt.reference}</span>,
            },
            ...(refundedCents > 0 ? [{ label: "Refunded", value: formatCents(refundedCents) }] : []),
          ]}
        />
        <p className="mt-6 flex items-baseline justify-between gap-4">
          <span className="font-strong">{refundedCents > 0 ? "Total after refund" : "Total paid"}</span>
          <span className="text-heading font-[720]">
            {formatCents(amountCents - refundedCents)} <span className="text-ui font-label">USD</span>
          </span>
        </p>
        {receipt.isTest ? (
          <p className="mt-6 text-small text-muted-foreground">
            Made by the test checkout. No money was charged, and this is not an invoice.
          </p>
        ) : null}
      </Card>
    </Page>
  );
}

function Payer({ name, email }: { name: string; email: string }) {
  return (
    <>
      <span className="block">{name}</span>
      <span className="block font-normal text-muted-foreground">{email}</span>
    </>
  );
}
