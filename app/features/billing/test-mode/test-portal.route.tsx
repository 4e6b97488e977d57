import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { formAction, pageLoader } from "#app/platform/http/page-door.server.ts";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";
import { BackLink, Section } from "#app/ui/page.tsx";
import { listReceipts } from "#app/features/billing/list-receipts.server.ts";
import { ReceiptsTable } from "#app/features/billing/receipts-table.tsx";
import { portalInput } from "#app/features/billing/schema.ts";
import { signInFirst } from "#app/features/billing/sign-in-first.server.ts";
import { TestPage } from "./test-page.tsx";
import { PlanPanel } from "./plan-panel.tsx";
import { ReversalButtons } from "./reversal-buttons.tsx";
import { reverseTestPayment } from "./test-refund.server.ts";
import {
  cancelTestSubscription,
  findTestSubscription,
  renewTestSubscription,
} from "./test-subscription.server.ts";
import type { Route } from "./+types/test-portal.route";

export function meta() {
  return [{ title: "Manage Subscription · Test mode" }, { name: "robots", content: "noindex" }];
}

export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  signInFirst(ctx, request);
  const subscription = await findTestSubscription(ctx);
  return {
    receipts: (await listReceipts(ctx)).filter(({ isTest }) => isTest),
    subscription: subscription
      ? {
          tier: subscription.tier,
          amountCents: subscription.amountCents,
          pendingTier: subscription.pendingTier,
          status: subscription.status,
          periodEnd: subscription.periodEnd.toISOString(),
          isEnding: subscription.cancelAtPeriodEnd,
        }
      : null,
  };
});

export const action = formAction(async ({ context, request }: Route.ActionArgs) => {
  const ctx = context.get(requestCtx);
  const input = parseInput(portalInput, await readForm(request));
  if ("paymentId" in input) await reverseTestPayment(ctx, input.paymentId, input.intent);
  else if (input.intent === "cancel" || input.intent === "resume")
    await cancelTestSubscription(ctx, input.intent === "cancel");
  else await renewTestSubscription(ctx, input.intent === "renew" ? "paid" : "failed");
  return { ok: true as const };
});

export default function TestPortal({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <TestPage title="Manage Subscription" refusal={actionData?.ok === false ? actionData.message : undefined}>
      <PlanPanel subscription={loaderData.subscription} />
      {loaderData.receipts.length > 0 ? (
        <Section title="Payments" lead="Play what the seller or a bank would do with a payment.">
          <ReceiptsTable receipts={loaderData.receipts} Actions={ReversalButtons} />
        </Section>
      ) : null}
      <div className="mt-6">
        <BackLink to="/subscription">Back to Pricing</BackLink>
      </div>
    </TestPage>
  );
}
