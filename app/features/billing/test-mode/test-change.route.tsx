import { Form, redirect, useNavigation } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formAction, pageLoader } from "#app/platform/http/page-door.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DetailList } from "#app/ui/detail-list.tsx";
import { formatCents } from "#app/features/billing/money.ts";
import { isPlanId, planOf } from "#app/features/billing/plans.ts";
import { signInFirst } from "#app/features/billing/sign-in-first.server.ts";
import { longDay } from "#app/ui/format-day.ts";
import { TestPage } from "./test-page.tsx";
import { changeTestPlan, findTestSubscription, upgradeCents } from "./test-subscription.server.ts";
import type { Route } from "./+types/test-change.route";

export function meta() {
  return [{ title: "Change of plan · Test mode" }, { name: "robots", content: "noindex" }];
}

export const loader = pageLoader(async ({ context, params, request }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  signInFirst(ctx, request);
  const subscription = await findTestSubscription(ctx);
  if (!isPlanId(params.plan)) throw new AppError("not_found", "There is no such plan.");
  if (!subscription) throw redirect("/subscription");
  const plan = planOf(params.plan);
  const isUpgrade = plan.monthlyCents >= subscription.amountCents;
  return {
    from: planOf(subscription.tier).name,
    plan,
    dueCents: isUpgrade ? upgradeCents(subscription, plan.id) : 0,
    beginsOn: isUpgrade ? null : subscription.periodEnd.toISOString(),
  };
});

export const action = formAction(async ({ context, params }: Route.ActionArgs) => {
  if (!isPlanId(params.plan)) throw new AppError("not_found", "There is no such plan.");
  await changeTestPlan(context.get(requestCtx), params.plan);
  return redirect("/checkout/test/portal");
});

export default function TestChange({ loaderData, actionData }: Route.ComponentProps) {
  const { from, plan, dueCents, beginsOn } = loaderData;
  const isBusy = useNavigation().state !== "idle";
  return (
    <TestPage
      title="Change plan"
      isNarrow
      refusal={actionData?.ok === false ? actionData.message : undefined}
    >
      <Card padding="lg">
        <DetailList
          items={[
            { label: "From", value: from },
            { label: "To", value: plan.name },
            { label: "Begins", value: beginsOn ? longDay(beginsOn) : "At once" },
            { label: "Then monthly", value: formatCents(plan.monthlyCents) },
          ]}
        />
        <p className="mt-5 flex items-baseline justify-between gap-4">
          <span className="font-strong">To pay today</span>
          <span className="text-heading font-[720]">{formatCents(dueCents)}</span>
        </p>
        <p className="mt-2 text-small text-muted-foreground">
          {beginsOn
            ? "You keep what this period brought you; the cheaper plan begins with the next one."
            : "The difference for the rest of this period. The credits it brings more arrive at once."}
        </p>
        <Form method="post" className="mt-6 grid gap-3">
          <Button size="lg" isBusy={isBusy} busyLabel="Processing...">
            Change to {plan.name}
          </Button>
          <ButtonLink to="/subscription" variant="ghost">
            Cancel and go back
          </ButtonLink>
        </Form>
      </Card>
    </TestPage>
  );
}
