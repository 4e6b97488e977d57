import { Form } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatCents } from "#app/features/billing/money.ts";
import { type PlanId, planOf, plans } from "#app/features/billing/plans.ts";
import { longDay } from "#app/ui/format-day.ts";

export interface PanelSubscription {
  tier: PlanId;
  amountCents: number;
  pendingTier: PlanId | null;
  status: "active" | "past_due" | "canceled";
  periodEnd: string;
  isEnding: boolean;
}

export function PlanPanel({ subscription }: { subscription: PanelSubscription | null }) {
  if (!subscription)
    return (
      <EmptyState
        level={2}
        title="No subscription"
        description="Subscribe to a plan, then change, renew or cancel it here."
        action={<ButtonLink to="/subscription">See the plans</ButtonLink>}
      />
    );
  const { tier, amountCents, status, isEnding, periodEnd } = subscription;
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Card>
        <CardHeader
          title={`${planOf(tier).name} plan`}
          badge={
            status === "past_due" ? (
              <Badge tone="warning">Payment failed</Badge>
            ) : (
              <Badge tone={isEnding ? "neutral" : "success"}>{isEnding ? "Ending" : "Active"}</Badge>
            )
          }
          description={`${formatCents(amountCents)} a month. ${nextStep(subscription)}`}
        />
        <div className="mt-5 flex flex-wrap gap-2">
          {plans
            .filter(({ id }) => id !== tier)
            .map(({ id, name }) => (
              <ButtonLink key={id} to={`/checkout/test/change/${id}`} variant="outline">
                Change to {name}
              </ButtonLink>
            ))}
          <IntentButton intent={isEnding ? "resume" : "cancel"}>
            {isEnding ? "Keep the subscription" : "Cancel at period end"}
          </IntentButton>
        </div>
      </Card>
      <Card>
        <CardHeader
          title="Let a month pass"
          description={`Plays what happens on ${longDay(periodEnd)}: the renewal is paid, or the card is refused.`}
        />
        <div className="mt-5 flex flex-wrap gap-2">
          <IntentButton intent="renew">{isEnding ? "Reach the end" : "Renewal is paid"}</IntentButton>
          {isEnding ? null : <IntentButton intent="fail-renewal">Renewal fails</IntentButton>}
        </div>
      </Card>
    </div>
  );
}

function nextStep({ status, isEnding, pendingTier, periodEnd }: PanelSubscription): string {
  if (status === "past_due") return "The last renewal was not paid.";
  if (isEnding) return `Ends on ${longDay(periodEnd)}.`;
  if (pendingTier) return `Changes to ${planOf(pendingTier).name} on ${longDay(periodEnd)}.`;
  return `Renews on ${longDay(periodEnd)}.`;
}

function IntentButton({ intent, children }: { intent: string; children: string }) {
  return (
    <Form method="post">
      <Button variant="secondary" name="intent" value={intent}>
        {children}
      </Button>
    </Form>
  );
}
