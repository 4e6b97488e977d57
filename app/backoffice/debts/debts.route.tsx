import { Link } from "react-router";
import { pageTitle } from "#app/platform/http/share-meta.ts";
import { adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { formatAmount } from "#app/core/credits/amount.ts";
import { type CreditDebt, listDebts } from "#app/features/billing/list-debts.server.ts";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Section } from "#app/ui/page.tsx";
import { longDay } from "#app/ui/format-day.ts";
import type { Route } from "./+types/debts.route";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Credits owed") }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async (ctx) => ({ debts: await listDebts(ctx) }));

const columns: Column<CreditDebt>[] = [
  { header: "Email", isName: true, render: ({ email }) => email },
  {
    header: "Receipt",
    render: ({ paymentId, receiptNumber }) => (
      <Link to={`/account/receipts/${paymentId}`} className="text-link underline">
        {receiptNumber}
      </Link>
    ),
  },
  { header: "Since", render: ({ since }) => longDay(since) },
  { header: "Credits owed", isNumeric: true, render: ({ owed }) => formatAmount(owed) },
];

/** Credits that were spent before their payment was refunded or disputed. */
export default function Debts({ loaderData: { debts } }: Route.ComponentProps) {
  return (
    <Section
      isDense
      title="Credits owed"
      lead="Spent before their payment was refunded or disputed. The next purchase of the member brings them in."
    >
      <DataTable
        caption="Credits owed"
        columns={columns}
        rows={debts}
        rowKey={({ paymentId }) => paymentId}
        empty={<EmptyState title="Nobody owes credits" />}
      />
    </Section>
  );
}
