import { Check, X } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { cn } from "#app/ui/class-names.ts";
import { type PromoPlan, promoPlans } from "./promo-copy.ts";

export function PromoPlans() {
  return (
    <section aria-labelledby="plans-title">
      <h2 id="plans-title" className="text-heading">
        Plans
      </h2>
      <p className="mt-1 text-muted-foreground">Start with what is free, and grow when the work does.</p>
      <ul className="mt-6 grid gap-5 lg:grid-cols-3">
        {promoPlans.map((plan) => (
          <li key={plan.name}>
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ui text-muted-foreground">
        These plans are shown as an outlook. What you can subscribe to today, and for how much, stands on{" "}
        <Link to="/subscription" className="text-link underline underline-offset-3">
          Pricing
        </Link>
        .
      </p>
    </section>
  );
}

function PlanCard({ plan }: { plan: PromoPlan }) {
  return (
    <article
      className={cn(
        "flex h-full flex-col rounded-xl border bg-card p-6 shadow-card md:p-7",
        plan.popular && "border-2 border-foreground",
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h3 className="text-title">{plan.name}</h3>
        {plan.popular ? <Badge tone="marker">Most Popular</Badge> : null}
      </div>
      <p className="mt-3 flex items-baseline gap-1">
        <span className="text-display">{plan.price}</span>
        <span className="text-muted-foreground">{plan.period}</span>
      </p>
      <ul className="mt-5 grid flex-1 content-start gap-3 border-t pt-5">
        {plan.features.map((feature) => (
          <li
            key={feature.text}
            className={cn("flex items-start gap-3", !feature.included && "text-muted-foreground")}
          >
            {feature.included ? (
              <Check className="mt-1 size-4 shrink-0 text-success" />
            ) : (
              <X className="mt-1 size-4 shrink-0" />
            )}
            <span>
              {feature.included ? null : "No "}
              {feature.included ? feature.text : feature.text.toLowerCase()}
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink
        to={plan.button.to}
        variant={plan.popular ? "primary" : "outline"}
        size="lg"
        className="mt-7 w-full"
      >
        {plan.button.label}
      </ButtonLink>
    </article>
  );
}
