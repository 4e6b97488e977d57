import { data, redirect } from "react-router";
import { siteBrand } from "#app/brand.server.ts";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { signInInput } from "#app/core/accounts/schema.ts";
import { signIn } from "#app/core/accounts/sign-in.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { safeReturnPath } from "#app/platform/http/return-path.ts";
import { pageTitle } from "#app/platform/http/share-meta.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { AuthPage } from "./auth-page.tsx";
import { credentialsAction } from "./credentials-action.server.ts";
import type { Route } from "./+types/sign-in.route";

/** What brought somebody here, told once they arrive. */
const notices: Record<string, string> = {
  created: "Account created! Please check your email to continue.",
  password: "Your new password is saved. Sign in with it.",
};

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Sign In") }, { name: "robots", content: "noindex" }];
}

export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const next = safeReturnPath(searchParams.get("next"));
  if (isMember(context.get(requestCtx).viewer)) return redirect(next);
  return { next, siteName: siteBrand().name, notice: notices[searchParams.get("after") ?? ""] };
}

export const action = credentialsAction(async ({ request, context }, form) => {
  const { cookies } = await signIn(context.get(requestCtx), parseInput(signInInput, form), request.headers);
  const headers = new Headers(cookies.map((cookie) => ["set-cookie", cookie]));
  if (form.stay === "1") return data({ ok: true as const, message: "Welcome back!" }, { headers });
  return redirect(safeReturnPath(form.next), { headers });
});

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const sent = actionData?.ok === false ? actionData : undefined;
  return <AuthPage {...loaderData} next={sent?.next ?? loaderData.next} start="login" sent={sent} />;
}
