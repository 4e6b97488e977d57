import { Form } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formAction, pageLoader } from "#app/platform/http/page-door.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Page } from "#app/ui/page.tsx";
import { confirmSubscription } from "./confirm-subscription.server.ts";
import { newsletterSteps, type NewsletterStep } from "./schema.ts";
import { unsubscribeFromNewsletter } from "./unsubscribe-from-newsletter.server.ts";
import type { Route } from "./+types/newsletter.route";

// The link in the mail only opens this page: mail programs that fetch links must not confirm or end anything.
export const loader = pageLoader(async ({ params, request }: Route.LoaderArgs) => readLink(params, request));

export const action = formAction(async ({ params, request, context }: Route.ActionArgs) => {
  const { step, token } = readLink(params, request);
  const ctx = context.get(requestCtx);
  if (step === "unsubscribe") {
    await unsubscribeFromNewsletter(ctx, { token });
    return { ok: true as const, unsubscribeToken: null };
  }
  return { ok: true as const, ...(await confirmSubscription(ctx, { token })) };
});

function readLink(params: { step: string }, request: Request): { step: NewsletterStep; token: string } {
  const step = newsletterSteps.find((known) => known === params.step);
  if (!step) throw new AppError("not_found", "There is nothing at this address.");
  return { step, token: new URL(request.url).searchParams.get("token") ?? "" };
}

const words = {
  confirm: {
    title: "Confirm your subscription",
    lead: "One press, and the next article comes to you by e-mail.",
    button: "Confirm subscription",
    done: "Your subscription is confirmed",
  },
  unsubscribe: {
    title: "Unsubscribe",
    lead: "You will receive no further issue at this address.",
    button: "Unsubscribe",
    done: "You are unsubscribed",
  },
};

export function meta() {
  return [{ title: "Newsletter" }, { name: "robots", content: "noindex" }];
}

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead, button, done } = words[loaderData.step];
  if (actionData?.ok) {
    return (
      <Page look="text">
        <h1 className="text-page">{done}</h1>
        <p className="mt-3 text-lead text-muted-foreground">
          {actionData.unsubscribeToken
            ? "Thank you. Every issue has a link that ends it again."
            : "The address is off the list. You can subscribe again at any time."}
        </p>
        <ButtonLink to="/blog" className="mt-6">
          Back to the blog
        </ButtonLink>
      </Page>
    );
  }
  return (
    <Page look="text">
      <h1 className="text-page">{title}</h1>
      <p className="mt-3 text-lead text-muted-foreground">{lead}</p>
      {actionData ? (
        <p role="alert" className="mt-4 text-destructive">
          {actionData.message}
        </p>
      ) : null}
      <Form method="post" className="mt-6">
        <Button>{button}</Button>
      </Form>
    </Page>
  );
}
