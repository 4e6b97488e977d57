import { ClipboardCheck, Flag, Inbox, ReceiptText, ScrollText } from "lucide-react";
import { formatAmount } from "#app/core/credits/amount.ts";
import { formatCents } from "#app/features/billing/money.ts";
import { CountBadge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page.tsx";
import { StatStrip } from "#app/ui/stat-tile.tsx";
import { formatCount } from "#app/ui/format-number.ts";
import type { WaitingCounts } from "./count-waiting.server.ts";
import type { Figures } from "./read-figures.server.ts";

const links = [
  { to: "/admin/review", label: "Review queue", count: "review", Icon: ClipboardCheck },
  { to: "/admin/inbox", label: "Support inbox", count: "inbox", Icon: Inbox },
  { to: "/admin/reports", label: "Reports", count: "reports", Icon: Flag },
  { to: "/admin/debts", label: "Credits owed", count: "debts", Icon: ReceiptText },
] as const;

export function AdminHeader({ figures, waiting }: { figures: Figures; waiting: WaitingCounts }) {
  return (
    <>
      <PageHeader
        title="Admin Dashboard"
        isDense
        actions={
          <nav aria-label="What waits" className="flex flex-wrap gap-2">
            {links.map(({ to, label, count, Icon }) => (
              <ButtonLink key={to} to={to} variant="outline" size="sm">
                <Icon />
                {label}
                <CountBadge count={waiting[count]} tone={waiting[count] > 0 ? "marker" : "neutral"} />
              </ButtonLink>
            ))}
            <ButtonLink to="/admin/audit" variant="outline" size="sm">
              <ScrollText />
              Audit log
            </ButtonLink>
          </nav>
        }
      />
      <StatStrip
        stats={[
          { label: "Users", value: formatCount(figures.users) },
          { label: "Credits spent today", value: formatAmount(figures.creditsSpentToday) },
          { label: "Generations today", value: formatCount(figures.generationsToday) },
          {
            label: figures.hasTestRevenue ? "Revenue this month, with test payments" : "Revenue this month",
            value: formatCents(figures.revenueCents),
          },
          { label: "Jobs waiting", value: formatCount(figures.queueLength) },
        ]}
      />
    </>
  );
}
