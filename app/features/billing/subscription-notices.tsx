import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import { longDay } from "#app/ui/format-day.ts";
import { founderOffer, type Offer, planOf } from "./plans.ts";
import { formatCents } from "./money.ts";
import type { OwnPlan } from "./read-pricing.server.ts";

interface SubscriptionNoticesProps {
  offer: Offer | null;
  own: OwnPlan | null;
  /** How the checkout that led back here ended. */
  checkout: "success" | "canceled" | null;
  /** To a form that was sent without a script. */
  answer: { ok: boolean; message: string } | undefined;
}

export function SubscriptionNotices({ offer, own, checkout, answer }: SubscriptionNoticesProps) {
  const founder = formatCents(founderOffer.monthlyCents);
  const usual = formatCents(planOf(founderOffer.plan).monthlyCents);
  return (
    <div className="mb-6 grid gap-3 empty:hidden" aria-live="polite">
      {answer ? <Notice tone={answer.ok ? "info" : "danger"}>{answer.message}</Notice> : null}
      {checkout === "success" ? (
        <Notice tone="info">
          Thank you. Your payment was received, and the credits are added as soon as it is confirmed.
        </Notice>
      ) : null}
      {checkout === "canceled" ? (
        <Notice>The checkout was left before paying. Nothing was charged.</Notice>
      ) : null}
      {own?.isPastDue ? (
        <Notice tone="warning">
          The last renewal of your {planOf(own.tier).name} plan did not go through
          {own.isLapsed ? ", and the time you paid for is over" : ""}. Use Manage Subscription to check your
          payment method.
        </Notice>
      ) : null}
      {own?.isEnding && !own.isPastDue ? (
        <Notice>
          Your {planOf(own.tier).name} plan ends on {longDay(own.endsAt)} and is not renewed.
        </Notice>
      ) : null}
      {own ? null : offer ? (
        <Notice tone="marker" tag="founder offer">
          Applied: Starter is <strong>{founder} a month</strong> instead of {usual}.
        </Notice>
      ) : (
        <Notice
          tone="marker"
          tag="founder offer"
          actions={
            <ButtonLink to="?offer=founder" variant="marker" preventScrollReset>
              Use the founder offer
            </ButtonLink>
          }
        >
          Starter is <strong>{founder} a month</strong> instead of {usual} when you join from the home page.
        </Notice>
      )}
    </div>
  );
}
