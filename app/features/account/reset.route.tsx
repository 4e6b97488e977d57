import { Form, redirect, useNavigation } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { resetPassword } from "#app/core/accounts/reset-password.server.ts";
import { resetInput } from "#app/core/accounts/schema.ts";
import { formAction } from "#app/platform/http/page-door.server.ts";
import { pageTitle } from "#app/platform/http/share-meta.ts";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, FieldError } from "#app/ui/field.tsx";
import { Page } from "#app/ui/page.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import type { Route } from "./+types/reset.route";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Set a new password") }, { name: "robots", content: "noindex" }];
}

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

export const action = formAction(async ({ request, context }: Route.ActionArgs) => {
  const { token, password } = parseInput(resetInput, await readForm(request));
  await resetPassword(context.get(requestCtx), token, password);
  return redirect("/account/sign-in?after=password");
});

export default function Reset({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === "submitting";
  return (
    <Page className="max-w-120!">
      <Card>
        <h1 className="mb-5 text-heading">Set a new password</h1>
        <Form method="post" className="flex flex-col gap-4">
          <input type="hidden" name="token" value={token} />
          {actionData && !actionData.fields.password ? (
            <div className="flex flex-col items-start gap-3">
              <FieldError>{actionData.message}</FieldError>
              <ButtonLink to="/account/forgot" variant="outline" size="sm">
                Ask for a new link
              </ButtonLink>
            </div>
          ) : null}
          <Field
            label="New password"
            hint="At least 8 characters."
            error={actionData?.fields.password}
            isRequired
          >
            <PasswordInput name="password" autoComplete="new-password" />
          </Field>
          <Button size="lg" isBusy={isBusy}>
            Save password
          </Button>
        </Form>
      </Card>
    </Page>
  );
}
