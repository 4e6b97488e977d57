import type { ComponentType } from "react";
import { Link } from "react-router";
import { formatAmount } from "#app/core/credits/amount.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { longDay } from "#app/ui/format-day.ts";
import type { Receipt } from "./list-receipts.server.ts";
import { formatCents } from "./money.ts";
import { ReceiptStatus } from "./receipt-status.tsx";

const columns: Column<Receipt>[] = [
  {
    header: "Receipt",
    isName: true,
    render: ({ id, number }) => (
      <Link to={`/account/receipts/${id}`} className="font-mono text-small text-link underline">
        {number}
      </Link>
    ),
  },
  { header: "Date", render: ({ date }) => longDay(date) },
  { header: "Item", render: ({ item }) => item },
  { header: "Credits", isNumeric: true, render: ({ credits }) => formatAmount(credits) },
  { header: "Amount", isNumeric: true, render: ({ amountCents }) => formatCents(amountCents) },
  { header: "Status", render: (receipt) => <ReceiptStatus receipt={receipt} /> },
];

function actionColumn(Actions: ComponentType<{ receipt: Receipt }>): Column<Receipt> {
  return { header: "Actions", isActions: true, render: (receipt) => <Actions receipt={receipt} /> };
}

/** Every payment of a member, each with a link to its receipt. */
export function ReceiptsTable({
  receipts,
  Actions,
}: {
  receipts: Receipt[];
  /** What can be done with one of them. */
  Actions?: ComponentType<{ receipt: Receipt }>;
}) {
  return (
    <DataTable
      caption="Receipts"
      columns={Actions ? [...columns, actionColumn(Actions)] : columns}
      rows={receipts}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          title="No receipts yet"
          description="Every plan and credit pack you pay for is listed here."
          action={<ButtonLink to="/subscription">See plans and packs</ButtonLink>}
        />
      }
    />
  );
}
