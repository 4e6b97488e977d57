import { Download } from "lucide-react";
import { Link } from "react-router";
import { requestCtx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { formatAmount, hundredths } from "#app/core/credits/amount.ts";
import { reasonWord } from "#app/core/credits/entry-words.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { listEntries, type ShownEntry } from "#app/core/credits/list-entries.server.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import { pageTitle } from "#app/platform/http/share-meta.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { BackLink, Page, PageHeader } from "#app/ui/page.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { formatMoment } from "#app/ui/format-day.ts";
import type { Route } from "./+types/credit-history.route";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Credit history") }];
}

export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  const { userId } = requireMember(ctx, "Please sign in to see your credit history.");
  const given = Number(new URL(request.url).searchParams.get("before"));
  const before = Number.isSafeInteger(given) && given > 0 ? given : undefined;
  const [balance, page] = await Promise.all([getBalance(ctx.db, userId), listEntries(ctx, { before })]);
  return { balance, before, ...page };
});

const columns: Column<ShownEntry>[] = [
  {
    header: "What",
    isName: true,
    render: ({ note, link }) =>
      link ? (
        <Link to={link} className="hover:underline">
          {note}
        </Link>
      ) : (
        note
      ),
  },
  { header: "Reason", render: ({ reason }) => reasonWord(reason) },
  {
    header: "When (UTC)",
    render: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
  {
    header: "Change",
    isNumeric: true,
    render: ({ delta }) => (
      <span className={hundredths(delta) > 0 ? "text-success" : ""}>
        {hundredths(delta) > 0 ? "+" : "−"}
        {formatAmount(Math.abs(Number(delta)))}
      </span>
    ),
  },
  { header: "Balance", isNumeric: true, render: ({ balanceAfter }) => formatAmount(balanceAfter) },
];

export default function CreditHistory({ loaderData }: Route.ComponentProps) {
  const { balance, before, entries, nextBefore } = loaderData;
  return (
    <Page>
      <BackLink to="/account">Back to Account</BackLink>
      <PageHeader
        title="Credit history"
        lead={`Your balance is ${formatAmount(balance)}. Every change stands here and none is ever altered.`}
        actions={
          <ButtonAnchor href="/account/credits.csv" variant="outline" download>
            <Download />
            Download CSV
          </ButtonAnchor>
        }
      />
      <DataTable
        caption="Changes of your balance, newest first"
        columns={columns}
        rows={entries}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title="No entries" />}
      />
      {before === undefined && nextBefore === null ? null : (
        <Pagination
          previousTo={before === undefined ? undefined : "?"}
          nextTo={nextBefore === null ? undefined : `?before=${nextBefore}`}
        />
      )}
    </Page>
  );
}
