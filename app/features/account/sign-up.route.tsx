import { data, redirect } from "react-router";
import { siteBrand } from "#app/brand.server.ts";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { signUpInput } from "#app/core/accounts/schema.ts";
import { signUp } from "#app/core/accounts/sign-up.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { pageTitle } from "#app/platform/http/share-meta.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { safeReturnPath } from "#app/platform/http/return-path.ts";
import { AuthPage } from "./auth-page.tsx";
import { credentialsAction } from "./credentials-action.server.ts";
import type { Route } from "./+types/sign-up.route";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Sign Up") }, { name: "robots", content: "noindex" }];
}

export function loader({ context, request }: Route.LoaderArgs) {
  const next = safeReturnPath(new URL(request.url).searchParams.get("next"));
  if (isMember(context.get(requestCtx).viewer)) return redirect(next);
  return { next, siteName: siteBrand().name };
}

export const action = credentialsAction(async ({ request, context }, form) => {
  const { cookies, accessToken } = await signUp(
    context.get(requestCtx),
    parseInput(signUpInput, form),
    request.headers,
  );
  const headers = new Headers(cookies.map((cookie) => ["set-cookie", cookie]));
  const message = "Account created! Please check your email to continue.";
  if (form.stay === "1") return data({ ok: true as const, message }, { headers });
  // Where mail is set up nobody is signed in yet (D7): the page says what to do next.
  return redirect(accessToken ? safeReturnPath(form.next) : "/account/sign-in?after=created", { headers });
});

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const sent = actionData?.ok === false ? actionData : undefined;
  return <AuthPage {...loaderData} next={sent?.next ?? loaderData.next} start="sign-up" sent={sent} />;
}
