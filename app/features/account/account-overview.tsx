import { formatCredits } from "#app/core/credits/amount.ts";
import { ButtonAnchor, ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { DetailList } from "#app/ui/detail-list.tsx";
import { longDay } from "#app/ui/format-day.ts";

interface AccountOverviewProps {
  credits: string;
  plan: { tier: string; endsAt: string; isEnding: boolean } | null;
}

export function AccountOverview({ credits, plan }: AccountOverviewProps) {
  const planName = plan ? plan.tier.charAt(0).toUpperCase() + plan.tier.slice(1) : "None";
  const renewal = plan ? `${plan.isEnding ? "Ends" : "Renews"} on ${longDay(plan.endsAt)}` : "No membership";
  return (
    <Card>
      <CardHeader title="Plan and credits" level={2} />
      <DetailList
        items={[
          { label: "Plan", value: planName },
          { label: "Membership", value: renewal },
          { label: "Balance", value: formatCredits(credits) },
        ]}
      />
      <div className="mt-5 flex flex-wrap gap-2.5">
        <ButtonLink to="/subscription" size="sm">
          {plan ? "Manage plan" : "See plans"}
        </ButtonLink>
        <ButtonLink to="/account/credits" variant="outline" size="sm">
          Credit history
        </ButtonLink>
        <ButtonLink to="/account/receipts" variant="outline" size="sm">
          Receipts
        </ButtonLink>
        <ButtonAnchor href="/account/export" variant="outline" size="sm" download>
          Export my data
        </ButtonAnchor>
      </div>
    </Card>
  );
}
