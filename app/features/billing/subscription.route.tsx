import { Link, redirect } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formAction, pageLoader } from "#app/platform/http/page-door.server.ts";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";
import { shareMeta } from "#app/platform/http/share-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { CreditsBadge } from "#app/ui/credits-badge.tsx";
import { formatCredits } from "#app/ui/format-number.ts";
import { Page, PageHeader, Section } from "#app/ui/page.tsx";
import { longDay } from "#app/ui/format-day.ts";
import { BuyForm } from "./buy-form.tsx";
import { refreshSubscription } from "./check-subscription.server.ts";
import { createCheckout } from "./create-checkout.server.ts";
import { openPortal } from "./open-portal.server.ts";
import { PackCard } from "./pack-card.tsx";
import { PlanCard } from "./plan-card.tsx";
import { PlanComparison } from "./plan-comparison.tsx";
import { type Offer, packs, plans } from "./plans.ts";
import { type OwnPlan, readPricing } from "./read-pricing.server.ts";
import { createCheckoutInput } from "./schema.ts";
import { SubscriptionNotices } from "./subscription-notices.tsx";
import { useBillingActions } from "./use-billing-actions.ts";
import type { Route } from "./+types/subscription.route";

export function meta({ matches }: Route.MetaArgs) {
  return shareMeta(matches, {
    title: "Pricing",
    description: "Monthly plans with unlimited access to AI image prompts, and credit packs for images.",
    path: "/subscription",
  });
}

export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const pricing = await readPricing(context.get(requestCtx));
  const asked: Offer | null = searchParams.get("offer") === "founder" ? "founder" : null;
  // The offer is for who joins: a running subscription keeps its price, and changes at the usual one.
  const offer = pricing.member?.own ? pricing.member.own.offer : asked;
  const ended = searchParams.get("checkout");
  const checkout: "success" | "canceled" | null = ended === "success" || ended === "canceled" ? ended : null;
  return { ...pricing, offer, checkout };
});

/** The way of browsers without JavaScript; the others call the functions of the same operations. */
export const action = formAction(async ({ context, request }: Route.ActionArgs) => {
  const ctx = context.get(requestCtx);
  const { intent, ...input } = await readForm(request);
  if (intent === "refresh") {
    await refreshSubscription(ctx);
    return { ok: true as const, message: "Subscription status updated" };
  }
  if (intent === "manage") return redirect((await openPortal(ctx)).url);
  if (intent !== "subscribe" && intent !== "buy")
    throw new AppError("bad_request", "This page cannot do that.");
  const wanted = intent === "buy" ? { ...input, type: "credits" } : input;
  return redirect((await createCheckout(ctx, parseInput(createCheckoutInput, wanted))).url);
});

export default function Subscription({ loaderData, actionData }: Route.ComponentProps) {
  const { member, offer, checkout, imageCost, analysisCost, isTestMode } = loaderData;
  const actions = useBillingActions(member !== null);
  const own = member?.own ?? null;
  return (
    <Page>
      <PageHeader
        title="Pricing"
        lead="Subscribe for the library. Top up when a batch needs more."
        actions={
          member ? (
            <>
              <CreditsBadge className="h-10">Current credits: {formatCredits(member.credits)}</CreditsBadge>
              <BuyForm values={{ intent: "refresh" }} onBuy={actions.refresh} opensTab={false}>
                <Button variant="outline" isBusy={actions.busy === "refresh"} busyLabel="Refreshing...">
                  Refresh Status
                </Button>
              </BuyForm>
              <BuyForm values={{ intent: "manage" }} onBuy={actions.manage}>
                <Button variant="outline" isBusy={actions.busy === "manage"} busyLabel="Loading...">
                  Manage Subscription
                </Button>
              </BuyForm>
            </>
          ) : undefined
        }
      />
      <SubscriptionNotices offer={offer} own={own} checkout={checkout} answer={actionData} />
      <h2 className="sr-only">Monthly plans</h2>
      <div className="grid gap-5 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            offer={offer}
            imageCost={imageCost}
            currentNote={own?.tier === plan.id && !own.isLapsed ? nextStep(own) : null}
            actions={actions}
          />
        ))}
      </div>
      <Section
        title="Credit packs"
        lead={`One-time. An image costs ${imageCost} credits, an image-to-prompt ${analysisCost}, text prompts are free.`}
      >
        <div className="grid gap-5 lg:grid-cols-3">
          {packs.map((pack) => (
            <PackCard key={pack.id} pack={pack} imageCost={imageCost} actions={actions} />
          ))}
        </div>
      </Section>
      <Section
        title="Compare the plans"
        lead="Prices in US dollars. Plans renew each month until you cancel."
      >
        <PlanComparison offer={offer} imageCost={imageCost} analysisCost={analysisCost} />
      </Section>
      {member ? (
        <p className="mt-5 text-ui">
          <Link to="/account/receipts" className="text-link underline">
            Your receipts
          </Link>
        </p>
      ) : null}
      {isTestMode ? (
        <p className="mt-5 text-small text-muted-foreground">
          Payments run through the test checkout until a payment provider is configured. Nothing is charged.
        </p>
      ) : null}
    </Page>
  );
}

function nextStep({ isEnding, isPastDue, endsAt }: OwnPlan): string {
  return `${isPastDue ? "Paid until" : isEnding ? "Ends on" : "Renews on"} ${longDay(endsAt)}`;
}
