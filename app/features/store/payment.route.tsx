import { ExternalLink } from "lucide-react";
import { Form, isRouteErrorResponse, Link, redirect, useNavigation } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { SignInButton } from "#app/core/accounts/sign-in-button.tsx";
import { isMember } from "#app/core/accounts/viewer.ts";
import { getPaymentOptions } from "#app/core/catalog/get-payment-options.server.ts";
import { getRecord } from "#app/core/catalog/get-record.server.ts";
import { formAction, pageLoader, type Refusal } from "#app/platform/http/page-door.server.ts";
import { pageTitle } from "#app/platform/http/share-meta.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field, FieldError } from "#app/ui/field.tsx";
import { BackLink, Page, PageHeader } from "#app/ui/page.tsx";
import { Price } from "#app/ui/price.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { findItem } from "./find-item.server.ts";
import { findPurchase, type ShownOrder } from "./list-orders.server.ts";
import { reportPayment } from "./report-payment.server.ts";
import { storePath } from "./store-address.ts";
import type { Route } from "./+types/payment.route";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [
    {
      title: pageTitle(matches, loaderData ? `Pay for ${loaderData.item.title}` : "Item not found"),
    },
    { name: "robots", content: "noindex" },
  ];
}

export const loader = pageLoader(async ({ context, params }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  const stored = await findItem(ctx, params.id);
  const item = await getRecord(ctx, params.id);
  // What is free or theirs already is not paid for.
  if (item.price === 0 || item.isReadable) throw redirect(`/prompt/${params.id}`);
  return {
    item,
    payment: await getPaymentOptions(ctx, params.id),
    order: await findPurchase(ctx, params.id),
    isSignedIn: isMember(ctx.viewer),
    canReport: stored.ownerId !== null,
  };
});

export const action = formAction(async ({ context, params, request }: Route.ActionArgs) => {
  const { note } = await readForm(request);
  await reportPayment(context.get(requestCtx), params.id, typeof note === "string" ? note : "");
  return { ok: true as const };
});

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { item, payment, order, isSignedIn, canReport } = loaderData;
  const hasNone = payment.links.length === 0 && payment.instructions === null;
  return (
    <Page look="text">
      <BackLink to={storePath}>Back to the User Store</BackLink>
      <PageHeader
        title={item.title}
        lead={
          <>
            Sold by {item.creator}. You pay the seller directly; this site takes no part of it and cannot
            refund it.
          </>
        }
        badge={<Price amount={item.price} unit="dollars" size="lg" />}
      />
      <Card className="flex flex-col gap-4">
        <CardHeader title="1. Pay the seller" />
        {hasNone ? <p className="text-muted-foreground">No payment options available</p> : null}
        {payment.links.length > 0 ? (
          <ul className="flex flex-wrap gap-2.5">
            {payment.links.map(({ label, url }, index) => (
              <li key={url}>
                <ButtonAnchor
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  variant={index === 0 ? "primary" : "outline"}
                >
                  {label} <ExternalLink />
                  <span className="sr-only"> (opens in a new tab)</span>
                </ButtonAnchor>
              </li>
            ))}
          </ul>
        ) : null}
        {payment.instructions ? (
          <p className="text-ui break-words whitespace-pre-line">{payment.instructions}</p>
        ) : null}
      </Card>
      <Card className="mt-5 flex flex-col gap-4">
        <CardHeader title="2. Tell the seller" />
        {canReport ? (
          <Report order={order} isSignedIn={isSignedIn} itemId={item.id} refusal={refused(actionData)} />
        ) : (
          <p className="text-ui text-muted-foreground">
            This seller has no account here. They send you the item themselves: keep the receipt of your
            payment, and write to them through the links on{" "}
            <Link to={`/prompt/${item.id}`} className="text-link underline">
              the item’s page
            </Link>
            .
          </p>
        )}
      </Card>
    </Page>
  );
}

function refused(answer: Route.ComponentProps["actionData"]): Refusal | undefined {
  return answer && !answer.ok ? answer : undefined;
}

interface ReportProps {
  order: ShownOrder | null;
  isSignedIn: boolean;
  itemId: string;
  refusal: Refusal | undefined;
}

function Report({ order, isSignedIn, itemId, refusal }: ReportProps) {
  const isBusy = useNavigation().formMethod === "POST";
  if (!isSignedIn)
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="text-ui text-muted-foreground">
          The item is released into your library, so it needs an account.
        </p>
        <SignInButton next={`/store/${itemId}`} />
      </div>
    );
  if (order?.status === "reported")
    return (
      <Notice tone="info">
        The seller knows that you have paid. When they confirm it, the item stands in{" "}
        <Link to="/my-library" className="text-link underline">
          your library
        </Link>{" "}
        and you are told.
      </Notice>
    );
  return (
    <Form method="post" className="flex flex-col items-start gap-4">
      {order?.status === "declined" ? (
        <Notice tone="warning" className="w-full">
          <b className="font-strong">The seller found no payment.</b> {order.reason}
        </Notice>
      ) : null}
      <p className="text-ui text-muted-foreground">
        The seller checks that the payment has arrived and then releases the item. This is in their hands, not
        ours.
      </p>
      <Field
        label="How did you pay?"
        error={refusal?.fields.note}
        hint="Optional: the service and the number of the payment help the seller to find it."
        className="w-full"
      >
        <Textarea name="note" rows={2} defaultValue={order?.note} />
      </Field>
      {refusal && !refusal.fields.note ? <FieldError>{refusal.message}</FieldError> : null}
      <Button isBusy={isBusy}>I have paid</Button>
    </Form>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <Page look="text">
      <h1 className="sr-only">Item not found</h1>
      <EmptyState
        level={2}
        title="The item you're looking for doesn't exist."
        action={<BackLink to={storePath}>Back to the User Store</BackLink>}
      />
    </Page>
  );
}
