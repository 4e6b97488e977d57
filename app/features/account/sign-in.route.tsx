import { data, redirect } from "react-router";
import { siteBrand } from "#app/brand.server.ts";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { signInInput } from "#app/core/accounts/schema.ts";
import { signIn } from "#app/core/accounts/sign-in.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { safeReturnPath } from "#app/platform/http/return-path.ts";
import { formAction } from "#app/platform/http/page-door.server.ts";
import { pageTitle } from "#app/platform/http/share-meta.ts";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Page } from "#app/ui/page.tsx";
import { AuthForms } from "./auth-forms.tsx";
import type { Route } from "./+types/sign-in.route";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Sign In") }, { name: "robots", content: "noindex" }];
}

export function loader({ context, request }: Route.LoaderArgs) {
  const next = safeReturnPath(new URL(request.url).searchParams.get("next"));
  if (isMember(context.get(requestCtx).viewer)) return redirect(next);
  return { next, siteName: siteBrand().name };
}

export const action = formAction(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  const { cookies } = await signIn(context.get(requestCtx), parseInput(signInInput, form), request.headers);
  const headers = new Headers(cookies.map((cookie) => ["set-cookie", cookie]));
  if (form.stay === "1") return data({ ok: true as const, message: "Welcome back!" }, { headers });
  return redirect(safeReturnPath(form.next), { headers });
});

/** The dialog as a page, for browsers without JavaScript and for links in mails. */
export default function SignIn({ loaderData }: Route.ComponentProps) {
  return (
    <Page className="max-w-120!">
      <Card className="p-6">
        <h1 className="mb-5 text-heading">Welcome to {loaderData.siteName}</h1>
        <AuthForms next={loaderData.next} />
      </Card>
    </Page>
  );
}
