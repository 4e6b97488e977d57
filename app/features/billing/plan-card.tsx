import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { cn } from "#app/ui/class-names.ts";
import { CreditsBadge } from "#app/ui/credits-badge.tsx";
import { CheckList } from "#app/ui/detail-list.tsx";
import { BuyForm } from "./buy-form.tsx";
import { formatCents, formatPerCredit } from "./money.ts";
import { monthlyCents, type Offer, type Plan } from "./plans.ts";
import type { BillingActions } from "./use-billing-actions.ts";

interface PlanCardProps {
  plan: Plan;
  offer: Offer | null;
  imageCost: number;
  /** Of the plan one has: `Renews on 28 December 2026`. */
  currentNote: string | null;
  actions: BillingActions;
}

export function PlanCard({ plan, offer, imageCost, currentNote, actions }: PlanCardProps) {
  const cents = monthlyCents(plan.id, offer);
  const isFeatured = plan.badge !== undefined;
  const features = [
    "Unlimited access to AI image prompts",
    ...(imageCost > 0 ? [`About ${Math.floor(plan.credits / imageCost)} images a month`] : []),
    ...(plan.extras.length > 0 ? plan.extras : ["Cancel at any time"]),
  ];
  return (
    <section
      aria-labelledby={`plan-${plan.id}`}
      className={cn(
        "flex flex-col rounded-xl border bg-card p-6 shadow-card md:p-7",
        isFeatured && "border-2 border-foreground md:p-[27px]",
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 id={`plan-${plan.id}`} className="text-title">
          {plan.name}
        </h3>
        {plan.badge ? <Badge tone="marker">{plan.badge}</Badge> : null}
        {cents === plan.monthlyCents ? null : <Badge tone="marker">Founder offer</Badge>}
      </div>
      <p className="mt-2 flex items-baseline gap-1.5 whitespace-nowrap">
        <span className="text-[2.75rem]/[1.15] font-[740] tracking-[-0.03em]">{formatCents(cents)}</span>
        <span className="text-muted-foreground">/month</span>
        {cents === plan.monthlyCents ? null : (
          <span className="ml-1 text-ui text-muted-foreground">
            <span className="sr-only">instead of </span>
            <s>{formatCents(plan.monthlyCents)}</s>
          </span>
        )}
      </p>
      <p className="mt-1 text-small text-muted-foreground">
        {formatCents(cents * 12)} a year · {formatPerCredit(cents, plan.credits)} per credit
      </p>
      <p className="mt-4 flex items-center gap-2.5 border-b pb-5 text-ui text-muted-foreground">
        <CreditsBadge>{plan.credits} credits</CreditsBadge> each month
      </p>
      <CheckList items={features} className="mt-5 mb-7" />
      <div className="mt-auto">
        {currentNote ? (
          <>
            <p className="mb-2 text-center text-small text-muted-foreground">{currentNote}</p>
            <Button size="lg" disabled className="w-full">
              Current Plan
            </Button>
          </>
        ) : (
          <BuyForm
            values={{ intent: "subscribe", tier: plan.id, ...(offer ? { offer } : {}) }}
            onBuy={() => actions.subscribe(plan.id, offer)}
          >
            <Button
              size="lg"
              variant={isFeatured ? "primary" : "outline"}
              className="w-full"
              isBusy={actions.busy === plan.id}
              busyLabel="Loading..."
            >
              Subscribe to {plan.name}
            </Button>
          </BuyForm>
        )}
      </div>
    </section>
  );
}
