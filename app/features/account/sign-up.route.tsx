import { data, redirect } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { signUpInput } from "#app/core/accounts/schema.ts";
import { signUp } from "#app/core/accounts/sign-up.server.ts";
import { formAction } from "#app/platform/http/page-door.server.ts";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";
import { safeReturnPath } from "#app/platform/http/return-path.ts";
import type { Route } from "./+types/sign-up.route";

export function loader() {
  return redirect("/account/sign-in");
}

export const action = formAction(async ({ request, context }: Route.ActionArgs) => {
  const form = await readForm(request);
  const { cookies } = await signUp(context.get(requestCtx), parseInput(signUpInput, form), request.headers);
  const headers = new Headers(cookies.map((cookie) => ["set-cookie", cookie]));
  const message = "Account created! Please check your email to continue.";
  if (form.stay === "1") return data({ ok: true as const, message }, { headers });
  return redirect(safeReturnPath(form.next), { headers });
});
