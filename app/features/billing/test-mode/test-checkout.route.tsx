import { Form, redirect, useNavigation } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formAction, pageLoader } from "#app/platform/http/page-door.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DetailList } from "#app/ui/detail-list.tsx";
import { formatCents } from "#app/features/billing/money.ts";
import { isPackId, isPlanId, itemName, packCredits, packOf, planOf } from "#app/features/billing/plans.ts";
import { signInFirst } from "#app/features/billing/sign-in-first.server.ts";
import { cancelTestOrder, findTestOrder, payTestOrder } from "./test-order.server.ts";
import { TestPage } from "./test-page.tsx";
import type { Route } from "./+types/test-checkout.route";

export function meta() {
  return [{ title: "Checkout · Test mode" }, { name: "robots", content: "noindex" }];
}

export const loader = pageLoader(async ({ context, params, request }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  signInFirst(ctx, request);
  const { item, kind, offer, amountCents, status } = await findTestOrder(ctx, params.orderId);
  return { item, kind, offer, amountCents, status };
});

export const action = formAction(async ({ context, params, request }: Route.ActionArgs) => {
  const ctx = context.get(requestCtx);
  const { outcome } = await readForm(request);
  if (outcome === "success") {
    await payTestOrder(ctx, params.orderId);
    return redirect("/subscription?checkout=success");
  }
  if (outcome === "cancel") {
    await cancelTestOrder(ctx, params.orderId);
    return redirect("/subscription?checkout=canceled");
  }
  throw new AppError("bad_request", "Your card was declined. Nothing was charged. You can try again.");
});

export default function TestCheckout({ loaderData, actionData }: Route.ComponentProps) {
  const { item, kind, offer, amountCents, status } = loaderData;
  const pressed = useNavigation().formData?.get("outcome");
  const name = isPlanId(item) || isPackId(item) ? itemName(item) : item;
  const credits = isPlanId(item) ? planOf(item).credits : isPackId(item) ? packCredits(packOf(item)) : 0;
  return (
    <TestPage title="Checkout" isNarrow refusal={actionData?.ok === false ? actionData.message : undefined}>
      <Card padding="lg">
        <DetailList
          items={[
            { label: "Item", value: name },
            ...(offer ? [{ label: "Offer", value: "Founder offer" }] : []),
            { label: "Credits", value: kind === "plan" ? `${credits} each month` : String(credits) },
            { label: "Payment", value: kind === "plan" ? "Monthly, until you cancel" : "Once" },
          ]}
        />
        <p className="mt-5 flex items-baseline justify-between gap-4">
          <span className="font-strong">To pay today</span>
          <span className="text-heading font-[720]">{formatCents(amountCents)}</span>
        </p>
        {status === "open" ? (
          <Form method="post" className="mt-6 grid gap-3">
            <Button
              size="lg"
              name="outcome"
              value="success"
              isBusy={pressed === "success"}
              busyLabel="Processing..."
            >
              Pay {formatCents(amountCents)}
            </Button>
            <Button variant="outline" name="outcome" value="failure" isBusy={pressed === "failure"}>
              Try a card that is declined
            </Button>
            <Button variant="ghost" name="outcome" value="cancel" isBusy={pressed === "cancel"}>
              Cancel and go back
            </Button>
          </Form>
        ) : (
          <div className="mt-6 grid gap-3">
            <p className="text-muted-foreground">
              {status === "paid"
                ? "This order is paid already."
                : "This order was closed. Please start again."}
            </p>
            <ButtonLink to="/subscription" size="lg">
              Back to Pricing
            </ButtonLink>
          </div>
        )}
      </Card>
    </TestPage>
  );
}
