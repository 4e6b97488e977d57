import { Form, useNavigation } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { requestReset } from "#app/core/accounts/reset-password.server.ts";
import { emailInput } from "#app/core/accounts/schema.ts";
import { formAction } from "#app/platform/http/page-door.server.ts";
import { pageTitle } from "#app/platform/http/share-meta.ts";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, FieldError } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { BackLink, Page } from "#app/ui/page.tsx";
import { Notice } from "#app/ui/site-banner.tsx";
import type { Route } from "./+types/forgot.route";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Forgot password") }, { name: "robots", content: "noindex" }];
}

export const action = formAction(async ({ request, context }: Route.ActionArgs) => {
  const { email } = parseInput(emailInput, await readForm(request));
  await requestReset(context.get(requestCtx), email);
  return { ok: true as const };
});

export default function Forgot({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === "submitting";
  return (
    <Page className="max-w-120!">
      <BackLink to="/account/sign-in">Back to sign in</BackLink>
      <Card>
        <h1 className="mb-2 text-heading">Forgot your password?</h1>
        <p className="mb-5 text-muted-foreground">
          Tell us your address and we send you a link to set a new one.
        </p>
        {actionData?.ok ? (
          <Notice tone="info">
            If there is an account for this address, a mail with a link is on its way.
          </Notice>
        ) : (
          <Form method="post" className="flex flex-col gap-4">
            {actionData && !actionData.fields.email ? <FieldError>{actionData.message}</FieldError> : null}
            <Field label="Email" error={actionData?.fields.email} isRequired>
              <Input name="email" type="email" autoComplete="email" />
            </Field>
            <Button size="lg" isBusy={isBusy}>
              Send the link
            </Button>
          </Form>
        )}
      </Card>
    </Page>
  );
}
